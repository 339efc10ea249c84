import { firstColumnOf, lettersOn } from '../../puzzle/fixed.ts';
import type { Cell } from '../../puzzle/types.ts';
import { coveredBy, fixedTiles, type Problem } from '../problem.ts';
import { writeInteger } from './validate.ts';

/** The JSON of cells and placements; columns and rows are those of the text of the puzzle as it is printed. */
export function jsonOf(problem: Problem) {
  const { puzzle, pieces, board, tiles } = problem;
  const first = firstColumnOf(puzzle, lettersOn(puzzle));
  const cell = (number: number): Cell => {
    const [column, row] = board[number]!;
    return [column - first, row];
  };
  /** The piece's name and its cells, as [column, row]. */
  const placement = (number: number) => ({
    piece: pieces[tiles.piece[number]!]!.name,
    cells: Array.from(coveredBy(problem, number), cell),
  });
  return { cell, placement, fixed: fixedTiles(problem).map(placement) };
}

/** The JSON of solutions, as the terminal writes and reads them. */
export function solutionJson(problem: Problem) {
  const { placement, fixed } = jsonOf(problem);
  return (placements: ArrayLike<number>, number: bigint) => ({
    solution: writeInteger(number),
    placements: Array.from(placements, placement),
    fixed,
  });
}
