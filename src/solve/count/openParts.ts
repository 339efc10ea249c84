import type { Cover } from './cover.ts';

/**
 * Tells fronts that can never be filled: some connected part of what is open has a size that no
 * pieces add up to. Beyond the reach of what was placed all is open, and taken for one part.
 */
export class OpenParts {
  private readonly cover: Cover;
  /** Whether pieces can add up to every size. */
  private readonly isVain: boolean;
  /** About how many reads it takes to look at a front. */
  readonly work: number;
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
    this.work = this.isVain ? 0 : reach * width;
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

  /** Whether a front is lost: its first open cell, and the words of what comes after it. */
  isLost(start: number, words: Int32Array): boolean {
    if (this.isVain) return false;
    const { reach, width } = this.cover;
    const horizon = Math.min(this.weightFrom.length - 1, start + reach + 1);
    const after = horizon - start - 1;
    if (width === 1) return this.isLostInWord(start, horizon, ~words[0]! & lowest(after));
    for (let i = 0; i < width; i++) this.left[i] = ~words[i]! & lowest(after - 32 * i);
    return this.isLostInWords(start, horizon);
  }

  /** The same for boards of one word, held in local names. */
  private isLostInWord(start: number, horizon: number, open: number): boolean {
    const { weight, reach, fillable } = this.cover;
    const { around, lastNeighbour } = this;
    const rows = start * (reach + 1) - start;
    let tail = this.weightFrom[horizon]!;
    let left = open;
    let cell = start;
    for (;;) {
      let size = 0;
      let isTail = false;
      for (let edge = 0; ;) {
        size += weight[cell]!;
        if (lastNeighbour[cell]! >= horizon) isTail = true;
        const fresh = left & around[rows + cell]!;
        left ^= fresh;
        edge |= fresh;
        if (edge === 0) break;
        cell = start + 32 - Math.clz32(edge & -edge);
        edge &= edge - 1;
      }
      if (isTail) tail += size;
      else if (fillable[size] === 0) return true;
      if (left === 0) return fillable[tail] === 0;
      cell = start + 32 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }

  private isLostInWords(start: number, horizon: number): boolean {
    const { weight, width, reach, fillable } = this.cover;
    const { left, edge, around, lastNeighbour } = this;
    let tail = this.weightFrom[horizon]!;
    for (let seed = start; seed >= 0; seed = nextOf(left, start)) {
      // One part, from its first cell on; nothing is left on the edge when it ends.
      let size = 0;
      let isTail = false;
      for (let cell = seed; cell >= 0; cell = nextOf(edge, start)) {
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
    }
    return fillable[tail] === 0;
  }
}

/** A word in which so many bits are set. */
const lowest = (bits: number): number => (bits >= 32 ? -1 : bits <= 0 ? 0 : (1 << bits) - 1);

/** Takes the first cell out of a set of those after `start`; −1 if there is none. */
function nextOf(set: Int32Array, start: number): number {
  for (let i = 0; i < set.length; i++) {
    const word = set[i]!;
    if (word === 0) continue;
    set[i] = word & (word - 1);
    return start + 32 * i + 32 - Math.clz32(word & -word);
  }
  return -1;
}
