/** A piece, and how many copies of it. */
export type Need = readonly [piece: number, copies: number];

/**
 * An exact cover problem with ordered cells, as arrays of numbers: choose options that cover every cell
 * exactly once and together need no more copies of each piece than there are. Cells are numbered in the
 * order in which they are filled.
 *
 * Usually an option is a placement. For solutions that a symmetry maps onto themselves it is the orbit of
 * a placement, and cells that are covered by the same options are merged into one.
 */
export interface Instance {
  /** Cell → how many cells of the board it stands for. */
  readonly weight: Int32Array;
  /** Cell → the cells adjacent to it. */
  readonly neighbours: readonly (readonly number[])[];
  /** Cell → the first option whose first cell it is; one longer. */
  readonly firstOption: Int32Array;
  /** Option → its kind: options of one kind need the same pieces. */
  readonly kind: Int32Array;
  /** Kind → what it needs. */
  readonly needs: readonly (readonly Need[])[];
  /** Kind → how many options each of this kind stands for. */
  readonly factors: readonly number[];
  /** The greatest distance from an option's first cell to its last one. */
  readonly reach: number;
  /** 32-bit words for a set of `reach` cells, 1 or more. */
  readonly width: number;
  /** Option × width → the cells it covers after its first one, the next cell being the lowest bit. */
  readonly masks: Int32Array;
  /** Piece → how many copies there are; Infinity if they cannot run out. */
  readonly copies: readonly number[];
  /** Piece → its area, in cells of the board. */
  readonly areas: readonly number[];
  /** Piece → whether all of its copies have to be used. */
  readonly isRequired: readonly boolean[];
  /** Up to 32 required pieces, those with the fewest options first. */
  readonly watched: readonly number[];
  /**
   * Cell → the watched pieces that have an option there or later, as bits, and all bits of no piece; one
   * longer.
   */
  readonly placeable: Int32Array;
  /** Area → 1 if some of the pieces have that area together, else 0. */
  readonly isArea: Uint8Array;
  /** Symmetries of the instance under which states are identified. */
  readonly mirrors: readonly Mirror[];
  /** The number of times that each solution counts. */
  readonly images: number;
}

/**
 * A symmetry of an instance that maps each line of cells, in the order in which they are filled, onto itself:
 * the image of a state is a state a few cells on.
 */
export interface Mirror {
  /** Cell → its image. */
  readonly cells: Int32Array;
  /** Piece → its image. */
  readonly pieces: readonly number[];
}

/** Covered cells beyond the first open one, as a part of the average piece; by measurement. */
const AHEAD = 0.8;

/**
 * Estimates how the work of a sweep is distributed over its cells: in proportion to the number of multisets
 * of pieces with the area that remains there. The number of frontiers changes far less along a board.
 */
export class Workload {
  /** Cell → share of the work before it; one longer. */
  private readonly before: Float64Array;

  constructor({ areas, copies, weight }: Instance) {
    const cells = weight.length;
    const ahead = (AHEAD * areas.reduce((sum, area) => sum + area, 0)) / areas.length;
    let ways = new Float64Array(cells + 1);
    ways[0] = 1;
    for (const [piece, count] of copies.entries()) {
      const size = areas[piece]!;
      const next = new Float64Array(cells + 1);
      for (let area = 0; area <= cells; area++)
        for (let used = 0; used <= count && used * size <= area; used++)
          next[area]! += ways[area - used * size]!;
      ways = next;
    }
    this.before = new Float64Array(cells + 1);
    for (let cell = 0; cell < cells; cell++) {
      const area = Math.min(cells, Math.round(cell + ahead));
      let expected = 0;
      for (let near = Math.max(0, area - 2); near <= Math.min(cells, area + 2); near++)
        expected += ways[near]!;
      this.before[cell + 1] = this.before[cell]! + 1 + expected;
    }
  }

  /** The share of the work done with a share of the frontiers of a cell, and all of those before. */
  done(cell: number, share: number): number {
    const { before } = this;
    const here = (before[cell + 1] ?? before[cell]!) - before[cell]!;
    return Math.min(1, (before[cell]! + share * here) / before.at(-1)!);
  }
}
