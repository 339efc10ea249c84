import type { Cover } from './cover.ts';

/**
 * Tells fronts that can never be filled: some connected part of what is open has a size that no
 * pieces add up to. Beyond the reach of what was placed all is open, and taken for one part.
 */
export class OpenParts {
  private readonly cover: Cover;
  /** Whether pieces can add up to every size. */
  private readonly isVain: boolean;
  /** Cell → the last cell next to it. */
  private readonly lastNeighbour: Int32Array;
  /** Cell → cells of the board that it and all after it stand for. */
  private readonly weightFrom: Int32Array;
  /**
   * (First open cell × (reach + 1) + cells after it) × width → the cells next to that cell, as bits,
   * the one after the first open cell lowest.
   */
  private readonly around: Int32Array;
  /** What is still to be visited, and what of it to go on from. */
  private readonly left: Int32Array;
  private readonly edge: Int32Array;

  constructor(cover: Cover) {
    const { weight, neighbours, reach, width, fillable } = cover;
    const cells = weight.length;
    this.cover = cover;
    this.isVain = !fillable.includes(0);
    this.lastNeighbour = Int32Array.from(neighbours, (list) => Math.max(-1, ...list));
    this.weightFrom = new Int32Array(cells + 1);
    for (let cell = cells - 1; cell >= 0; cell--)
      this.weightFrom[cell] = this.weightFrom[cell + 1]! + weight[cell]!;
    this.around = new Int32Array(this.isVain ? 0 : cells * (reach + 1) * width);
    this.left = new Int32Array(width);
    this.edge = new Int32Array(width);
    if (this.isVain) return;
    for (let start = 0; start < cells; start++)
      for (let cell = start; cell <= Math.min(start + reach, cells - 1); cell++)
        for (const other of neighbours[cell]!) {
          const bit = other - start - 1;
          if (bit < 0 || bit >= reach) continue;
          const at = (start * (reach + 1) + cell - start) * width;
          this.around[at + (bit >> 5)]! |= 1 << (bit & 31);
        }
  }

  /** Whether a front is lost: its first open cell, and where the words of what comes after begin. */
  isLost(start: number, words: Int32Array, at: number): boolean {
    if (this.isVain) return false;
    const { weight, width, reach, fillable } = this.cover;
    const { left, edge, around, lastNeighbour } = this;
    const cells = weight.length;
    const horizon = Math.min(cells, start + reach + 1);
    for (let i = 0; i < width; i++) {
      const size = horizon - start - 1 - 32 * i;
      left[i] = size >= 32 ? ~words[at + i]! : size <= 0 ? 0 : ~words[at + i]! & ((1 << size) - 1);
    }
    let tail = this.weightFrom[horizon]!;
    let seed = start;
    while (seed >= 0) {
      // One part, from its first cell on.
      let size = 0;
      let isTail = false;
      // The edge is empty whenever a part ends.
      for (let cell = seed; cell >= 0; cell = this.nextOf(edge, start)) {
        size += weight[cell]!;
        if (lastNeighbour[cell]! >= horizon) isTail = true;
        const row = (start * (reach + 1) + cell - start) * width;
        for (let i = 0; i < width; i++) {
          const fresh = left[i]! & around[row + i]!;
          left[i]! ^= fresh;
          edge[i]! |= fresh;
        }
      }
      if (isTail) tail += size;
      else if (fillable[size] === 0) return true;
      seed = this.nextOf(left, start);
    }
    return fillable[tail] === 0;
  }

  /** Takes the first cell out of a set; −1 if there is none. */
  private nextOf(set: Int32Array, start: number): number {
    for (let i = 0; i < set.length; i++) {
      const word = set[i]!;
      if (word === 0) continue;
      set[i] = word & (word - 1);
      return start + 32 * i + 32 - Math.clz32(word & -word);
    }
    return -1;
  }
}
