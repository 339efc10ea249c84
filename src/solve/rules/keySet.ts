/** The most words that keys may take: 16 megabytes. */
const MOST_WORDS = 2 ** 22;
const FIRST_SLOTS = 2 ** 8;

/**
 * A set of keys of `width` 32-bit words each: a hash table with linear probing. It grows up to a
 * fixed size, and ignores new keys once that is three quarters full.
 */
export class KeySet {
  private readonly width: number;
  private slots = FIRST_SLOTS;
  private size = 0;
  /** Slot → the hash of its key; 0 if empty. */
  private hashes = new Int32Array(FIRST_SLOTS);
  private words: Int32Array;

  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(FIRST_SLOTS * width);
  }

  /** Whether the key at `from[begin]` onwards is in the set. */
  has(from: Int32Array, begin: number): boolean {
    return this.hashes[this.find(from, begin, this.hash(from, begin))] !== 0;
  }

  add(from: Int32Array, begin: number): void {
    if (this.size * 4 >= this.slots * 3 && !this.grow()) return;
    const hash = this.hash(from, begin);
    const slot = this.find(from, begin, hash);
    if (this.hashes[slot] !== 0) return;
    this.put(slot, hash, from, begin);
    this.size++;
  }

  clear(): void {
    if (this.size > 0) this.hashes.fill(0);
    this.size = 0;
  }

  /** The slot of the key, or the empty slot where it belongs. */
  private find(from: Int32Array, begin: number, hash: number): number {
    const { hashes, words, width, slots } = this;
    let slot = hash & (slots - 1);
    for (; hashes[slot] !== 0; slot = (slot + 1) & (slots - 1)) {
      if (hashes[slot] !== hash) continue;
      const at = slot * width;
      let i = 0;
      while (i < width && words[at + i] === from[begin + i]) i++;
      if (i === width) break;
    }
    return slot;
  }

  private put(slot: number, hash: number, from: Int32Array, begin: number): void {
    const at = slot * this.width;
    this.hashes[slot] = hash;
    for (let i = 0; i < this.width; i++) this.words[at + i] = from[begin + i]!;
  }

  /** Hashes the key; never 0. */
  private hash(from: Int32Array, begin: number): number {
    let hash = 0;
    for (let i = 0; i < this.width; i++) {
      hash = Math.imul(hash ^ from[begin + i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
    return hash === 0 ? 1 : hash;
  }

  /** Makes room for four times as many keys; false at the size limit. */
  private grow(): boolean {
    const { slots, hashes, words, width } = this;
    if (slots * 4 * width > MOST_WORDS) return false;
    this.slots = slots * 4;
    this.hashes = new Int32Array(this.slots);
    this.words = new Int32Array(this.slots * width);
    for (let slot = 0; slot < slots; slot++) {
      const hash = hashes[slot]!;
      if (hash !== 0) this.put(this.find(words, slot * width, hash), hash, words, slot * width);
    }
    return true;
  }
}
