import type { Problem } from '../problem.ts';

/** Which numbers of cells some choice of pieces has together. */
export class SizeSums {
  /** The one size that all pieces have; 0 if they have several. */
  readonly onlySize: number;
  /** Number of cells, up to those of the board → 1 if it is a sum. */
  readonly isSum: Uint8Array;
  /** Number of cells → how many pieces of the size last added it takes at least. */
  private readonly taken: Int32Array;
  private readonly sizes: readonly number[];
  /** Piece → the number of its size among the sizes. */
  private readonly sizeOf: readonly number[];
  /** Size → how many pieces are left of it. */
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

  /** Adds up what is left of each piece: bounded subset sums, size by size. */
  of(left: Int32Array): this {
    const { isSum, taken, sizes, sizeOf, copies } = this;
    copies.fill(0);
    // No more than there are cells of any one, since what may be used any number of times would overflow.
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
