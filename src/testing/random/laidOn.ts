import { numbering } from '../../puzzle/geometry.ts';
import type { LaidPiece, Puzzle } from '../../puzzle/types.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import { compile, coveredBy } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';

/** The fixed pieces of a puzzle, and its first placements that lie beside each other. */
export function laidOn(puzzle: Puzzle): LaidPiece[] {
  const problem = compile(puzzle);
  const { tiles, board, pieces } = problem;
  const left = pieces.map(({ copies }) => copies);
  const laid: LaidPiece[] = [...puzzle.fixed];
  for (let tile = 0; tile < problem.placements.count; tile++) {
    const isTaken = numbering(laid.flatMap(({ cells }) => cells));
    const [piece, orientation] = [tiles.piece[tile]!, tiles.orientation[tile]!];
    const cells = Array.from(coveredBy(problem, tile), (cell) => board[cell]!);
    if (left[piece] === 0 || cells.some((cell) => isTaken(cell) !== undefined)) continue;
    left[piece]!--;
    laid.push({ piece, orientation, cells });
  }
  return laid;
}

/** The pieces of the first solution of a puzzle that has one. */
export function solved(puzzle: Puzzle): readonly LaidPiece[] {
  const problem = compile(puzzle);
  const solver = startSearch(problem, plainSearch, 'steps');
  nextSolution(solver);
  return fixedAt(problem, solver.path.subarray(0, solver.depth)).fixed;
}
