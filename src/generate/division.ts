import type { Step } from '../run/step.ts';
import type { Tiling } from '../run/tiling.ts';
import { BlockCosts } from './blockCosts.ts';
import { assignmentIn, isAssignment, isSwap, pairIn } from './events.ts';
import type { Frame } from './frame.ts';

/** The block of a cell that is in none. */
export const NONE = -1;

/**
 * A division of a frame into blocks, finished or not, and its score: the sum of the costs of all blocks
 * (`blockCosts.ts`), plus 1 for each cell in no block.
 */
export class Division implements Tiling {
  readonly frame: Frame;
  /** Block → the number of its cells in the end, and at most. */
  readonly sizes: readonly number[];
  readonly owner: Int32Array;
  /** The number of cells in no block. */
  open: number;

  /** The sum of all costs, and those of the blocks; some may be stale. */
  private total = 0;
  private readonly costs: Float64Array;
  private readonly stale: Int32Array;
  private staleCount = 0;
  private readonly isStale: Uint8Array;

  /** Block → where its cells begin in `members`, and how many there are now. */
  private readonly first: Int32Array;
  private readonly filled: Int32Array;
  /** The cells of each block, in any order, and the index of each cell there. */
  private readonly members: Int32Array;
  private readonly slots: Int32Array;

  private readonly blockCosts: BlockCosts;

  /** All cells are in no block at first. */
  constructor(frame: Frame, sizes: readonly number[]) {
    const { count } = frame;
    this.frame = frame;
    this.sizes = sizes;
    this.owner = new Int32Array(count).fill(NONE);
    this.open = count;
    this.costs = new Float64Array(sizes.length);
    this.stale = new Int32Array(sizes.length);
    this.isStale = new Uint8Array(sizes.length);
    this.first = new Int32Array(sizes.length);
    for (let block = 1; block < sizes.length; block++)
      this.first[block] = this.first[block - 1]! + sizes[block - 1]!;
    this.filled = new Int32Array(sizes.length);
    this.members = new Int32Array(count);
    this.slots = new Int32Array(count);
    this.blockCosts = new BlockCosts(frame, this.owner, this.members, Math.max(...sizes));
  }

  cellsOf(block: number): Int32Array {
    const first = this.first[block]!;
    return this.members.subarray(first, first + this.filled[block]!);
  }

  colourOf(block: number): number {
    return block;
  }

  get score(): number {
    if (this.staleCount > 0) this.weighStale();
    return this.total + this.open;
  }

  sizeOf(block: number): number {
    return this.filled[block]!;
  }

  /** Whether a block is connected; true as well if it has no cells. */
  isConnected(block: number): boolean {
    if (this.staleCount > 0) this.weighStale();
    return this.costs[block] === 0;
  }

  /** The number of blocks that are connected and have all their cells. */
  get whole(): number {
    let count = 0;
    for (let block = 0; block < this.sizes.length; block++)
      if (this.isConnected(block) && this.filled[block] === this.sizes[block]) count++;
    return count;
  }

  /** Replaces all of it: cell → its block. */
  set(owner: ArrayLike<number>): void {
    this.owner.set(owner);
    this.filled.fill(0);
    this.open = 0;
    for (let cell = 0; cell < owner.length; cell++) {
      if (owner[cell] === NONE) this.open++;
      else this.enter(cell, owner[cell]!);
    }
    for (let block = 0; block < this.sizes.length; block++) this.touch(block);
  }

  /** Makes a swap or an assignment. */
  apply(event: Step): void {
    if (isSwap(event)) {
      const [one, other] = pairIn(event, this.frame.count);
      this.exchange(one, other);
      this.touch(this.owner[one]!);
      this.touch(this.owner[other]!);
    } else if (isAssignment(event)) {
      const { cell, sum } = assignmentIn(event, this.sizes.length);
      this.assign(cell, sum - this.owner[cell]!);
    }
  }

  private assign(cell: number, block: number): void {
    const before = this.owner[cell]!;
    this.owner[cell] = block;
    if (before === NONE) this.open--;
    else {
      const last = this.first[before]! + --this.filled[before]!;
      this.put(this.members[last]!, this.slots[cell]!);
      this.touch(before);
    }
    if (block === NONE) this.open++;
    else this.enter(cell, block);
  }

  /**
   * Exchanges the blocks of two cells of different blocks, unless the score would increase by more
   * than so much; returns whether it did.
   */
  trySwap(one: number, other: number, allowed: number): boolean {
    if (this.staleCount > 0) this.weighStale();
    const { costs } = this;
    const a = this.owner[one]!;
    const b = this.owner[other]!;
    const before = costs[a]! + costs[b]!;
    this.exchange(one, other);
    const costOfA = this.costOf(a);
    if (costOfA <= before + allowed) {
      const costOfB = this.costOf(b);
      if (costOfA + costOfB <= before + allowed) {
        costs[a] = costOfA;
        costs[b] = costOfB;
        this.total += costOfA + costOfB - before;
        return true;
      }
    }
    this.exchange(one, other);
    return false;
  }

  /** The change of the score by a swap of cells of two blocks; Infinity if it is above `most`. */
  changeBySwap(one: number, other: number, most = Infinity): number {
    if (this.staleCount > 0) this.weighStale();
    const a = this.owner[one]!;
    const b = this.owner[other]!;
    const before = this.costs[a]! + this.costs[b]!;
    if (this.leastCost(a, one, other) + this.leastCost(b, other, one) > before + most)
      return Infinity;
    this.exchange(one, other);
    const costOfA = this.costOf(a);
    const after = costOfA > before + most ? Infinity : costOfA + this.costOf(b);
    this.exchange(one, other);
    return after > before + most ? Infinity : after - before;
  }

  /**
   * A lower bound of a block's cost with one cell in place of another: that cell's own part, if no neighbour
   * is in the block.
   */
  private leastCost(block: number, left: number, entering: number): number {
    const { moves, count } = this.frame;
    const first = this.first[block]!;
    const last = first + this.filled[block]!;
    let least = count;
    for (let i = first; i < last && least > 1; i++) {
      const cell = this.members[i]!;
      if (cell !== left) least = Math.min(least, moves[entering * count + cell]!);
    }
    return least > 1 ? 2 * (last - first - 1) * least : 0;
  }

  /** Writes the cost of each cell, the sum of its distances from the others of its block. */
  costsOfCells(into: Float64Array): void {
    into.fill(0);
    for (const [block, first] of this.first.entries())
      this.blockCosts.costsOfCells(block, first, first + this.filled[block]!, into);
  }

  /** Notes that a block has to be weighed anew. */
  private touch(block: number): void {
    if (this.isStale[block] === 1) return;
    this.isStale[block] = 1;
    this.stale[this.staleCount++] = block;
  }

  private weighStale(): void {
    for (let i = 0; i < this.staleCount; i++) {
      const block = this.stale[i]!;
      const cost = this.costOf(block);
      this.total += cost - this.costs[block]!;
      this.costs[block] = cost;
      this.isStale[block] = 0;
    }
    this.staleCount = 0;
  }

  private exchange(one: number, other: number): void {
    const { owner, slots } = this;
    const block = owner[one]!;
    owner[one] = owner[other]!;
    owner[other] = block;
    const slot = slots[one]!;
    this.put(one, slots[other]!);
    this.put(other, slot);
  }

  private enter(cell: number, block: number): void {
    this.put(cell, this.first[block]! + this.filled[block]!++);
    this.touch(block);
  }

  private put(cell: number, slot: number): void {
    this.members[slot] = cell;
    this.slots[cell] = slot;
  }

  private costOf(block: number): number {
    const first = this.first[block]!;
    return this.blockCosts.costOf(block, first, first + this.filled[block]!);
  }
}

/** A division as it is shown: each connected block is a tile, and so is each cell of the others. */
export class BlockTiles implements Tiling {
  readonly owner: Int32Array;
  private readonly division: Division;

  constructor(division: Division) {
    this.division = division;
    this.owner = new Int32Array(division.owner.length).fill(NONE);
    this.update();
  }

  /** Follows a change of the division. */
  update(): void {
    const { division, owner } = this;
    const blocks = division.sizes.length;
    for (let cell = 0; cell < owner.length; cell++) {
      const block = division.owner[cell]!;
      const isSingle = block !== NONE && !division.isConnected(block);
      owner[cell] = isSingle ? blocks * (cell + 1) + block : block;
    }
  }

  cellsOf(tile: number): ArrayLike<number> {
    const blocks = this.division.sizes.length;
    return tile < blocks ? this.division.cellsOf(tile) : [Math.floor(tile / blocks) - 1];
  }

  colourOf(tile: number): number {
    return tile % this.division.sizes.length;
  }
}
