import { DeadRegions } from './deadRegions.ts';
import { DEAD, Frontiers, NO_BLOCK } from './frontiers.ts';
import type { Instance } from './instance.ts';
import { MergedStates } from './mergedStates.ts';
import type { Remainders } from './remainders.ts';
import { supplyRanks, type States } from './states.ts';
import { StateStore } from './stateStore.ts';
import { Supplies } from './supplies.ts';

/** Supplies that no state has any more are forgotten once all of them take so many bytes, or this share of the memory. */
const SUPPLY_BYTES = 2 ** 26;
const SUPPLY_SHARE = 0.4;

/**
 * The states that a sweep has still to expand. Those of a frontier are merged when the sweep comes to it, or before
 * that where memory gets scarce; until then, a state may be written several times.
 */
export class LiveStates {
  /** The first open cell of the frontiers at hand: none has an earlier one. */
  cell = 0;
  /** Cell → the frontiers whose first open cell it is. */
  readonly frontiers: readonly Frontiers[];
  readonly store: StateStore;
  supplies: Supplies;
  /** The states of the frontier that was merged last. */
  readonly merged = new MergedStates();
  /** How many states were merged with others. */
  mergedAway = 0;

  private readonly instance: Instance;
  /** At so many bytes of supplies those that are gone are forgotten. */
  private supplyBytes = SUPPLY_BYTES;
  private leastSupplyBytes = SUPPLY_BYTES;

  constructor(instance: Instance) {
    this.instance = instance;
    const deadRegions = new DeadRegions(instance);
    this.frontiers = Array.from(
      instance.weight,
      (_, cell) => new Frontiers(instance, cell, deadRegions),
    );
    this.store = new StateStore(instance);
    this.supplies = new Supplies(instance);
  }

  /** The states before anything is placed: one. */
  initial(): States {
    return {
      size: 1,
      frontiers: new Int32Array(1),
      supplies: new Int32Array(1),
      counts: [new Float64Array(1).fill(1)],
      cells: new Int32Array(1),
      words: new Int32Array(this.instance.width),
      copiesLeft: this.supplies.full(),
    };
  }

  /**
   * Replaces all by a range of given states.
   *
   * @param memory about how many bytes all that follow from them may take
   */
  load(states: States, from: number, to: number, memory: number): void {
    const { width, copies } = this.instance;
    this.clear(states.counts.length, memory / this.store.bytesPerBlock);
    // Numbers of supplies depend on nothing that was before, so that a sweep can be repeated.
    this.supplies = new Supplies(this.instance);
    this.limit(memory);
    const numbers = new Int32Array(states.copiesLeft.length / copies.length);
    for (let i = from; i < to; i++) {
      const at = states.frontiers[i]!;
      const frontiers = this.frontiers[states.cells[at]!]!;
      const frontier = frontiers.find(states.words.subarray(at * width, (at + 1) * width));
      if (frontier === DEAD) continue;
      const row = states.supplies[i]! * copies.length;
      const supply = (numbers[states.supplies[i]!] ||= this.supplies.numberOf(
        states.copiesLeft.subarray(row, row + copies.length),
      ));
      this.put(frontiers, frontier, supply, states.counts, i);
      this.cell = Math.min(this.cell, frontiers.cell);
    }
  }

  /** Changes the memory that all may take. */
  limit(memory: number): void {
    this.leastSupplyBytes = Math.min(SUPPLY_BYTES, SUPPLY_SHARE * memory);
    this.supplyBytes = this.leastSupplyBytes;
  }

  /** Bytes of all states, frontiers and supplies. */
  get bytes(): number {
    return this.bytesOfOthers + this.store.used * this.store.bytesPerBlock;
  }

  /** How many states there are at most, merged or not. */
  get size(): number {
    return this.store.used * this.store.perBlock;
  }

  /** What frontiers and supplies take besides the states. */
  get bytesOfOthers(): number {
    const count = this.frontiers.reduce((sum, { size }) => sum + size, 0);
    return count * Frontiers.bytesEach(this.instance) + this.supplies.bytes;
  }

  /** Leaves the cell at hand, all of whose frontiers were expanded. */
  nextCell(): void {
    this.frontiers[this.cell++]!.clear();
  }

  /** Takes the states of a frontier out, merged: see `merged`. */
  take(frontiers: Frontiers, frontier: number): void {
    const { store, merged } = this;
    this.merge(frontiers, frontier);
    const blocks = 1 + (merged.read - frontiers.filled[frontier]!) / store.perBlock;
    store.release(frontiers.block[frontier]!, merged.firstBlock, blocks);
    frontiers.block[frontier] = NO_BLOCK;
    frontiers.filled[frontier] = store.perBlock;
  }

  /** Writes merged states back to the frontier they were taken from, all but so many. */
  keepMerged(frontiers: Frontiers, frontier: number, size: number): void {
    const { merged } = this;
    const { supplies, digits } = merged;
    for (let i = size; i < merged.size; i++) this.put(frontiers, frontier, supplies[i]!, digits, i);
    merged.size = size;
  }

  /** Writes a state to a frontier. */
  put(
    frontiers: Frontiers,
    frontier: number,
    supply: number,
    digits: readonly Float64Array[],
    i: number,
  ): void {
    const { store } = this;
    if (frontiers.filled[frontier] === store.perBlock) {
      frontiers.block[frontier] = store.take(frontiers.block[frontier]!);
      frontiers.filled[frontier] = 0;
    }
    const block = frontiers.block[frontier]!;
    const chunk = store.chunkOf(block);
    const at = store.startOf(block) + frontiers.filled[frontier]!++;
    store.supplies[chunk]![at] = supply;
    store.counts[chunk]![at] = digits[0]![i]!;
    for (let digit = 1; digit < digits.length; digit++)
      store.higher[digit - 1]![chunk]![at] = digits[digit]![i]!;
  }

  /**
   * Writes what remains of the merged states to a frontier, while multiplicities have one digit. The innermost loop of nearly
   * all counts: lists are held in local names.
   *
   * @param unplaceable the watched pieces, as bits, that must not be required any more
   * @returns how many states were written
   */
  append(
    frontiers: Frontiers,
    frontier: number,
    { supplies, states, size, factor }: Remainders,
    unplaceable: number,
  ): number {
    const { store } = this;
    const { perBlock } = store;
    const { counts } = this.merged;
    const { required } = this.supplies;
    let block = frontiers.block[frontier]!;
    let filled = frontiers.filled[frontier]!;
    let start = 0;
    let toSupplies = store.supplies[0]!;
    let toCounts = store.counts[0]!;
    if (block >= 0) {
      start = store.startOf(block);
      toSupplies = store.supplies[store.chunkOf(block)]!;
      toCounts = store.counts[store.chunkOf(block)]!;
    }
    let written = 0;
    for (let i = 0; i < size; i++) {
      const supply = supplies[i]!;
      if ((required[supply]! & unplaceable) !== 0) continue;
      if (filled === perBlock) {
        block = store.take(block);
        filled = 0;
        start = store.startOf(block);
        toSupplies = store.supplies[store.chunkOf(block)]!;
        toCounts = store.counts[store.chunkOf(block)]!;
      }
      toSupplies[start + filled] = supply;
      toCounts[start + filled] = factor * counts[states[i]!]!;
      filled++;
      written++;
    }
    frontiers.block[frontier] = block;
    frontiers.filled[frontier] = filled;
    return written;
  }

  /** Merges all states where they are, and forgets supplies that are gone. */
  mergeAll(): void {
    this.forEachFrontier((frontiers, frontier) => {
      // One block is not worth it.
      if (this.store.before(frontiers.block[frontier]!) < 0) return;
      this.take(frontiers, frontier);
      const { supplies, digits, size } = this.merged;
      for (let i = 0; i < size; i++) this.put(frontiers, frontier, supplies[i]!, digits, i);
    });
    if (this.supplies.bytes > this.supplyBytes) this.forgetSupplies();
  }

  /** Takes all states out, merged, and sorted by supply: see `supplyRanks`. */
  takeAll(): States {
    this.mergeAll();
    this.forgetSupplies();
    const { store, merged, instance } = this;
    const { width } = instance;
    const copiesLeft = this.supplies.all();
    const ranks = supplyRanks(instance, this.cell, copiesLeft);
    // A counting sort, as there may be far more states than supplies.
    const next = new Int32Array(ranks.length + 1);
    let frontierCount = 0;
    this.forEachFrontier((frontiers, frontier) => {
      frontierCount++;
      this.merge(frontiers, frontier);
      for (let i = 0; i < merged.size; i++) next[ranks[merged.supplies[i]!]! + 1]!++;
    });
    for (let rank = 0; rank < ranks.length; rank++) next[rank + 1]! += next[rank]!;
    const size = next[ranks.length]!;
    const states = {
      size,
      frontiers: new Int32Array(size),
      supplies: new Int32Array(size),
      counts: [store.counts, ...store.higher].map(() => new Float64Array(size)),
      cells: new Int32Array(frontierCount),
      words: new Int32Array(frontierCount * width),
      copiesLeft,
    };
    let at = 0;
    this.forEachFrontier((frontiers, frontier) => {
      const words = frontiers.words.subarray(frontier * width, (frontier + 1) * width);
      states.cells[at] = frontiers.cell;
      states.words.set(words, at * width);
      this.merge(frontiers, frontier);
      const { supplies, counts, higher } = merged;
      for (let i = 0; i < merged.size; i++) {
        const to = next[ranks[supplies[i]!]!]!++;
        states.frontiers[to] = at;
        states.supplies[to] = supplies[i]!;
        states.counts[0]![to] = counts[i]!;
        for (let digit = 0; digit < higher.length; digit++)
          states.counts[digit + 1]![to] = higher[digit]![i]!;
      }
      at++;
    });
    this.clear(1);
    return states;
  }

  private clear(digits: number, blocks = Infinity): void {
    for (const frontiers of this.frontiers) if (frontiers.size > 0) frontiers.clear();
    this.cell = this.frontiers.length - 1;
    this.store.reset(digits, blocks);
  }

  private merge(frontiers: Frontiers, frontier: number): void {
    const { store, merged, supplies } = this;
    merged.merge(store, frontiers.block[frontier]!, frontiers.filled[frontier]!, supplies.size);
    this.mergedAway += merged.read - merged.size;
  }

  private forEachFrontier(visit: (frontiers: Frontiers, frontier: number) => void): void {
    for (let cell = this.cell; cell < this.frontiers.length; cell++) {
      const frontiers = this.frontiers[cell]!;
      for (let frontier = frontiers.passed; frontier < frontiers.size; frontier++)
        if (frontiers.block[frontier]! >= 0) visit(frontiers, frontier);
    }
  }

  /** Numbers the supplies that some state has anew. */
  private forgetSupplies(): void {
    const fresh = new Supplies(this.instance);
    const renumbered = new Int32Array(this.supplies.size);
    const { store } = this;
    this.forEachFrontier((frontiers, frontier) => {
      let states = frontiers.filled[frontier]!;
      for (let block = frontiers.block[frontier]!; block >= 0; block = store.before(block)) {
        const list = store.supplies[store.chunkOf(block)]!;
        const start = store.startOf(block);
        for (let at = start; at < start + states; at++) {
          const supply = list[at]!;
          renumbered[supply] ||= fresh.numberOf(this.supplies.copiesLeft(supply));
          list[at] = renumbered[supply]!;
        }
        states = store.perBlock;
      }
    });
    this.supplies = fresh;
    this.supplyBytes = Math.max(this.leastSupplyBytes, 2 * fresh.bytes);
  }
}
