/** Room of a new table, in keys. */
const INITIAL = 32;
/** Tables of fewer keys grow fourfold, so that small counts rarely copy them; larger ones grow twofold. */
const FOURFOLD = 2 ** 10;

/**
 * A hash table that numbers different keys from 0 on, in the order in which they are first looked up. All
 * keys of a table have the same number of 32-bit words. Collisions are resolved by linear probing.
 */
export class WordTable {
  size = 0;
  /** Key × width → its words. */
  words: Int32Array;
  private readonly width: number;
  private readonly initial: number;
  private readonly mostKept: number;
  /** Slot → key + 1, or 0. At most half of the slots are in use. */
  private slots: Int32Array;

  /**
   * @param width 32-bit words of a key
   * @param initial room at first, in keys
   * @param mostKept room that an empty table may keep, in keys
   */
  constructor(width: number, initial = INITIAL, mostKept = initial) {
    this.width = width;
    this.initial = initial;
    this.mostKept = mostKept;
    this.words = new Int32Array(initial * width);
    this.slots = new Int32Array(2 * initial);
  }

  /** The keys that fit before the table grows. */
  get room(): number {
    return this.slots.length / 2;
  }

  /** The number of a key; a new key gets the number `size` and is copied. */
  numberOf(key: Int32Array): number {
    const { width, size } = this;
    if (2 * size === this.slots.length) this.grow();
    const { words, slots } = this;
    const mask = slots.length - 1;
    let slot = hashOf(key, 0, width) & mask;
    for (let found = slots[slot]! - 1; found >= 0; found = slots[slot]! - 1) {
      // The first word nearly always decides.
      if (words[found * width] === key[0]) {
        let i = 1;
        while (i < width && words[found * width + i] === key[i]) i++;
        if (i === width) return found;
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = size + 1;
    for (let i = 0; i < width; i++) words[size * width + i] = key[i]!;
    this.size++;
    this.onNew(size, key);
    return size;
  }

  /** Called with each new key, for tables that keep more than its words. */
  protected onNew(_number: number, _key: Int32Array): void {}

  /** Removes all keys, and frees memory beyond the room that is kept. */
  clear(): void {
    this.size = 0;
    if (this.slots.length <= 2 * this.mostKept) this.slots.fill(0);
    else {
      this.words = new Int32Array(this.initial * this.width);
      this.slots = new Int32Array(2 * this.initial);
    }
  }

  private grow(): void {
    const { width, size } = this;
    const room = grownRoom(size);
    this.words = grown(this.words, room * width);
    this.slots = new Int32Array(2 * room);
    const mask = 2 * room - 1;
    for (let key = 0; key < size; key++) {
      let slot = hashOf(this.words, key * width, width) & mask;
      while (this.slots[slot]! > 0) slot = (slot + 1) & mask;
      this.slots[slot] = key + 1;
    }
  }
}

/** The room that a full list of so many elements grows to. */
export const grownRoom = (size: number): number => (size < FOURFOLD ? 4 : 2) * size;

/** A copy of a list with room for more elements, the new ones 0. */
export function grown<List extends Int32Array | Uint8Array | Float64Array>(
  list: List,
  length: number,
): List {
  const next = new (list.constructor as new (length: number) => List)(length);
  next.set(list);
  return next;
}

function hashOf(words: Int32Array, at: number, width: number): number {
  let hash = 0;
  for (let i = at; i < at + width; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 15);
}
