import type { Instance } from '../plan/instance.ts';
import { statesPerBlock } from './stateStore.ts';
import { grown, grownRoom, WordTable } from './wordTable.ts';

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

/** Room of a new list, in frontiers. */
const INITIAL = 32;
/** Bytes that all lists of frontiers together may keep while they are empty. */
const KEPT_BYTES = 2 ** 24;
/** Room that one empty list may keep, in frontiers. */
const MOST_KEPT = 2048;

/**
 * The frontiers whose first open cell is a certain cell. Cells are covered in order, so a frontier is given
 * by that cell and by which of the next `reach` cells are covered too. Properties of a frontier alone,
 * whether it is dead and which options fit, are determined once for all of its states.
 */
export class Frontiers extends WordTable {
  readonly cell: number;
  /** The number of frontiers that the sweep has passed. */
  passed = 0;
  /** Frontier → last block of its states, NO_BLOCK, DEAD_BLOCK or REACHED. */
  block = new Int32Array(INITIAL);
  /** Frontier → how many states that block has. */
  filled = new Int32Array(INITIAL);
  /**
   * Frontier × LINK → the frontier that stands for it under mirrors: its cell, or 0 if it was not looked for
   * yet; its number, or DEAD; and `mirror` and `own` of `Mirrors`, each plus one, in a byte of its own. Empty
   * without mirrors.
   */
  links: Int32Array;

  private readonly linkSize: number;
  private readonly perBlock: number;
  private readonly deadRegions: DeadRegions;

  constructor(instance: Instance, cell: number, deadRegions: DeadRegions) {
    const fair = KEPT_BYTES / (instance.weight.length * Frontiers.bytesEach(instance));
    super(instance.width, INITIAL, Math.max(INITIAL, Math.min(MOST_KEPT, fair)));
    this.cell = cell;
    this.linkSize = instance.mirrors.length > 0 ? LINK : 0;
    this.perBlock = statesPerBlock(instance);
    this.deadRegions = deadRegions;
    this.links = new Int32Array(INITIAL * this.linkSize);
  }

  /** Bytes a frontier takes, with room to grow. */
  static bytesEach({ width, mirrors }: Instance): number {
    return 2 * (4 * width + 16 + (mirrors.length > 0 ? 4 * LINK : 0));
  }

  isDead(frontier: number): boolean {
    return this.block[frontier] === DEAD_BLOCK;
  }

  /** The number of the frontier with these words, or DEAD. */
  find(words: Int32Array): number {
    const frontier = this.numberOf(words);
    return this.block[frontier] === DEAD_BLOCK ? DEAD : frontier;
  }

  protected override onNew(frontier: number, words: Int32Array): void {
    if (frontier === this.block.length) this.growLists();
    this.block[frontier] = this.deadRegions.isDead(this.cell, words) ? DEAD_BLOCK : NO_BLOCK;
    this.filled[frontier] = this.perBlock;
    if (this.linkSize > 0) this.links[frontier * LINK] = 0;
  }

  override clear(): void {
    this.passed = 0;
    super.clear();
    if (this.block.length <= this.room) return;
    this.links = new Int32Array(INITIAL * this.linkSize);
    this.block = new Int32Array(INITIAL);
    this.filled = new Int32Array(INITIAL);
  }

  private growLists(): void {
    const room = grownRoom(this.block.length);
    this.links = grown(this.links, room * this.linkSize);
    this.block = grown(this.block, room);
    this.filled = grown(this.filled, room);
  }
}

/**
 * Detects frontiers that cannot be completed: a connected region of open cells has an area that no pieces add
 * up to. Beyond the reach of what was placed all cells are open, and counted as one region.
 */
export class DeadRegions {
  private readonly instance: Instance;
  /** Whether pieces can add up to every area, so that no region is dead. */
  private readonly isIdle: boolean;
  /** Cell → the last cell adjacent to it. */
  private readonly lastNeighbour: Int32Array;
  /** Cell → how many cells of the board it and all later ones stand for. */
  private readonly weightFrom: Int32Array;
  /**
   * (First open cell × (reach + 1) + offset of a cell from it) × width → the cells adjacent to that cell, as
   * bits from the first open cell on, that one excluded.
   */
  private readonly around: Int32Array;
  /** Open cells that were not visited yet, and those of the current region still to be expanded. */
  private readonly unvisited: Int32Array;
  private readonly pending: Int32Array;

  constructor(instance: Instance) {
    const { weight, neighbours, reach, width, isArea } = instance;
    const cells = weight.length;
    this.instance = instance;
    this.isIdle = !isArea.includes(0);
    this.lastNeighbour = Int32Array.from(neighbours, (list) => Math.max(-1, ...list));
    this.weightFrom = new Int32Array(cells + 1);
    for (let cell = cells - 1; cell >= 0; cell--)
      this.weightFrom[cell] = this.weightFrom[cell + 1]! + weight[cell]!;
    this.around = new Int32Array(this.isIdle ? 0 : cells * (reach + 1) * width);
    this.unvisited = new Int32Array(width);
    this.pending = new Int32Array(width);
    if (this.isIdle) return;
    for (let start = 0; start < cells; start++)
      for (let cell = start; cell <= Math.min(start + reach, cells - 1); cell++)
        for (const other of neighbours[cell]!) {
          const bit = other - start - 1;
          if (bit < 0 || bit >= reach) continue;
          const at = (start * (reach + 1) + cell - start) * width;
          this.around[at + (bit >> 5)]! |= 1 << (bit & 31);
        }
  }

  /** Whether a frontier is dead, given its first open cell and its words. */
  isDead(start: number, words: Int32Array): boolean {
    if (this.isIdle) return false;
    const { reach, width } = this.instance;
    const horizon = Math.min(this.weightFrom.length - 1, start + reach + 1);
    const after = horizon - start - 1;
    if (width === 1) return this.isDeadInWord(start, horizon, ~words[0]! & lowest(after));
    for (let i = 0; i < width; i++) this.unvisited[i] = ~words[i]! & lowest(after - 32 * i);
    return this.isDeadInWords(start, horizon);
  }

  /** The same for frontiers of one word, in local names: nearly all counts spend their checks here. */
  private isDeadInWord(start: number, horizon: number, open: number): boolean {
    const { weight, reach, isArea } = this.instance;
    const { around, lastNeighbour } = this;
    const rows = start * (reach + 1) - start;
    let tail = this.weightFrom[horizon]!;
    let unvisited = open;
    let cell = start;
    for (;;) {
      let size = 0;
      let isTail = false;
      for (let pending = 0; ;) {
        size += weight[cell]!;
        if (lastNeighbour[cell]! >= horizon) isTail = true;
        const fresh = unvisited & around[rows + cell]!;
        unvisited ^= fresh;
        pending |= fresh;
        if (pending === 0) break;
        cell = start + 32 - Math.clz32(pending & -pending);
        pending &= pending - 1;
      }
      if (isTail) tail += size;
      else if (isArea[size] === 0) return true;
      if (unvisited === 0) return isArea[tail] === 0;
      cell = start + 32 - Math.clz32(unvisited & -unvisited);
      unvisited &= unvisited - 1;
    }
  }

  private isDeadInWords(start: number, horizon: number): boolean {
    const { weight, width, reach, isArea } = this.instance;
    const { unvisited, pending, around, lastNeighbour } = this;
    let tail = this.weightFrom[horizon]!;
    for (let first = start; first >= 0; first = nextOf(unvisited, start)) {
      // One region, from its first cell on; `pending` is empty again when it ends.
      let size = 0;
      let isTail = false;
      for (let cell = first; cell >= 0; cell = nextOf(pending, start)) {
        size += weight[cell]!;
        if (lastNeighbour[cell]! >= horizon) isTail = true;
        const row = (start * (reach + 1) + cell - start) * width;
        for (let i = 0; i < width; i++) {
          const fresh = unvisited[i]! & around[row + i]!;
          unvisited[i]! ^= fresh;
          pending[i]! |= fresh;
        }
      }
      if (isTail) tail += size;
      else if (isArea[size] === 0) return true;
    }
    return isArea[tail] === 0;
  }
}

/** A word whose lowest bits, so many, are set; a shift down, as (1 << 31) − 1 is no 32-bit number. */
const lowest = (bits: number): number =>
  bits >= 32 ? -1 : bits <= 0 ? 0 : (-1 >>> (32 - bits)) | 0;

/** Removes the first cell from a set of cells after `start`, and returns it; −1 if the set is empty. */
function nextOf(set: Int32Array, start: number): number {
  for (let i = 0; i < set.length; i++) {
    const word = set[i]!;
    if (word === 0) continue;
    set[i] = word & (word - 1);
    return start + 32 * i + 32 - Math.clz32(word & -word);
  }
  return -1;
}
