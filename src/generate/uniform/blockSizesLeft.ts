/** The greatest possible number of multisets of remaining blocks, given the sizes of all blocks. */
export function multisetsOf(sizes: readonly number[]): number {
  const different = [...new Set(sizes)];
  if (different.length === 1) return 1;
  const counts = different.map((size) => sizes.filter((other) => other === size).length);
  return counts.reduce((product, count) => product * (count + 1), 1);
}

/**
 * The multisets of block sizes that are still to be completed, numbered in mixed radix: the number of blocks
 * of each size is a digit, larger sizes being higher digits. If all blocks have one size, the number of
 * blocks left follows from the number of cells left, and every multiset is 0.
 */
export class BlockSizesLeft {
  /** The multiset of all blocks. */
  readonly all: number;
  /** Size → the worth of its digit, 0 for all if there is only one size. */
  private readonly worth: Int32Array;
  /** Size → one more than how many blocks have it. */
  private readonly base: Int32Array;
  /** Multiset → the largest size in it, or 0. */
  private readonly largest: Int32Array;
  /** Multiset → how many blocks are in it. */
  private readonly blocks: Int32Array;

  constructor(sizes: readonly number[]) {
    const most = Math.max(...sizes);
    this.all = multisetsOf(sizes) - 1;
    this.worth = new Int32Array(most + 1);
    this.base = new Int32Array(most + 1).fill(1);
    for (const size of sizes) this.base[size]!++;
    this.largest = new Int32Array(this.all + 1).fill(most);
    this.blocks = new Int32Array(this.all + 1);
    if (this.all === 0) return;
    this.largest[0] = 0;
    let worth = 1;
    for (let size = 1; size <= most; size++) {
      if (this.base[size] === 1) continue;
      this.worth[size] = worth;
      for (let left = worth; left < worth * this.base[size]!; left++) {
        this.largest[left] = size;
        this.blocks[left] = this.blocks[left - worth]! + 1;
      }
      worth *= this.base[size]!;
    }
  }

  /** The largest size that is left; 0 if none is. */
  largestOf(left: number): number {
    return this.largest[left]!;
  }

  /** The number of blocks left, given the number of their cells together. */
  blocksIn(left: number, cells: number): number {
    return this.all === 0 ? cells / this.largest[0]! : this.blocks[left]!;
  }

  /** The multiset with one block of a size less; −1 if none is left. */
  without(left: number, size: number): number {
    const base = this.base[size]!;
    if (base === 1) return -1;
    const worth = this.worth[size]!;
    if (worth === 0) return left;
    return Math.floor(left / worth) % base === 0 ? -1 : left - worth;
  }
}
