import { grown, WordTable } from '../../count/sweep/wordTable.ts';
import type { FrontierStep } from './frontier.ts';
import { type BlockSizesLeft, FrontierState, lowestIn, Packing } from './frontierState.ts';

/** The label of places whose block is complete. */
const DONE = 0;

/** The states before a cell is added, and where adding it leads. */
export interface Layer {
  /** State → where its choices begin; one entry longer. */
  readonly first: Int32Array;
  /** Choice → the state after it. */
  readonly to: Int32Array;
  /** Choice → which of the cells around that were added before are in the same block, one bit each. */
  readonly joins: Uint8Array;
}

/**
 * Adds cell after cell to all divisions at once. Each cell joins some of the components around it, or none.
 * Divisions that can be completed in the same ways are one state: the same places of the frontier are in the
 * same component, the components have the same sizes, and the same pairs of them must never meet, as
 * neighbouring cells of theirs are in different blocks. Pairs whose block would be too large are left out,
 * and components that cannot grow are all alike. The method is frontier-based search for graph partitions
 * (Kawahara, Horiyama, Hotta and Minato, 2017).
 */
export class LayerBuilder {
  private readonly blocks: BlockSizesLeft;
  private readonly packing: Packing;
  /** The packed states. */
  private states: WordTable;
  private readonly packed: Int32Array;
  private reach: Int32Array = new Int32Array(0);
  private readonly before: FrontierState;
  private readonly after: FrontierState;
  /** Component before → component after. */
  private readonly renamed: Int32Array;
  /** Component after → component before. */
  private readonly origin: Int32Array;

  constructor(blocks: BlockSizesLeft, longest: number) {
    this.blocks = blocks;
    this.packing = new Packing(blocks.all, longest, blocks.largestOf(blocks.all));
    this.packed = new Int32Array(this.packing.width);
    this.before = new FrontierState(longest);
    this.after = new FrontierState(longest);
    this.renamed = new Int32Array(longest + 2);
    this.origin = new Int32Array(longest + 2);
    this.states = new WordTable(this.packing.width);
    this.after.left = blocks.all;
    this.packing.pack(this.after, 0, this.packed);
    this.states.numberOf(this.packed);
  }

  /** The number of states after the cells added so far. */
  get size(): number {
    return this.states.size;
  }

  /**
   * Adds a cell.
   *
   * @param reach `reachAlong` the frontier after it
   * @returns undefined if that leads to more than so many states; no cell can be added then
   */
  add(step: FrontierStep, reach: Int32Array, most: number): Layer | undefined {
    this.reach = reach;
    const { states, before, packed } = this;
    const { width } = this.packing;
    const next = new WordTable(width);
    const first = new Int32Array(states.size + 1);
    let to = new Int32Array(2 * states.size);
    let joins = new Uint8Array(to.length);
    let count = 0;
    for (let state = 0; state < states.size; state++) {
      this.packing.unpack(states.words, state * width, step.lengthBefore, before);
      const near = this.componentsNear(step);
      const leaving = this.componentsLeaving(step);
      const due = this.componentsToJoin(leaving);
      // All sets of components near the cell that have those due, from all of them down.
      const others = near & ~due;
      let set = (due & ~near) === 0 ? others : -1;
      for (; set >= 0; set = set === 0 ? -1 : (set - 1) & others) {
        const joined = set | due;
        if (!this.join(step, near, joined, leaving)) continue;
        this.packing.pack(this.after, step.from.length, packed);
        if (count === to.length) {
          to = grown(to, 2 * count);
          joins = grown(joins, 2 * count);
        }
        to[count] = next.numberOf(packed);
        joins[count] = this.cellsOf(joined, step);
        count++;
      }
      first[state + 1] = count;
      if (next.size > most) return undefined;
    }
    this.states = next;
    return { first, to: to.slice(0, count), joins: joins.slice(0, count) };
  }

  /** The components around a cell, one bit each. */
  private componentsNear({ nearPlaces }: FrontierStep): number {
    let components = 0;
    for (let i = 0; i < nearPlaces.length; i++)
      components |= 1 << this.before.labels[nearPlaces[i]!]!;
    return components & ~(1 << DONE);
  }

  /** The cells around that are in some components, one bit each. */
  private cellsOf(components: number, { nearPlaces }: FrontierStep): number {
    let cells = 0;
    for (let i = 0; i < nearPlaces.length; i++)
      cells |= ((components >> this.before.labels[nearPlaces[i]!]!) & 1) << i;
    return cells;
  }

  /** The components without a place that stays, one bit each. */
  private componentsLeaving({ kept }: FrontierStep): number {
    const { components, places } = this.before;
    let leaving = 0;
    for (let i = 1; i <= components; i++) if ((places[i]! & kept) === 0) leaving |= 1 << i;
    return leaving;
  }

  /** The components that leave the frontier and are no blocks, one bit each: the cell has to join them. */
  private componentsToJoin(leaving: number): number {
    const { left, sizes } = this.before;
    let due = 0;
    for (let rest = leaving; rest !== 0; rest &= rest - 1)
      if (this.blocks.without(left, sizes[lowestIn(rest)]!) < 0) due |= rest & -rest;
    return due;
  }

  /**
   * Computes the state after a cell joins some of the components near it; returns false if it cannot join
   * them, or if a quick test shows that no division is left then.
   */
  private join(step: FrontierStep, near: number, joined: number, leaving: number): boolean {
    const { before } = this;
    // The component of the cell takes the next number.
    const own = before.components + 1;
    let size = 1;
    let apart = 0;
    let kept = 0;
    for (let rest = joined; rest !== 0; rest &= rest - 1) {
      const component = lowestIn(rest);
      size += before.sizes[component]!;
      apart |= before.apart[component]!;
      kept |= before.places[component]! & step.kept;
    }
    if ((apart & joined) !== 0 || size > this.blocks.largestOf(before.left)) return false;
    before.sizes[own] = size;
    const all = ((2 << own) - 2) & ~joined;
    const gone = (leaving & ~joined) | (step.staysOpen || kept !== 0 ? 0 : 1 << own);
    const growing = this.complete(gone, all & ~gone, own);
    if (growing < 0) return false;
    this.rename(step, joined, growing);
    this.separate(step, own, growing, apart | (near & ~joined));
    return this.hasEnoughBlocks(step);
  }

  /**
   * Completes the blocks of components that have left the frontier, and that of the cell if it is as large as
   * any can still be. Returns the components that may grow; −1 if no block of some size is left.
   */
  private complete(gone: number, present: number, own: number): number {
    const { blocks } = this;
    const { sizes } = this.before;
    let { left } = this.before;
    for (let rest = gone; rest !== 0; rest &= rest - 1) {
      left = blocks.without(left, sizes[lowestIn(rest)]!);
      if (left < 0) return -1;
    }
    let growing = present;
    if (((present >> own) & 1) === 1 && sizes[own]! >= blocks.largestOf(left)) {
      left = blocks.without(left, sizes[own]!);
      if (left < 0) return -1;
      growing &= ~(1 << own);
    }
    this.after.left = left;
    return growing;
  }

  /** Numbers the components along the frontier after the cell. */
  private rename({ from }: FrontierStep, joined: number, growing: number): void {
    const { before, after, renamed, origin } = this;
    const own = before.components + 1;
    let count = 0;
    let named = 0;
    for (let place = 0; place < from.length; place++) {
      const old = from[place]!;
      let component = old < 0 ? own : before.labels[old]!;
      if (((joined >> component) & 1) === 1) component = own;
      if (((growing >> component) & 1) === 0) {
        after.labels[place] = DONE;
        continue;
      }
      if (((named >> component) & 1) === 0) {
        named |= 1 << component;
        renamed[component] = ++count;
        origin[count] = component;
        after.places[count] = 0;
        after.sizes[count] = before.sizes[component]!;
      }
      const label = renamed[component]!;
      after.labels[place] = label;
      after.places[label]! |= 1 << place;
    }
    after.components = count;
  }

  /**
   * Notes the pairs of components that must never meet: those with neighbouring cells, if they still could
   * meet.
   */
  private separate(step: FrontierStep, own: number, growing: number, apartFromOwn: number): void {
    const { before, after, origin, renamed } = this;
    for (let one = 1; one <= after.components; one++) {
      const from = origin[one]!;
      const apart =
        from === own ? apartFromOwn : before.apart[from]! | (((apartFromOwn >> from) & 1) << own);
      after.apart[one] = 0;
      for (let rest = apart & growing; rest !== 0; rest &= rest - 1) {
        const other = renamed[lowestIn(rest)]!;
        if (other > one || !this.couldMeet(step, one, other)) continue;
        after.apart[one]! |= 1 << other;
        after.apart[other]! |= 1 << one;
      }
    }
  }

  /** Whether a block could hold two components and cells to connect them. */
  private couldMeet({ from }: FrontierStep, one: number, other: number): boolean {
    const { left, sizes, places } = this.after;
    const room = this.blocks.largestOf(left) - sizes[one]! - sizes[other]!;
    if (room < 1) return false;
    const row = room * from.length;
    for (let rest = places[one]!; rest !== 0; rest &= rest - 1)
      if ((this.reach[row + lowestIn(rest)]! & places[other]!) !== 0) return true;
    return false;
  }

  /** Whether there are enough blocks for some components of which no two can meet. */
  private hasEnoughBlocks(step: FrontierStep): boolean {
    const { components, left, sizes, apart } = this.after;
    let cells = step.cellsLeft;
    for (let i = 1; i <= components; i++) cells += sizes[i]!;
    let blocks = this.blocks.blocksIn(left, cells);
    if (components <= blocks) return true;
    let chosen = 0;
    for (let one = 1; one <= components; one++) {
      let others = chosen & ~apart[one]!;
      while (others !== 0 && !this.couldMeet(step, one, lowestIn(others))) others &= others - 1;
      if (others !== 0) continue;
      chosen |= 1 << one;
      if (blocks-- === 0) return false;
    }
    return true;
  }
}
