import { lettersOn } from '../../puzzle/fixed.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { proofOf } from '../../teach/weighting/account.ts';
import type { Weighting } from '../../teach/weighting/weighting.ts';
import { proofSentence, wordsFor } from '../../words/index.ts';
import { CliError, DONE, NOT_FOUND } from '../cliError.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import { searchFor, searchOptions, type PuzzleCommand } from '../command.ts';
import { boardPicture, textOf } from '../terminal/pictures.ts';
import { Progress } from '../terminal/progress.ts';

/** Cells that are marked, by how they are drawn otherwise. */
const marks: Readonly<Record<string, string>> = { '.': '●', '^': '▲', v: '▼' };

/** The board with its marks, or with the weights of its cells; fixed pieces are letters. */
function picture({ puzzle, cells, board }: Problem, { weights }: Weighting): string {
  const isMarked = weights.every((weight) => weight === 0 || weight === 1);
  const width = isMarked ? 1 : 1 + Math.max(...weights.map((weight) => String(weight).length));
  const letters = lettersOn(puzzle);
  const { drawn } = lattices[puzzle.lattice];
  const glyph = (cell: number): string => {
    if (cell >= cells.length) return letters[cell - cells.length]!.character;
    if (!isMarked) return String(weights[cell]);
    const [column, row] = board[cell]!;
    const character = drawn.board[(column + row) % 2 === 0 ? 0 : 1];
    return weights[cell] === 1 ? marks[character]! : character;
  };
  return boardPicture(puzzle.lattice, board, (cell) => ({ text: glyph(cell) }), width)
    .map(textOf)
    .join('\n');
}

/** A proof as JSON. */
function proofJson(problem: Problem, proof: Weighting) {
  const { relation, modulus, weights, shares, board, pieces } = proof;
  const { cell } = jsonOf(problem);
  return {
    relation,
    modulus,
    weights: weights.map((weight, at) => ({ cell: cell(at), weight })),
    pieces: shares.map((share) => ({
      pieces: share.pieces.map((piece) => problem.pieces[piece]!.name),
      copies: Number.isFinite(share.copies) ? share.copies : null,
      weight: share.weight,
    })),
    sums: { board, pieces },
  };
}

/** `why`: marks on cells by which a puzzle has no solution; where none are found, all of it is searched. */
export const why: PuzzleCommand = {
  options: [...searchOptions, 'json'],
  *run(call, puzzle, name) {
    const { options, say, language } = call;
    const { problem, start } = searchFor(call, puzzle);
    const dictionary = wordsFor({ areOptions: hasPiecesInPlace(puzzle) }, language);
    const proof = proofOf(problem);
    if (proof) {
      yield options.json
        ? `${JSON.stringify(proofJson(problem, proof.weighting))}\n`
        : `${proofSentence(proof, dictionary)}\n\n${picture(problem, proof.weighting)}\n`;
      return DONE;
    }
    const solver = start('steps');
    const progress = new Progress(call);
    for (let step = solver.step(); step !== END; step = solver.step()) {
      progress.tick(() => say.searching(solver.placements, solver.progress()));
      if (kindOf(step) !== SOLUTION) continue;
      progress.clear();
      if (options.json) yield `${JSON.stringify({ solvable: true })}\n`;
      throw new CliError(say.hasSolution(`fitful solve ${name}`), NOT_FOUND);
    }
    progress.clear();
    const { placements } = solver;
    yield options.json
      ? `${JSON.stringify({ searched: placements })}\n`
      : `${dictionary.proof.searched(placements)}\n`;
    return DONE;
  },
};
