import type { DeadRegions } from './deadRegions.ts';
import type { Instance } from './instance.ts';
import { statesPerBlock } from './stateStore.ts';
import { grown } from './storage.ts';

/** In place of a frontier: what is open can never be covered. */
export const DEAD = -1;
/** In place of a frontier's last block: it has no states yet. */
export const NO_BLOCK = -1;
/** In place of a frontier's last block: the frontier is dead. */
const DEAD_BLOCK = -2;
/** In place of a frontier's last block: it was reached, and has no states yet. */
export const REACHED = -3;

/** Numbers in `links` per frontier. */
export const LINK = 3;

const INITIAL = 32;
/** The bytes that all lists of frontiers together may keep while they are empty, and the most frontiers of one list. */
const KEPT_BYTES = 2 ** 24;
const MOST_KEPT = 2048;

/**
 * The frontiers whose first open cell is a certain cell. Cells are covered in order, so a frontier is given by
 * that cell and by which of the next `reach` cells are covered too. What depends on a frontier alone, whether it is
 * dead and which options fit, is determined once for all of its states.
 */
export class Frontiers {
  readonly cell: number;
  size = 0;
  /** How many of them the sweep has passed. */
  passed = 0;
  /** Frontier × width → the covered cells after the first open one, the next cell being the lowest bit. */
  words: Int32Array;
  /** Frontier → last block of its states, NO_BLOCK or DEAD_BLOCK. */
  block = new Int32Array(INITIAL);
  /** Frontier → how many states that block has. */
  filled = new Int32Array(INITIAL);
  /**
   * Frontier × LINK → the frontier that stands for it under mirrors: its cell, or 0 if it was not looked for yet; its
   * number, or DEAD; and `mirror` and `own` of `Mirrors`, each plus one, in a byte of its own. Empty without mirrors.
   */
  links: Int32Array;

  private readonly width: number;
  private readonly linkSize: number;
  private readonly perBlock: number;
  private readonly mostKept: number;
  private readonly deadRegions: DeadRegions;
  /** Open addressing: slot → frontier + 1, or 0. */
  private slots = new Int32Array(2 * INITIAL);

  constructor(instance: Instance, cell: number, deadRegions: DeadRegions) {
    this.cell = cell;
    this.width = instance.width;
    this.linkSize = instance.mirrors.length > 0 ? LINK : 0;
    this.perBlock = statesPerBlock(instance);
    this.deadRegions = deadRegions;
    const fair = KEPT_BYTES / (instance.weight.length * Frontiers.bytesEach(instance));
    this.mostKept = Math.max(INITIAL, Math.min(MOST_KEPT, fair));
    this.words = new Int32Array(INITIAL * this.width);
    this.links = new Int32Array(INITIAL * this.linkSize);
  }

  /** Bytes a frontier takes, with room to grow. */
  static bytesEach({ width, mirrors }: Instance): number {
    return 2 * (4 * width + 16 + (mirrors.length > 0 ? 4 * LINK : 0));
  }

  /** The number of the frontier with these words, or DEAD. */
  find(words: Int32Array): number {
    const { width, size } = this;
    if (size === this.block.length) this.grow();
    const mask = this.slots.length - 1;
    let slot = hashOf(words, 0, width) & mask;
    for (let found = this.slots[slot]! - 1; found >= 0; found = this.slots[slot]! - 1) {
      // The first word nearly always decides.
      if (this.words[found * width] === words[0]) {
        let i = 1;
        while (i < width && this.words[found * width + i] === words[i]) i++;
        if (i === width) return this.block[found] === DEAD_BLOCK ? DEAD : found;
      }
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = size + 1;
    this.size++;
    for (let i = 0; i < width; i++) this.words[size * width + i] = words[i]!;
    const isDead = this.deadRegions.isDead(this.cell, words);
    this.block[size] = isDead ? DEAD_BLOCK : NO_BLOCK;
    this.filled[size] = this.perBlock;
    if (this.linkSize > 0) this.links[size * LINK] = 0;
    return isDead ? DEAD : size;
  }

  clear(): void {
    this.size = 0;
    this.passed = 0;
    if (this.block.length > this.mostKept) this.allocate(INITIAL);
    else this.slots.fill(0);
  }

  private allocate(length: number): void {
    this.words = new Int32Array(length * this.width);
    this.links = new Int32Array(length * this.linkSize);
    this.block = new Int32Array(length);
    this.filled = new Int32Array(length);
    this.slots = new Int32Array(2 * length);
  }

  private grow(): void {
    const length = (this.size < MOST_KEPT ? 4 : 2) * this.block.length;
    this.words = grown(this.words, length * this.width);
    this.links = grown(this.links, length * this.linkSize);
    this.block = grown(this.block, length);
    this.filled = grown(this.filled, length);
    this.slots = new Int32Array(2 * length);
    for (let frontier = 0; frontier < this.size; frontier++) {
      let slot = hashOf(this.words, frontier * this.width, this.width) & (2 * length - 1);
      while (this.slots[slot]! > 0) slot = (slot + 1) & (2 * length - 1);
      this.slots[slot] = frontier + 1;
    }
  }
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
