import type { Instance, Mirror } from '../plan/instance.ts';
import { DEAD, LINK, type Frontiers } from './frontiers.ts';
import type { RemainingPieces } from './remainingPieces.ts';

/** Finds the frontiers that options lead to. */
export class FrontierGraph {
  /** The first open cell of the frontier found last; the number of cells, if none is open. */
  cell = 0;
  /** Its number, or DEAD. */
  frontier = DEAD;
  /** The mirror that leads there, if it changes multisets, or −1. */
  mirror = -1;
  /** A mirror that maps it onto itself and changes multisets, or −1. */
  own = -1;

  private readonly instance: Instance;
  /** Cell → the frontiers whose first open cell it is. */
  private readonly frontiers: readonly Frontiers[];
  private readonly mirrors: Mirrors;
  /** The covered cells of the frontier that an option leads to. */
  private readonly target: Int32Array;
  /** The covered cells of a frontier and an option together. */
  private readonly union: Int32Array;

  constructor(instance: Instance, frontiers: readonly Frontiers[]) {
    this.instance = instance;
    this.frontiers = frontiers;
    this.mirrors = new Mirrors(instance);
    this.target = new Int32Array(instance.width);
    this.union = new Int32Array(instance.width);
  }

  fits({ words }: Frontiers, frontier: number, option: number): boolean {
    const { masks, width } = this.instance;
    // The first word nearly always decides.
    if ((words[frontier * width]! & masks[option * width]!) !== 0) return false;
    let clash = 0;
    for (let i = 1; i < width; i++)
      clash |= words[frontier * width + i]! & masks[option * width + i]!;
    return clash === 0;
  }

  /** Finds the frontier that stands for the one that an option which fits leads to. */
  follow(
    { cell, words }: Frontiers,
    frontier: number,
    option: number,
    remaining: RemainingPieces,
  ): void {
    this.cell = cell + this.advance(words, frontier, option);
    this.mirror = -1;
    this.own = -1;
    if (this.cell === this.frontiers.length) return;
    const frontiers = this.frontiers[this.cell]!;
    this.frontier = frontiers.find(this.target);
    if (this.frontier === DEAD || this.mirrors.isEmpty) return;
    const at = this.frontier * LINK;
    if (frontiers.links[at] === 0) this.link(frontiers, this.frontier, remaining);
    const { links } = frontiers;
    this.cell = links[at]!;
    this.frontier = links[at + 1]!;
    this.mirror = (links[at + 2]! & 0xff) - 1;
    this.own = (links[at + 2]! >> 8) - 1;
  }

  /**
   * Places an option at the first open cell of a frontier, and finds the covered cells of the one that follows.
   *
   *     words   1 0 1 1 0 0 …   which cells after the first open one are covered
   *     masks   0 1 0 0 1 0 …   which of them the option covers
   *     union   1 1 1 1 1 0 …   the next open cell is 6 cells on, and the cells after it are the new words
   *
   * Frontiers of one word, on boards up to eight squares wide with pieces of five cells, have a shorter way.
   *
   * @returns how many cells its first open cell is after the old one
   */
  private advance(words: Int32Array, frontier: number, option: number): number {
    const { target, union } = this;
    const { masks, width } = this.instance;
    if (width === 1) {
      const word = words[frontier]! | masks[option]!;
      const step = word === -1 ? 33 : 32 - Math.clz32(~word & -~word);
      target[0] = step > 31 ? 0 : word >>> step;
      return step;
    }
    for (let i = 0; i < width; i++)
      union[i] = words[frontier * width + i]! | masks[option * width + i]!;
    return passCovered(union, target);
  }

  /** Finds the frontier that stands for one and its images, and which mirrors change multisets on the way. */
  private link(frontiers: Frontiers, frontier: number, remaining: RemainingPieces): void {
    const { mirrors } = this;
    mirrors.find(frontiers.cell, this.target);
    const { cell, words, mirror, own } = mirrors;
    // A mirror plus one; 0 if it changes no multiset, or there is none.
    const codeOf = (one: number): number => (one < 0 || remaining.isFixedBy(one) ? 0 : one + 1);
    const number = mirror < 0 ? frontier : this.frontiers[cell]!.find(words);
    const { links } = frontiers;
    const at = frontier * LINK;
    links[at] = cell;
    links[at + 1] = number;
    links[at + 2] = codeOf(mirror) | (codeOf(own) << 8);
  }
}

/**
 * Passes the cells at the beginning of a set that are covered, and the open one after them. Writes the cells
 * after that one; returns how many were passed.
 */
export function passCovered(set: Int32Array, into: Int32Array): number {
  let skipped = 0;
  while (skipped < set.length && set[skipped] === -1) skipped++;
  // If all words are full, the next open cell is the one after them.
  const open = skipped < set.length ? ~set[skipped]! : 1;
  const bits = 32 - Math.clz32(open & -open);
  for (let i = 0; i < into.length; i++) {
    const low = i + skipped < set.length ? set[i + skipped]! : 0;
    const high = i + skipped + 1 < set.length ? set[i + skipped + 1]! : 0;
    // A shift by 32 would be none.
    into[i] = bits === 32 ? high : (low >>> bits) | (high << (32 - bits));
  }
  return 32 * skipped + bits;
}

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
    this.images = mirrors.map((mirror) => new Image(mirror, reach));
  }

  get isEmpty(): boolean {
    return this.images.length === 0;
  }

  /** Finds the frontier that stands for one given by its first open cell and its words. */
  find(cell: number, words: Int32Array): void {
    this.cell = cell;
    this.copy(words);
    this.mirror = -1;
    this.own = -1;
    for (let i = 0; i < this.images.length; i++) {
      const image = this.images[i]!;
      if (!image.find(cell, words) || image.cell < this.cell) continue;
      const order = image.cell > this.cell ? -1 : this.compare(image.words);
      if (order === 0 && this.mirror < 0) this.own = i;
      if (order >= 0) continue;
      this.cell = image.cell;
      this.copy(image.words);
      this.mirror = i;
      this.own = -1;
    }
  }

  /** Copies words to those found; a loop, as they are too few for `set` to pay. */
  private copy(words: Int32Array): void {
    for (let i = 0; i < this.width; i++) this.words[i] = words[i]!;
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
  /** Longer than the words of a frontier. */
  readonly words: Int32Array;
  private readonly reach: number;
  /** Cell → its image. */
  private readonly map: Int32Array;
  /** Cell → the first cell that is no image of those before it. */
  private readonly first: Int32Array;
  /** Cell × `scratch` → the later images of the cells before it, as bits from `first` on. */
  private readonly later: Int32Array;
  private readonly scratch: Int32Array;

  constructor({ cells }: Mirror, reach: number) {
    this.reach = reach;
    this.map = cells;
    const shift = cells.reduce((most, image, cell) => Math.max(most, Math.abs(image - cell)), 0);
    const length = (reach + 2 * shift + 64) >> 5;
    this.words = new Int32Array(length);
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
    this.cell = first + passCovered(scratch, this.words) - 1;
    for (let i = reach >> 5; i < length; i++)
      if (this.words[i]! >>> Math.max(0, reach - 32 * i) !== 0) return false;
    return true;
  }
}
