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
