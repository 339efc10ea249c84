import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations } from '../../puzzle/orient.ts';
import type { Cell } from '../../puzzle/types.ts';
import { orders, type FillOrder } from '../../solve/orders/index.ts';
import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import type { Search } from '../../solve/search.ts';
import { piecesDue } from '../../solve/state.ts';
import { restrict } from '../../solve/symmetry/hold.ts';
import { isAllowed } from '../../solve/symmetry/symmetry.ts';

/** A cell as programs have it. */
export type Place = readonly [row: number, column: number];

/** What is branched on: the first open cell, that with the fewest ways left, or such a piece as well. */
type Choice = 'first' | 'fewestCell' | 'fewestItem';

/** A search as data of a short program, which lays the same pieces in the same order. */
export interface Program {
  readonly choice: Choice;
  /** The cells to cover by row and column from 1, in fill order. */
  readonly board: readonly Place[];
  /** The pieces that are left, in the order in which they are tried. */
  readonly pieces: readonly {
    readonly name: string;
    /** At most as many as there are cells. */
    readonly copies: number;
    readonly shapes: readonly (readonly Place[])[];
  }[];
  /** The names of the pieces of which no copy may be left. */
  readonly due: readonly string[];
  /** Whether the board may be full without them. */
  readonly mayLeave: boolean;
  /** Whether some moves do not map the lattice onto itself, so that shapes cannot be moved by them. */
  readonly hasKinds: boolean;
  /** Whether shapes are given as they lie on the board, and cannot be moved. */
  readonly isInPlace: boolean;
  readonly isHeld: boolean;
  readonly hasFixed: boolean;
  /** The rules that the program does without: it lays more pieces, and finds the same solutions. */
  readonly rulesLeftOut: readonly RuleId[];
  /** Whether it counts images of a solution that the search does not. */
  readonly countsImages: boolean;
}

function choiceOf({ solver, order }: Search): Choice | undefined {
  if (solver === 'dlx') return 'fewestItem';
  if (order === 'fewest') return 'fewestCell';
  const fillOrder: FillOrder = orders[order];
  return fillOrder.branching ? undefined : 'first';
}

/** A search as a program; undefined if its order is chosen anew at each node, and not by numbers of ways. */
export function programOf(problem: Problem, search: Search): Program | undefined {
  const choice = choiceOf(search);
  if (!choice) return undefined;
  const { puzzle, pieces, cells } = problem;
  const lattice = lattices[puzzle.lattice];
  const left = Math.min(...problem.board.map(([column]) => column));
  const first = lattice.isTranslation(left, 0) ? left : left - 1;
  const { held, group } = restrict(problem, search.unique, search.hold);
  const tried = [...pieceSequence(problem, search.pieces, search.seed)].filter(
    (piece) => pieces[piece]!.copies > 0,
  );
  const isInPlace = hasPiecesInPlace(problem);
  // What cannot be moved is where it is on the board.
  const [ahead, below] = isInPlace ? [1 - first, 1] : [0, 0];
  const placeOf = ([column, row]: Cell): Place => [row + below, column + ahead];
  const isDue = new Set(piecesDue(problem));
  const area = tried.reduce((sum, i) => sum + pieces[i]!.cells.length * pieces[i]!.copies, 0);
  return {
    choice,
    board: Array.from(orders[search.order].sequence(problem, search.seed), (cell) => {
      const [column, row] = cells[cell]!;
      return [row + 1, column - first + 1];
    }),
    pieces: tried.map((number) => {
      const { name, copies, cells: shape, freedom } = pieces[number]!;
      const shapes = orientations(lattice, shape, freedom)
        .filter((_, orientation) => isAllowed(held, number, orientation))
        .map((image) => image.map(placeOf));
      return { name, copies: Math.min(copies, cells.length), shapes };
    }),
    due: tried.filter((piece) => isDue.has(piece)).map((piece) => pieces[piece]!.name),
    mayLeave: isDue.size > 0 && area !== cells.length,
    hasKinds: !lattice.isTranslation(1, 0),
    isInPlace,
    isHeld: held.length > 0,
    hasFixed: puzzle.fixed.length > 0,
    rulesLeftOut: search.rules,
    countsImages: group.length > 1,
  };
}
