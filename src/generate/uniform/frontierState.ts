/** The number of the lowest bit that is set. */
export const lowestIn = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The bits that hold every natural number up to a greatest one. */
const bitsFor = (most: number): number => 32 - Math.clz32(most);

/**
 * The part of an unfinished division that matters for the cells to come. Its components are numbered from 1
 * along the frontier.
 */
export class FrontierState {
  /** The multiset of the sizes of blocks that are not complete, a number of `BlockSizesLeft`. */
  left = 0;
  /** The number of components that may grow and have cells on the frontier. */
  components = 0;
  /** Place on the frontier → its component; 0 if its block is complete. */
  readonly labels: Int32Array;
  /** Component → its places, one bit each. */
  readonly places: Int32Array;
  /** Component → how many cells it has. */
  readonly sizes: Int32Array;
  /** Component → those that it must never meet, one bit each. */
  readonly apart: Int32Array;

  constructor(longest: number) {
    this.labels = new Int32Array(longest);
    this.places = new Int32Array(longest + 2);
    this.sizes = new Int32Array(longest + 2);
    this.apart = new Int32Array(longest + 2);
  }
}

/** Packs states into a few words, as keys of a hash table. */
export class Packing {
  /** 32-bit words of a state. */
  readonly width: number;
  private readonly leftBits: number;
  private readonly labelBits: number;
  private readonly sizeBits: number;

  private words: Int32Array = new Int32Array(0);
  private at = 0;
  private used = 0;
  private word = 0;

  constructor(mostLeft: number, longest: number, largest: number) {
    this.leftBits = bitsFor(mostLeft);
    this.labelBits = bitsFor(longest);
    this.sizeBits = bitsFor(largest);
    const pairs = (longest * (longest - 1)) / 2;
    const bits = this.leftBits + longest * (this.labelBits + this.sizeBits) + pairs;
    this.width = Math.max(1, Math.ceil(bits / 32));
  }

  /** Writes a state whose frontier is so long. */
  pack(state: FrontierState, length: number, into: Int32Array): void {
    const { labels, sizes, apart, components } = state;
    this.words = into;
    this.at = 0;
    this.used = 0;
    this.word = 0;
    this.put(state.left, this.leftBits);
    for (let place = 0; place < length; place++) this.put(labels[place]!, this.labelBits);
    for (let i = 1; i <= components; i++) this.put(sizes[i]!, this.sizeBits);
    for (let i = 2; i <= components; i++) this.put((apart[i]! & ((1 << i) - 1)) >>> 1, i - 1);
    if (this.used > 0) into[this.at++] = this.word;
    while (this.at < into.length) into[this.at++] = 0;
  }

  /** Reads what `pack` wrote, from a place in a list of words on. */
  unpack(words: Int32Array, at: number, length: number, into: FrontierState): void {
    const { labels, places, sizes, apart } = into;
    this.words = words;
    this.at = at;
    this.used = 0;
    into.left = this.take(this.leftBits);
    let components = 0;
    for (let place = 0; place < length; place++) {
      const label = this.take(this.labelBits);
      labels[place] = label;
      if (label > components) {
        components = label;
        places[label] = 0;
      }
      places[label]! |= 1 << place;
    }
    into.components = components;
    for (let i = 1; i <= components; i++) sizes[i] = this.take(this.sizeBits);
    apart[1] = 0;
    for (let i = 2; i <= components; i++) {
      apart[i] = this.take(i - 1) << 1;
      for (let rest = apart[i]!; rest !== 0; rest &= rest - 1) apart[lowestIn(rest)]! |= 1 << i;
    }
  }

  private put(value: number, bits: number): void {
    this.word |= value << this.used;
    this.used += bits;
    if (this.used < 32) return;
    this.words[this.at++] = this.word;
    this.used -= 32;
    this.word = this.used === 0 ? 0 : value >>> (bits - this.used);
  }

  private take(bits: number): number {
    const { used } = this;
    let value = this.words[this.at]! >>> used;
    const end = used + bits;
    if (end >= 32) this.at++;
    if (end > 32) value |= this.words[this.at]! << (32 - used);
    this.used = end & 31;
    return value & ((1 << bits) - 1);
  }
}
