import { coveredBy, type Problem } from '../solve/problem.ts';
import { symmetries, type Symmetry } from '../solve/symmetry/symmetry.ts';

/** An exact cover problem: the number of columns, and the columns of each row. */
interface Matrix {
  readonly columns: number;
  readonly rows: readonly (readonly number[])[];
}

/**
 * Converts a puzzle for exact cover solvers: a column per cell and piece, a row per placement. For
 * unique solutions the rows are reduced as far as possible beforehand: of the pieces that every
 * symmetry moves, the one with the fewest placements keeps one of each orbit. In the 6 × 10 box
 * that is X in one quarter.
 */
export function matrixOf(problem: Problem, unique: boolean): Matrix {
  const { cells, pieces, placements } = problem;
  const group = unique ? symmetries(problem) : [];
  const held = group.length > 1 ? pieceInClasses(problem, group) : undefined;
  const rows = Array.from(placements.piece, (piece, placement) => ({ piece, placement }))
    .filter(({ piece, placement }) => piece !== held || isLeast(placement, group))
    .map(({ piece, placement }) => [...coveredBy(problem, placement), cells.length + piece]);
  return { columns: cells.length + pieces.length, rows };
}

const isLeast = (placement: number, group: readonly Symmetry[]): boolean =>
  group.every((symmetry) => symmetry.placements[placement]! >= placement);

function pieceInClasses({ pieces, placements }: Problem, group: readonly Symmetry[]): number {
  const counts = pieces.map((_, piece) => {
    const own = [...placements.piece.keys()].filter((p) => placements.piece[p] === piece);
    const isMoved = own.every((p) => group.every((s, i) => i === 0 || s.placements[p] !== p));
    return isMoved ? own.length : Infinity;
  });
  return counts.indexOf(Math.min(...counts));
}
