import type { Problem } from '../problem.ts';

/** The sums of sizes that selections of pieces have. */
export class SizeSums {
  /** The common size of all pieces; 0 if they differ. */
  readonly onlySize: number;
  /** Sum, up to the size of the board → 1 if some selection has it. */
  readonly isSum: Uint8Array;
  /** Sum → the fewest pieces of the size added last that it takes. */
  private readonly taken: Int32Array;
  private readonly sizes: readonly number[];
  /** Piece → the index of its size in `sizes`. */
  private readonly sizeOf: readonly number[];
  /** Index of a size → pieces left of it. */
  private readonly copies: Int32Array;

  constructor({ cells, pieces }: Problem) {
    const areas = pieces.map((piece) => piece.cells.length);
    this.sizes = [...new Set(areas)];
    this.sizeOf = areas.map((area) => this.sizes.indexOf(area));
    this.copies = new Int32Array(this.sizes.length);
    this.onlySize = this.sizes.length === 1 ? this.sizes[0]! : 0;
    this.isSum = new Uint8Array(cells.length + 1);
    this.taken = new Int32Array(cells.length + 1);
  }

  /** Computes the sums of the copies left: bounded subset sums, size by size. */
  of(left: Int32Array): this {
    const { isSum, taken, sizes, sizeOf, copies } = this;
    copies.fill(0);
    // Capped, since unlimited copies would overflow.
    for (let piece = 0; piece < left.length; piece++)
      copies[sizeOf[piece]!]! += Math.min(left[piece]!, isSum.length);
    isSum.fill(0);
    isSum[0] = 1;
    for (let i = 0; i < sizes.length; i++) {
      const size = sizes[i]!;
      const most = copies[i]!;
      taken.fill(0);
      for (let sum = size; sum < isSum.length; sum++) {
        const without = sum - size;
        if (isSum[sum] === 1 || isSum[without] === 0 || taken[without]! >= most) continue;
        isSum[sum] = 1;
        taken[sum] = taken[without]! + 1;
      }
    }
    return this;
  }
}
