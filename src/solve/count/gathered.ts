import type { Blocks } from './blocks.ts';

/**
 * Numbers of ways are of any size: they are written to this base, each digit in a list of its own, and a
 * list for a digit more is made where a sum is carried beyond the last. Two digits and a carry are added exactly.
 * Nearly all counts do with one; dominoes on 18 × 18, with three, take no longer than with doubles that
 * lose what is beyond 2⁵³ (4.9 s and 5.1 s, measured by turns).
 */
const BITS = 52;
const BASE = 2 ** BITS;

/** The entries of one front, added up: each stock once, with all the ways that lead to it. */
export class Gathered {
  size = 0;
  stocks = new Int32Array(64);
  /** The lowest digits of the ways to each, and the digits above them. */
  lowest = new Float64Array(64);
  private readonly higher: Float64Array[] = [];
  /** Stock → ways, while entries are added up; 0 at all other times. */
  private sums = new Float64Array(64);
  /** Stock → its place among those gathered + 1, while digits are added up; 0 at all other times. */
  private places = new Int32Array(64);

  /**
   * Takes the entries of a list, given by its last block and how many that one has, out of stocks of
   * which there are `known`. Gives back their room, and returns how many entries there were.
   */
  gather(blocks: Blocks, last: number, filled: number, known: number): number {
    if (this.sums.length < known) this.makeRoom(2 * known);
    if (this.higher.length !== blocks.higher.length) this.startWith(blocks.higher.length);
    if (blocks.higher.length > 0 || !this.addUp(blocks, last, filled))
      this.addUpDigits(blocks, last, filled);
    return (blocks.giveBackAll(last) - 1) * blocks.each + filled;
  }

  /** All the ways that lead to one of the stocks. */
  ways(i: number): bigint {
    let ways = 0n;
    for (let digit = this.higher.length - 1; digit >= 0; digit--)
      ways = (ways << BigInt(BITS)) + BigInt(this.higher[digit]![i]!);
    return (ways << BigInt(BITS)) + BigInt(this.lowest[i]!);
  }

  /** Writes all digits of the ways to one of the stocks but the lowest to a place in lists of digits. */
  writeHigher(i: number, lists: readonly Float64Array[], at: number): void {
    for (let digit = 0; digit < lists.length; digit++) lists[digit]![at] = this.higher[digit]![i]!;
  }

  /** Adds entries of one digit up; false if a sum has more. */
  private addUp(blocks: Blocks, last: number, filled: number): boolean {
    const { stocks, lowest, sums } = this;
    let size = 0;
    const { each } = blocks;
    let end = filled;
    for (let block = last; block >= 0; block = blocks.before[block]!) {
      for (let at = block * each; at < block * each + end; at++) {
        const stock = blocks.stocks[at]!;
        if (sums[stock] === 0) stocks[size++] = stock;
        sums[stock]! += blocks.lowest[at]!;
      }
      end = each;
    }
    let isOneDigit = true;
    for (let i = 0; i < size; i++) {
      const stock = stocks[i]!;
      const sum = sums[stock]!;
      // One that is not exact any more is no less than this.
      if (sum >= BASE) isOneDigit = false;
      lowest[i] = sum;
      sums[stock] = 0;
    }
    this.size = size;
    return isOneDigit;
  }

  /** Adds entries of any number of digits up. */
  private addUpDigits(blocks: Blocks, last: number, filled: number): void {
    const { stocks, lowest, higher, places } = this;
    let size = 0;
    const { each } = blocks;
    let end = filled;
    for (let block = last; block >= 0; block = blocks.before[block]!) {
      for (let at = block * each; at < block * each + end; at++) {
        const stock = blocks.stocks[at]!;
        if (places[stock] === 0) {
          lowest[size] = 0;
          for (const digits of higher) digits[size] = 0;
          stocks[size++] = stock;
          places[stock] = size;
        }
        const i = places[stock]! - 1;
        let carry = addTo(lowest, i, blocks.lowest[at]!);
        for (let digit = 0; digit < higher.length; digit++)
          carry = addTo(higher[digit]!, i, blocks.higher[digit]![at]! + carry);
        if (carry === 0) continue;
        blocks.widen();
        higher.push(new Float64Array(lowest.length));
        higher.at(-1)![i] = carry;
      }
      end = each;
    }
    for (let i = 0; i < size; i++) places[stocks[i]!] = 0;
    this.size = size;
  }

  /** Lets numbers have so many digits above the lowest. */
  private startWith(higher: number): void {
    this.higher.length = 0;
    while (this.higher.length < higher) this.higher.push(new Float64Array(this.lowest.length));
  }

  private makeRoom(room: number): void {
    this.stocks = new Int32Array(room);
    this.lowest = new Float64Array(room);
    this.startWith(0);
    this.sums = new Float64Array(room);
    this.places = new Int32Array(room);
  }
}

/** Adds to a digit in a list; returns what is carried, 0 or 1. */
function addTo(digits: Float64Array, i: number, more: number): number {
  const sum = digits[i]! + more;
  const carry = sum >= BASE ? 1 : 0;
  digits[i] = sum - carry * BASE;
  return carry;
}
