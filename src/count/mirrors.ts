import type { Instance, Mirror } from './instance.ts';

/**
 * Finds the state that stands for a state and its images. As many ways lead from a state to a full board as
 * from its images, so one of them can stand for all: the one whose first open cell comes last, and of those
 * the one with the smallest words. Its first open cell is never before that of the state itself, so a sweep
 * has not passed it yet.
 */
export class Mirrors {
  /** The frontier found last: its first open cell and its words. */
  cell = 0;
  readonly words: Int32Array;
  /** The mirror that leads to it; −1 if it is the frontier itself. */
  mirror = -1;
  /** A mirror that maps the frontier found onto itself; −1 if there is none. */
  own = -1;

  private readonly images: readonly Image[];
  private readonly width: number;

  constructor({ mirrors, reach, width }: Instance) {
    this.width = width;
    this.words = new Int32Array(width);
    this.images = mirrors.map((mirror) => new Image(mirror, reach, width));
  }

  get isEmpty(): boolean {
    return this.images.length === 0;
  }

  /** Finds the frontier that stands for one given by its first open cell and its words. */
  find(cell: number, words: Int32Array): void {
    this.cell = cell;
    this.words.set(words);
    this.mirror = -1;
    this.own = -1;
    for (let i = 0; i < this.images.length; i++) {
      const image = this.images[i]!;
      if (!image.find(cell, words) || image.cell < this.cell) continue;
      const order = image.cell > this.cell ? -1 : this.compare(image.words);
      if (order === 0 && this.mirror < 0) this.own = i;
      if (order >= 0) continue;
      this.cell = image.cell;
      this.words.set(image.words);
      this.mirror = i;
      this.own = -1;
    }
  }

  /** Below 0 if words are smaller than those found, above 0 if greater. */
  private compare(words: Int32Array): number {
    for (let i = 0; i < this.width; i++) {
      const difference = (words[i]! >>> 0) - (this.words[i]! >>> 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/** Images of frontiers under one mirror. */
class Image {
  cell = 0;
  readonly words: Int32Array;
  private readonly reach: number;
  /** Cell → its image. */
  private readonly map: Int32Array;
  /** Cell → the first cell that is no image of those before it. */
  private readonly first: Int32Array;
  /** Cell × `scratch` → the later images of the cells before it, as bits from `first` on. */
  private readonly later: Int32Array;
  private readonly scratch: Int32Array;

  constructor({ cells }: Mirror, reach: number, width: number) {
    this.reach = reach;
    this.map = cells;
    this.words = new Int32Array(width);
    const shift = cells.reduce((most, image, cell) => Math.max(most, Math.abs(image - cell)), 0);
    const length = (reach + 2 * shift + 64) >> 5;
    this.scratch = new Int32Array(length);
    this.first = new Int32Array(cells.length);
    this.later = new Int32Array(cells.length * length);
    const isImage = new Uint8Array(cells.length + 1);
    let first = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      this.first[cell] = first;
      for (let other = first; other < cells.length; other++)
        if (isImage[other] === 1) {
          const bit = other - first;
          this.later[cell * length + (bit >> 5)]! |= 1 << (bit & 31);
        }
      isImage[cells[cell]!] = 1;
      while (isImage[first] === 1) first++;
    }
  }

  /** Writes the image of a frontier; false if it has none, as too much would be covered far ahead. */
  find(cell: number, words: Int32Array): boolean {
    const { scratch, map, reach } = this;
    const { length } = scratch;
    const first = this.first[cell]!;
    for (let i = 0; i < length; i++) scratch[i] = this.later[cell * length + i]!;
    for (let i = 0; i < words.length; i++)
      for (let word = words[i]!; word !== 0; word &= word - 1) {
        const bit = map[cell + 32 * i + 32 - Math.clz32(word & -word)]! - first;
        scratch[bit >> 5]! |= 1 << (bit & 31);
      }
    let skipped = 0;
    while (scratch[skipped] === -1) skipped++;
    const open = ~scratch[skipped]!;
    const bits = 32 - Math.clz32(open & -open);
    this.cell = first + 32 * skipped + bits - 1;
    for (let i = 0; i < length; i++) {
      const low = i + skipped < length ? scratch[i + skipped]! : 0;
      const high = i + skipped + 1 < length ? scratch[i + skipped + 1]! : 0;
      // A shift by 32 would be none.
      const word = bits === 32 ? high : (low >>> bits) | (high << (32 - bits));
      if (i < this.words.length) this.words[i] = word;
      const room = reach - 32 * i;
      if (room < 32 && (room <= 0 ? word : word >>> room) !== 0) return false;
    }
    return true;
  }
}
