/** How many different stocks there can be of blocks of these sizes. */
export function stocksOf(sizes: readonly number[]): number {
  const different = [...new Set(sizes)];
  if (different.length === 1) return 1;
  const counts = different.map((size) => sizes.filter((other) => other === size).length);
  return counts.reduce((product, count) => product * (count + 1), 1);
}

/**
 * The sizes of the blocks that are still to be completed, as one number: each size is a digit, in a base of its
 * own, that says how many such blocks are left. Larger sizes are higher digits. If all blocks have one size, how
 * many are left follows from the number of cells, and every stock is 0.
 */
export class Stock {
  /** All blocks. */
  readonly full: number;
  /** Size → the worth of its digit, 0 for all if there is only one size. */
  private readonly worth: Int32Array;
  /** Size → one more than how many blocks have it. */
  private readonly base: Int32Array;
  /** Stock → the largest size in it, or 0. */
  private readonly largest: Int32Array;
  /** Stock → how many blocks are in it. */
  private readonly blocks: Int32Array;

  constructor(sizes: readonly number[]) {
    const most = Math.max(...sizes);
    this.full = stocksOf(sizes) - 1;
    this.worth = new Int32Array(most + 1);
    this.base = new Int32Array(most + 1).fill(1);
    for (const size of sizes) this.base[size]!++;
    this.largest = new Int32Array(this.full + 1).fill(most);
    this.blocks = new Int32Array(this.full + 1);
    if (this.full === 0) return;
    this.largest[0] = 0;
    let worth = 1;
    for (let size = 1; size <= most; size++) {
      if (this.base[size] === 1) continue;
      this.worth[size] = worth;
      for (let stock = worth; stock < worth * this.base[size]!; stock++) {
        this.largest[stock] = size;
        this.blocks[stock] = this.blocks[stock - worth]! + 1;
      }
      worth *= this.base[size]!;
    }
  }

  /** The largest size that is left; 0 if none is. */
  largestOf(stock: number): number {
    return this.largest[stock]!;
  }

  /** How many blocks are left, with so many cells together. */
  blocksIn(stock: number, cells: number): number {
    return this.full === 0 ? cells / this.largest[0]! : this.blocks[stock]!;
  }

  /** The stock with one block of a size less; −1 if none is left. */
  without(stock: number, size: number): number {
    const base = this.base[size]!;
    if (base === 1) return -1;
    const worth = this.worth[size]!;
    if (worth === 0) return stock;
    return Math.floor(stock / worth) % base === 0 ? -1 : stock - worth;
  }
}
