import { blockSize } from './blocks.ts';
import type { Cover } from './cover.ts';
import { larger } from './larger.ts';
import type { OpenParts } from './openParts.ts';
import { WORTH } from './worth.ts';

/** Instead of a front: its open part can never be filled. */
export const LOST = -1;

/**
 * The fronts with one and the same first open cell. Cells are filled in order, so how a board half
 * filled looks is told by that cell and by which of the next few are covered all the same. However
 * many ways lead to a front, it is looked at once: whether it can be filled, and later what
 * fits there.
 */
export class Layer {
  readonly cell: number;
  size = 0;
  /** How many fronts have been dealt with already. */
  passed = 0;
  /** Front × width → which cells after the first open one are covered, the next one lowest. */
  words: Int32Array;
  /** Front → the block that takes the next entry, or −1; LOST − 1 if the front is lost. */
  block = new Int32Array(ROOM);
  /** Front → how many entries that block has. */
  filled = new Int32Array(ROOM);
  /** Front → how many entries it has in all its blocks. */
  many = new Int32Array(ROOM);
  /** Front → the share of all work that lies behind it, as far as one can tell. */
  share = new Float64Array(ROOM);

  /** About how many entries are written while a front that is new is looked at. */
  readonly worth: number;
  private readonly width: number;
  private readonly blockSize: number;
  /** Of more fronts the memory is given back: there are many cells, and only the next few have fronts. */
  private readonly mostKept: number;
  private readonly openParts: OpenParts;
  /** Places in a hash table → front + 1, or 0. */
  private places = new Int32Array(2 * ROOM);

  constructor(cover: Cover, cell: number, openParts: OpenParts) {
    this.cell = cell;
    this.width = cover.width;
    this.blockSize = blockSize(cover);
    this.openParts = openParts;
    this.worth = WORTH.lead + WORTH.cell * openParts.work;
    const fair = KEPT / (cover.weight.length * Layer.bytes(cover));
    this.mostKept = Math.max(ROOM, Math.min(MOST_KEPT, fair));
    this.words = new Int32Array(ROOM * cover.width);
  }

  /** How many bytes a front takes here, about. */
  static bytes({ width }: Cover): number {
    return SPARE * (4 * width + 28);
  }

  /** The number of the front with these words, or LOST. */
  find(words: Int32Array): number {
    const { width, size } = this;
    if (size === this.block.length) this.grow();
    const mask = this.places.length - 1;
    let place = hashOf(words, 0, width) & mask;
    for (let front = this.places[place]! - 1; front >= 0; front = this.places[place]! - 1) {
      // The first word nearly always decides.
      if (this.words[front * width] === words[0]) {
        let i = 1;
        while (i < width && this.words[front * width + i] === words[i]) i++;
        if (i === width) return this.block[front]! < LOST ? LOST : front;
      }
      place = (place + 1) & mask;
    }
    this.places[place] = size + 1;
    this.size++;
    for (let i = 0; i < width; i++) this.words[size * width + i] = words[i]!;
    const isLost = this.openParts.isLost(this.cell, words);
    this.block[size] = isLost ? LOST - 1 : -1;
    this.filled[size] = this.blockSize;
    this.many[size] = 0;
    this.share[size] = 0;
    return isLost ? LOST : size;
  }

  clear(): void {
    this.size = 0;
    this.passed = 0;
    if (this.block.length > this.mostKept) this.makeRoom(ROOM);
    else this.places.fill(0);
  }

  /** Gives a layer without fronts room for so many. */
  private makeRoom(room: number): void {
    this.words = new Int32Array(room * this.width);
    this.block = new Int32Array(room);
    this.filled = new Int32Array(room);
    this.many = new Int32Array(room);
    this.share = new Float64Array(room);
    this.places = new Int32Array(2 * room);
  }

  private grow(): void {
    const room = 4 * this.block.length;
    this.words = larger(this.words, room * this.width);
    this.block = larger(this.block, room);
    this.filled = larger(this.filled, room);
    this.many = larger(this.many, room);
    this.share = larger(this.share, room);
    this.places = new Int32Array(2 * room);
    for (let front = 0; front < this.size; front++) {
      let place = hashOf(this.words, front * this.width, this.width) & (2 * room - 1);
      while (this.places[place]! > 0) place = (place + 1) & (2 * room - 1);
      this.places[place] = front + 1;
    }
  }
}

const ROOM = 32;
/** Lists that grow have room for so many times as much as is in them, about. */
const SPARE = 2;
/** How many bytes all layers together keep while they are empty, and for how many fronts each does at most. */
const KEPT = 1 << 24;
const MOST_KEPT = 2048;

function hashOf(words: Int32Array, at: number, width: number): number {
  let hash = 0;
  for (let i = at; i < at + width; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x2c1b3c6d) >>> 12;
}
