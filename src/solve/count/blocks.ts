import { larger } from './larger.ts';

/** How many entries a block has: a line of memory full of stocks. */
export const BLOCK = 16;

/** Room for lists of entries, a stock and a count each, in blocks that are used again and again. */
export class Blocks {
  /** Block × BLOCK + entry → stock, and the number of ways there. */
  stocks = new Int32Array(64 * BLOCK);
  counts = new Float64Array(64 * BLOCK);
  /** Block → the one filled before it in its list, or −1; among free blocks the next free one. */
  before = new Int32Array(64);
  private size = 0;
  private free = -1;

  /** A block that comes after another in a list; the arrays may be others afterwards. */
  take(before: number): number {
    let block = this.free;
    if (block >= 0) {
      this.free = this.before[block]!;
    } else {
      block = this.size++;
      if (block === this.before.length) {
        this.stocks = larger(this.stocks, 2 * this.stocks.length);
        this.counts = larger(this.counts, 2 * this.counts.length);
        this.before = larger(this.before, 2 * this.before.length);
      }
    }
    this.before[block] = before;
    return block;
  }

  giveBack(block: number): void {
    this.before[block] = this.free;
    this.free = block;
  }

  /** Gives back a block and all before it. */
  giveBackAll(last: number): void {
    for (let block = last; block >= 0;) {
      const before = this.before[block]!;
      this.giveBack(block);
      block = before;
    }
  }

  /** Visits the places of all entries of a list: its last block, and how many that one has. */
  forEach(last: number, filled: number, visit: (at: number) => void): void {
    let end = filled;
    for (let block = last; block >= 0; block = this.before[block]!) {
      for (let at = block * BLOCK; at < block * BLOCK + end; at++) visit(at);
      end = BLOCK;
    }
  }
}
