import { grown, grownRoom } from '../sweep/wordTable.ts';

/** Room of a new table, in states. */
const INITIAL = 64;

/**
 * Numbers the states of a cell from 0 on, in the order in which they are first met. A `WordTable` of two words, written
 * out: most of the time of a sweep that keeps its layers is spent here.
 */
export class StateTable {
  size = 0;
  /** State × 2 → its frontier, then its multiset: side by side, as most lookups wait for memory. */
  keys = new Int32Array(2 * INITIAL);
  /** Slot → state + 1, or 0. At most half of the slots are in use. */
  private slots = new Int32Array(2 * INITIAL);

  /** Bytes of all lists, with their room for more. */
  get bytes(): number {
    return this.keys.byteLength + this.slots.byteLength;
  }

  numberOf(frontier: number, multiset: number): number {
    const { size } = this;
    if (2 * size === this.keys.length) this.grow();
    const { keys, slots } = this;
    const mask = slots.length - 1;
    let slot = hashOf(frontier, multiset) & mask;
    for (let found = slots[slot]! - 1; found >= 0; found = slots[slot]! - 1) {
      if (keys[2 * found + 1] === multiset && keys[2 * found] === frontier) return found;
      slot = (slot + 1) & mask;
    }
    slots[slot] = size + 1;
    keys[2 * size] = frontier;
    keys[2 * size + 1] = multiset;
    this.size++;
    return size;
  }

  private grow(): void {
    const room = grownRoom(this.size);
    const keys = (this.keys = grown(this.keys, 2 * room));
    const slots = (this.slots = new Int32Array(2 * room));
    const mask = slots.length - 1;
    for (let state = 0; state < this.size; state++) {
      let slot = hashOf(keys[2 * state]!, keys[2 * state + 1]!) & mask;
      while (slots[slot]! > 0) slot = (slot + 1) & mask;
      slots[slot] = state + 1;
    }
  }
}

function hashOf(frontier: number, multiset: number): number {
  let hash = Math.imul(frontier, 0x9e3779b1) ^ multiset;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 15);
}
