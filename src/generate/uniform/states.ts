/** Different lists of words, numbered from 0 in the order in which they are first found. */
export class States {
  size = 0;
  /** State × width → its words. */
  words: Int32Array;
  private readonly width: number;
  /** Places in a hash table → state + 1, or 0. */
  private places: Int32Array;

  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(ROOM * width);
    this.places = new Int32Array(2 * ROOM);
  }

  /** The number of a state, which is new if it was not found before. */
  find(state: Int32Array): number {
    const { width } = this;
    if (2 * this.size === this.places.length) this.grow();
    const { words, places } = this;
    const mask = places.length - 1;
    let place = hashOf(state, 0, width) & mask;
    for (let number = places[place]! - 1; number >= 0; number = places[place]! - 1) {
      const at = number * width;
      let i = 0;
      while (i < width && words[at + i] === state[i]) i++;
      if (i === width) return number;
      place = (place + 1) & mask;
    }
    const at = this.size * width;
    for (let i = 0; i < width; i++) words[at + i] = state[i]!;
    places[place] = ++this.size;
    return this.size - 1;
  }

  private grow(): void {
    const { width, size } = this;
    const room = 4 * size;
    const words = larger(this.words, room * width);
    const places = new Int32Array(2 * room);
    for (let state = 0; state < size; state++) {
      let place = hashOf(words, state * width, width) & (2 * room - 1);
      while (places[place]! > 0) place = (place + 1) & (2 * room - 1);
      places[place] = state + 1;
    }
    this.words = words;
    this.places = places;
  }
}

const ROOM = 32;

/** A list that begins alike and has more room. */
export function larger<List extends Int32Array | Uint8Array>(list: List, room: number): List {
  const next = new (list.constructor as new (length: number) => List)(room);
  next.set(list);
  return next;
}

function hashOf(words: Int32Array, at: number, width: number): number {
  let hash = 0;
  for (let i = at; i < at + width; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x2c1b3c6d) >>> 4;
}
