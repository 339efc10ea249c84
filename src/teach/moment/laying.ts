import { restrict } from '../../solve/symmetry/hold.ts';
import { CellNumbers } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { mayMove, orientations } from '../../puzzle/orient.ts';
import type { Cell } from '../../puzzle/types.ts';
import { orders, type FillOrder } from '../../solve/orders/index.ts';
import { coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { stateAfter } from '../../solve/state.ts';

/** One way to lay a piece on a cell. */
export interface Way {
  readonly piece: number;
  /** In the order of `orientations`, from 0. */
  readonly orientation: number;
  /** The cells, some of which may be outside the board. */
  readonly cells: readonly Cell[];
  readonly leaves: boolean;
  /** The tiles on the board that it would overlap: fixed ones, then placements in the order they were made. */
  readonly overlaps: readonly number[];
}

/** A piece, and the ways to lay it on a cell, all of which leave the board or lie on fixed pieces. */
export interface PieceLeaving {
  readonly piece: number;
  readonly ways: readonly Way[];
}

export const isPossible = ({ leaves, overlaps }: Way): boolean => !leaves && overlaps.length === 0;

/**
 * Lays the pieces that are left on a cell, to see why they do or do not fit there.
 *
 * A search that fills its cells in a fixed order lays on a cell only what has its first cell there. In most
 * orders an orientation has the same first cell wherever it lies, so that this says how it would leave the
 * board, too. In others an orientation is laid on the cell with each of its cells.
 */
export class Laying {
  private readonly problem: Problem;
  private readonly numbers: CellNumbers;
  private readonly shapes: readonly (readonly (readonly Cell[])[])[];
  /**
   * Piece → orientation → the indices of its cells that may cover a cell; none if the piece is held
   * otherwise.
   */
  private readonly anchors: readonly (readonly (readonly number[])[])[];

  constructor(problem: Problem, search: Search) {
    this.problem = problem;
    this.numbers = new CellNumbers(problem.board);
    const lattice = lattices[problem.puzzle.lattice];
    this.shapes = problem.pieces.map(({ cells, freedom }) => orientations(lattice, cells, freedom));
    const { held } = restrict(problem, search.unique, search.hold);
    const firsts = this.firstCells(search);
    this.anchors = this.shapes.map((images, piece) =>
      images.map((cells, orientation) => {
        if (held.some((one) => one.piece === piece && !one.allowed[orientation])) return [];
        const first = firsts?.[piece]![orientation];
        return first === undefined ? [...cells.keys()] : [first];
      }),
    );
  }

  /**
   * The pieces left that leave the board or lie on fixed ones, each with all its ways, whichever way they are
   * laid on an open cell; of those alone that have the same first cell wherever they lie.
   */
  leavingAt(cell: number, path: readonly number[]): PieceLeaving[] {
    const all = this.ways(cell, path);
    const { count } = this.problem.placements;
    const isShut = ({ leaves, overlaps }: Way): boolean =>
      leaves || overlaps.some((tile) => tile >= count);
    const pieces = [...new Set(all.map(({ piece }) => piece))];
    return pieces
      .filter((piece) => this.anchors[piece]!.every(({ length }) => length <= 1))
      .map((piece) => ({ piece, ways: all.filter((way) => way.piece === piece) }))
      .filter(({ ways }) => ways.every(isShut));
  }

  /** The ways to lay what is left on an open cell, piece by piece, after some placements. */
  ways(cell: number, path: readonly number[]): Way[] {
    const { problem, shapes, anchors } = this;
    const lattice = lattices[problem.puzzle.lattice];
    const { left } = stateAfter(problem, Int32Array.from(path));
    const laid = [...fixedTiles(problem), ...path];
    const owner = new Int32Array(problem.board.length).fill(-1);
    for (const [at, tile] of laid.entries())
      for (const covered of coveredBy(problem, tile)) owner[covered] = at;
    const [column, row] = problem.cells[cell]!;
    const found: Way[] = [];
    for (const [piece, images] of shapes.entries()) {
      if (left[piece] === 0) continue;
      for (const [orientation, image] of images.entries())
        for (const anchor of anchors[piece]![orientation]!) {
          const columns = column - image[anchor]![0];
          const rows = row - image[anchor]![1];
          if (!mayMove(lattice, problem.pieces[piece]!.freedom, columns, rows)) continue;
          const cells = image.map(([x, y]): Cell => [x + columns, y + rows]);
          const numbers = cells.map(([x, y]) => this.numbers.at(x, y));
          const owners = numbers.map((number) => (number < 0 ? -1 : owner[number]!));
          const overlaps = laid.filter((_, at) => owners.includes(at));
          found.push({ piece, orientation, cells, leaves: numbers.includes(-1), overlaps });
        }
    }
    return found;
  }

  /**
   * Piece → orientation → the index of its cell that is first in the fill order wherever it lies, undefined
   * if there is no such cell. Undefined if cells are not filled in a fixed order.
   */
  private firstCells({ solver, order, seed }: Search): (number | undefined)[][] | undefined {
    const { problem, shapes } = this;
    const fillOrder: FillOrder = orders[order];
    if (solver !== 'backtrack' || fillOrder.branching) return undefined;
    const rank = new Int32Array(problem.cells.length);
    fillOrder.sequence(problem, seed).forEach((cell, at) => (rank[cell] = at));
    const firsts = shapes.map((images) => images.map((): Set<number> => new Set()));
    const { count, piece, orientation } = problem.placements;
    for (let placement = 0; placement < count; placement++) {
      const cells = coveredBy(problem, placement);
      let first = 0;
      for (let i = 1; i < cells.length; i++) if (rank[cells[i]!]! < rank[cells[first]!]!) first = i;
      firsts[piece[placement]!]![orientation[placement]!]!.add(first);
    }
    return firsts.map((images) =>
      // An orientation that never fits is shut out, whichever of its cells is laid on the cell.
      images.map(([first = 0, ...others]) => (others.length === 0 ? first : undefined)),
    );
  }
}
