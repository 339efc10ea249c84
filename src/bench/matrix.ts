import { coveredBy, type Problem } from '../solve/problem.ts';
import { symmetries, type Symmetry } from '../solve/symmetry.ts';

/** An exact cover problem: how many columns, and of each row the columns in it. */
interface Matrix {
  readonly columns: number;
  readonly rows: readonly (readonly number[])[];
}

/**
 * A puzzle for solvers of exact cover: a column for each cell and piece, a row for each
 * placement. For unique solutions they get the best that can be done for them in advance: of all
 * pieces with a placement that no symmetry leaves alone, the one with the fewest keeps one
 * placement of each class. In the 6 × 10 box that is X in a quarter of it.
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
  group.every((symmetry) => symmetry[placement]! >= placement);

function pieceInClasses({ pieces, placements }: Problem, group: readonly Symmetry[]): number {
  const counts = pieces.map((_, piece) => {
    const own = [...placements.piece.keys()].filter((p) => placements.piece[p] === piece);
    const isMoved = own.every((p) => group.every((s, i) => i === 0 || s[p] !== p));
    return isMoved ? own.length : Infinity;
  });
  return counts.indexOf(Math.min(...counts));
}
