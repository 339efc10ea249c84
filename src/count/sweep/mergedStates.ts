import type { Instance } from '../plan/instance.ts';
import type { RemainingPieces } from './remainingPieces.ts';
import type { StateStore } from './stateStore.ts';
import { addDigit, BASE } from './digits.ts';

/** The states of one frontier, each multiset once, with the sum of its multiplicities. */
export class MergedStates {
  size = 0;
  /** The number of states before they were merged. */
  read = 0;
  /** The first block of their list. */
  firstBlock = -1;
  multisets = new Int32Array(64);
  /** The digits of the multiplicities, the lowest first. */
  readonly digits: Float64Array[] = [new Float64Array(64)];
  /** Multiset → sum, while states are merged; 0 at all other times. */
  private sums = new Float64Array(64);
  /** Multiset → index here + 1, while digits are added; 0 at all other times. */
  private slots = new Int32Array(64);

  /**
   * Merges the states of a list of blocks. May add a digit to the store.
   *
   * @param last its last block
   * @param filled how many states that block has
   * @param multisets one more than the greatest number of a multiset
   */
  merge(store: StateStore, last: number, filled: number, multisets: number): void {
    if (this.sums.length < multisets) this.reserve(2 * multisets);
    this.digits.length = Math.min(this.digits.length, store.digits.length);
    while (this.digits.length < store.digits.length) this.addDigit();
    if (store.digits.length > 1 || !this.add(store, last, filled))
      this.addDigits(store, last, filled);
  }

  /** Adds multiplicities of one digit; false if a sum has more than one. */
  private add(store: StateStore, last: number, filled: number): boolean {
    const { multisets, sums } = this;
    const counts = this.digits[0]!;
    const chunks = store.digits[0]!;
    let size = 0;
    let read = 0;
    let states = filled;
    let first = last;
    for (let block = last; block >= 0; block = store.before(block)) {
      first = block;
      read += states;
      const chunk = store.chunkOf(block);
      const from = store.multisets[chunk]!;
      const values = chunks[chunk]!;
      const start = store.startOf(block);
      for (let at = start; at < start + states; at++) {
        const multiset = from[at]!;
        if (sums[multiset] === 0) multisets[size++] = multiset;
        sums[multiset]! += values[at]!;
      }
      states = store.perBlock;
    }
    let isOneDigit = true;
    for (let i = 0; i < size; i++) {
      const multiset = multisets[i]!;
      const sum = sums[multiset]!;
      // A sum that was rounded is at least this large.
      if (sum >= BASE) isOneDigit = false;
      counts[i] = sum;
      sums[multiset] = 0;
    }
    this.size = size;
    this.read = read;
    this.firstBlock = first;
    return isOneDigit;
  }

  /** Adds multiplicities of any number of digits. */
  private addDigits(store: StateStore, last: number, filled: number): void {
    const { multisets, digits, slots } = this;
    let size = 0;
    this.read = 0;
    store.forEachBlock(last, filled, (chunk, start, end, block) => {
      this.firstBlock = block;
      this.read += end - start;
      for (let at = start; at < end; at++) {
        const multiset = store.multisets[chunk]![at]!;
        if (slots[multiset] === 0) {
          for (const values of digits) values[size] = 0;
          multisets[size++] = multiset;
          slots[multiset] = size;
        }
        const i = slots[multiset]! - 1;
        let carry = 0;
        for (const [digit, values] of digits.entries())
          carry = addDigit(values, i, store.digits[digit]![chunk]![at]! + carry);
        if (carry === 0) continue;
        store.addDigit();
        this.addDigit();
        digits.at(-1)![i] = carry;
      }
    });
    for (let i = 0; i < size; i++) slots[multisets[i]!] = 0;
    this.size = size;
  }

  private addDigit(): void {
    this.digits.push(new Float64Array(this.multisets.length));
  }

  private reserve(length: number): void {
    this.multisets = new Int32Array(length);
    this.digits.length = 0;
    this.addDigit();
    this.sums = new Float64Array(length);
    this.slots = new Int32Array(length);
  }
}

/** Room at first, enough for most frontiers: code that first runs in mid-count is compiled again. */
const INITIAL = 1024;

/** The successors of merged states after an option of some kind, for those that have the pieces it needs. */
export class Successors {
  size = 0;
  /** The number of options that each option of this kind stands for. */
  factor = 1;
  /** Successor → its multiset. */
  multisets = new Int32Array(INITIAL);
  /** Successor → the merged state that it follows. */
  states = new Int32Array(INITIAL);

  private readonly factors: readonly number[];

  constructor({ factors }: Instance) {
    this.factors = factors;
  }

  find(merged: MergedStates, remaining: RemainingPieces, kind: number): void {
    if (this.multisets.length < merged.size) {
      this.multisets = new Int32Array(2 * merged.size);
      this.states = new Int32Array(2 * merged.size);
    }
    const { multisets, states } = this;
    const from = merged.multisets;
    let next = remaining.next[kind]!;
    let size = 0;
    for (let i = 0; i < merged.size; i++) {
      let multiset = next[from[i]!]!;
      if (multiset === 0) {
        multiset = remaining.computeNext(from[i]!, kind);
        next = remaining.next[kind]!;
      }
      if (multiset < 0) continue;
      multisets[size] = multiset;
      states[size++] = i;
    }
    this.size = size;
    this.factor = this.factors[kind]!;
  }
}
