import type { Cover } from './cover.ts';
import { larger } from './larger.ts';
import { mostStocks } from './stocks.ts';

/**
 * How many entries a block has: a line of memory full of stocks, but fewer where a front has few stocks, and
 * so few entries. Then there are the more fronts: dominoes on 20 × 20 have half a million at a time.
 */
export const blockSize = (cover: Cover): number => (mostStocks(cover) < 16 ? 4 : 16);

/** Room for lists of entries, a stock and a number of ways each, in blocks that are used again and again. */
export class Blocks {
  /** How many entries each has. */
  readonly each: number;
  /** Block × each + entry → stock, and the lowest digit of the number of ways there. */
  stocks: Int32Array;
  lowest: Float64Array;
  /** The same of the digits above it, as many as any number here needs: mostly none. */
  readonly higher: Float64Array[] = [];
  /** Block → the one filled before it in its list, or −1; among free blocks the next free one. */
  before = new Int32Array(64);
  private size = 0;
  private free = -1;

  constructor(cover: Cover) {
    this.each = blockSize(cover);
    this.stocks = new Int32Array(64 * this.each);
    this.lowest = new Float64Array(64 * this.each);
  }

  /** How many bytes an entry takes. */
  get bytesEach(): number {
    return 12 + 8 * this.higher.length;
  }

  /** A block that comes after another in a list; the arrays may be others afterwards. */
  take(before: number): number {
    let block = this.free;
    if (block >= 0) {
      this.free = this.before[block]!;
    } else {
      block = this.size++;
      if (block === this.before.length) {
        this.stocks = larger(this.stocks, 2 * this.stocks.length);
        this.lowest = larger(this.lowest, 2 * this.lowest.length);
        this.higher.forEach((digits, i) => {
          this.higher[i] = larger(digits, 2 * digits.length);
        });
        this.before = larger(this.before, 2 * this.before.length);
      }
    }
    this.before[block] = before;
    return block;
  }

  /** Gives back a block and all before it; returns how many these are. */
  giveBackAll(last: number): number {
    let many = 0;
    for (let block = last; block >= 0; many++) {
      const before = this.before[block]!;
      this.before[block] = this.free;
      this.free = block;
      block = before;
    }
    return many;
  }

  /** Lets numbers have a digit more. */
  widen(): void {
    this.higher.push(new Float64Array(this.lowest.length));
  }

  /** Lets numbers have so many digits, where there are none yet. */
  startWith(digits: number): void {
    this.higher.length = 0;
    while (this.higher.length < digits - 1) this.widen();
  }

  /** Visits the places of all entries of a list: its last block, and how many that one has. */
  forEach(last: number, filled: number, visit: (at: number) => void): void {
    const { each } = this;
    let end = filled;
    for (let block = last; block >= 0; block = this.before[block]!) {
      for (let at = block * each; at < block * each + end; at++) visit(at);
      end = each;
    }
  }
}
