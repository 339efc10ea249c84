import { inReadingOrder } from '../puzzle/orient.ts';
import type { LaidPiece, Puzzle } from '../puzzle/types.ts';
import { coveredBy, type Problem } from './problem.ts';

/**
 * The puzzle in which the pieces that lie at a moment of a search are fixed, beside those that are already. Once any
 * are, neither its published number nor a title that tells its outcome is known to hold.
 *
 * @param path their placements, in any order
 */
export function fixedAt(problem: Problem, path: ArrayLike<number>): Puzzle {
  const { puzzle, cells, placements } = problem;
  const { published: _published, neutral, ...others } = puzzle;
  const laid = Array.from(path, (placement): LaidPiece => ({
    piece: placements.piece[placement]!,
    orientation: placements.orientation[placement]!,
    cells: Array.from(coveredBy(problem, placement), (cell) => cells[cell]!),
  }));
  const fixed = [...puzzle.fixed, ...laid].sort((one, other) =>
    inReadingOrder(one.cells[0]!, other.cells[0]!),
  );
  return path.length === 0 ? puzzle : { ...others, title: neutral ?? puzzle.title, fixed };
}
