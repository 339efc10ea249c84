import { BASE, DIGIT_BITS, type StateStore } from './stateStore.ts';

/** The states of one frontier, each supply once, with the sum of its multiplicities. */
export class MergedStates {
  size = 0;
  /** How many states there were before they were merged, and the first block of their list. */
  read = 0;
  firstBlock = -1;
  supplies = new Int32Array(64);
  /** Lowest digits of the multiplicities, and the digits above them. */
  counts = new Float64Array(64);
  readonly higher: Float64Array[] = [];
  /** Supply → sum, while states are merged; 0 at all other times. */
  private sums = new Float64Array(64);
  /** Supply → index here + 1, while digits are added; 0 at all other times. */
  private slots = new Int32Array(64);

  /**
   * Merges the states of a list of blocks. May add a digit to the store.
   *
   * @param last its last block
   * @param filled how many states that block has
   * @param supplies one more than the greatest number of a supply
   */
  merge(store: StateStore, last: number, filled: number, supplies: number): void {
    if (this.sums.length < supplies) this.reserve(2 * supplies);
    if (this.higher.length !== store.higher.length) this.resize(store.higher.length);
    if (store.higher.length > 0 || !this.add(store, last, filled))
      this.addDigits(store, last, filled);
  }

  /** All digits of the multiplicities, the lowest first. */
  get digits(): readonly Float64Array[] {
    return [this.counts, ...this.higher];
  }

  /** The multiplicity of a merged state. */
  multiplicity(i: number): bigint {
    let value = 0n;
    for (const digit of this.digits.toReversed())
      value = (value << BigInt(DIGIT_BITS)) + BigInt(digit[i]!);
    return value;
  }

  /** Adds multiplicities of one digit; false if a sum has more than one. */
  private add(store: StateStore, last: number, filled: number): boolean {
    const { supplies, counts, sums } = this;
    let size = 0;
    let read = 0;
    let states = filled;
    let first = last;
    for (let block = last; block >= 0; block = store.before(block)) {
      first = block;
      read += states;
      const chunk = store.chunkOf(block);
      const from = store.supplies[chunk]!;
      const values = store.counts[chunk]!;
      const start = store.startOf(block);
      for (let at = start; at < start + states; at++) {
        const supply = from[at]!;
        if (sums[supply] === 0) supplies[size++] = supply;
        sums[supply]! += values[at]!;
      }
      states = store.perBlock;
    }
    let isOneDigit = true;
    for (let i = 0; i < size; i++) {
      const supply = supplies[i]!;
      const sum = sums[supply]!;
      // A sum that was rounded is at least this large.
      if (sum >= BASE) isOneDigit = false;
      counts[i] = sum;
      sums[supply] = 0;
    }
    this.size = size;
    this.read = read;
    this.firstBlock = first;
    return isOneDigit;
  }

  /** Adds multiplicities of any number of digits. */
  private addDigits(store: StateStore, last: number, filled: number): void {
    const { supplies, counts, higher, slots } = this;
    let size = 0;
    let read = 0;
    let states = filled;
    for (let block = last; block >= 0; block = store.before(block)) {
      this.firstBlock = block;
      read += states;
      const chunk = store.chunkOf(block);
      const start = store.startOf(block);
      for (let at = start; at < start + states; at++) {
        const supply = store.supplies[chunk]![at]!;
        if (slots[supply] === 0) {
          counts[size] = 0;
          for (const digits of higher) digits[size] = 0;
          supplies[size++] = supply;
          slots[supply] = size;
        }
        const i = slots[supply]! - 1;
        let carry = addDigit(counts, i, store.counts[chunk]![at]!);
        for (let digit = 0; digit < higher.length; digit++)
          carry = addDigit(higher[digit]!, i, store.higher[digit]![chunk]![at]! + carry);
        if (carry === 0) continue;
        store.addDigit();
        higher.push(new Float64Array(counts.length));
        higher.at(-1)![i] = carry;
      }
      states = store.perBlock;
    }
    for (let i = 0; i < size; i++) slots[supplies[i]!] = 0;
    this.size = size;
    this.read = read;
  }

  private resize(digits: number): void {
    this.higher.length = Math.min(this.higher.length, digits);
    while (this.higher.length < digits) this.higher.push(new Float64Array(this.counts.length));
  }

  private reserve(length: number): void {
    this.supplies = new Int32Array(length);
    this.counts = new Float64Array(length);
    this.higher.length = 0;
    this.sums = new Float64Array(length);
    this.slots = new Int32Array(length);
  }
}

/** Adds to a digit of a list; returns the carry. */
function addDigit(digits: Float64Array, i: number, value: number): number {
  const sum = digits[i]! + value;
  const carry = Math.floor(sum / BASE);
  digits[i] = sum - carry * BASE;
  return carry;
}
