import { safe } from '../safe.ts';
import { BLOCK, type Blocks } from './blocks.ts';

/** The entries of one front, added up: each stock once, with all the ways that lead to it. */
export class Gathered {
  size = 0;
  stocks = new Int32Array(64);
  ways = new Float64Array(64);
  /** Stock → ways, while entries are added up; 0 at all other times. */
  private sums = new Float64Array(64);

  /**
   * Takes the entries of a list, given by its last block and how many that one has, out of stocks of
   * which there are `known`. Gives back their room, and returns how many entries there were.
   */
  gather(blocks: Blocks, last: number, filled: number, known: number): number {
    if (this.sums.length < known) {
      this.stocks = new Int32Array(2 * known);
      this.ways = new Float64Array(2 * known);
      this.sums = new Float64Array(2 * known);
    }
    const { stocks, ways, sums } = this;
    let size = 0;
    let entries = 0;
    let end = filled;
    for (let block = last; block >= 0;) {
      for (let at = block * BLOCK; at < block * BLOCK + end; at++) {
        const stock = blocks.stocks[at]!;
        if (sums[stock] === 0) stocks[size++] = stock;
        sums[stock]! += blocks.counts[at]!;
      }
      entries += end;
      end = BLOCK;
      const before = blocks.before[block]!;
      blocks.giveBack(block);
      block = before;
    }
    for (let i = 0; i < size; i++) {
      const stock = stocks[i]!;
      ways[i] = safe(sums[stock]!);
      sums[stock] = 0;
    }
    this.size = size;
    return entries;
  }
}
