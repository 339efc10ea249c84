import type { Instance } from '../plan/instance.ts';
import { multisetRanks, type States } from './frames.ts';
import { DEAD, DeadRegions, Frontiers, NO_BLOCK } from './frontiers.ts';
import { MergedStates, type Successors } from './mergedStates.ts';
import { RemainingPieces } from './remainingPieces.ts';
import { StateStore } from './stateStore.ts';
import type { Digits } from './digits.ts';

/** Bytes, and share of the memory, at which multisets that no state has any more are forgotten. */
const MULTISET_BYTES = 2 ** 26;
const MULTISET_SHARE = 0.4;

/**
 * The states that a sweep has still to expand. The states of a frontier are merged when the sweep comes to
 * it, or earlier if memory gets scarce; until then a state may be written several times.
 */
export class LiveStates {
  /** The first open cell of the frontiers at hand: none has an earlier one. */
  cell = 0;
  /** Cell → the frontiers whose first open cell it is. */
  readonly frontiers: readonly Frontiers[];
  readonly store: StateStore;
  remaining: RemainingPieces;
  /** The states of the frontier that was merged last. */
  readonly merged = new MergedStates();
  /** The number of states that were merged with others. */
  mergedAway = 0;

  private readonly instance: Instance;
  /** Bytes of multisets at which those that are gone are forgotten. */
  private multisetBytes = MULTISET_BYTES;
  private leastMultisetBytes = MULTISET_BYTES;

  constructor(instance: Instance) {
    this.instance = instance;
    const deadRegions = new DeadRegions(instance);
    this.frontiers = Array.from(
      instance.weight,
      (_, cell) => new Frontiers(instance, cell, deadRegions),
    );
    this.store = new StateStore(instance);
    this.remaining = new RemainingPieces(instance);
  }

  /**
   * Replaces all by a range of given states.
   *
   * @param memory about how many bytes all that follow from them may take
   */
  load(states: States, from: number, to: number, memory: number): void {
    const { width, copies } = this.instance;
    this.clear(states.digits.length, memory / this.store.bytesPerBlock);
    // Numbers of multisets depend on nothing that was before, so that a sweep can be repeated.
    this.remaining = new RemainingPieces(this.instance);
    const numbers = new Int32Array(states.copiesLeft.length / copies.length);
    for (let i = from; i < to; i++) {
      const at = states.frontiers[i]!;
      const frontiers = this.frontiers[states.cells[at]!]!;
      const frontier = frontiers.find(states.words.subarray(at * width, (at + 1) * width));
      if (frontier === DEAD) continue;
      const row = states.multisets[i]! * copies.length;
      const multiset = (numbers[states.multisets[i]!] ||= this.remaining.numberOf(
        states.copiesLeft.subarray(row, row + copies.length),
      ));
      this.put(frontiers, frontier, multiset, states.digits, i);
      this.cell = Math.min(this.cell, frontiers.cell);
    }
  }

  limit(memory: number): void {
    this.leastMultisetBytes = Math.min(MULTISET_BYTES, MULTISET_SHARE * memory);
    this.multisetBytes = this.leastMultisetBytes;
  }

  get bytes(): number {
    return this.bytesOfOthers + this.store.used * this.store.bytesPerBlock;
  }

  /** An upper bound of the number of states, merged or not. */
  get size(): number {
    return this.store.used * this.store.perBlock;
  }

  /** Bytes of frontiers and multisets, besides the states. */
  get bytesOfOthers(): number {
    const count = this.frontiers.reduce((sum, { size }) => sum + size, 0);
    return count * Frontiers.bytesEach(this.instance) + this.remaining.bytes;
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

  /** Writes merged states to a frontier, from an index on. */
  putMerged(frontiers: Frontiers, frontier: number, from = 0): void {
    const { multisets, digits, size } = this.merged;
    for (let i = from; i < size; i++) this.put(frontiers, frontier, multisets[i]!, digits, i);
  }

  put(frontiers: Frontiers, frontier: number, multiset: number, digits: Digits, i: number): void {
    const { store } = this;
    if (frontiers.filled[frontier] === store.perBlock) {
      frontiers.block[frontier] = store.take(frontiers.block[frontier]!);
      frontiers.filled[frontier] = 0;
    }
    const block = frontiers.block[frontier]!;
    const chunk = store.chunkOf(block);
    const at = store.startOf(block) + frontiers.filled[frontier]!++;
    store.multisets[chunk]![at] = multiset;
    for (let digit = 0; digit < digits.length; digit++)
      store.digits[digit]![chunk]![at] = digits[digit]![i]!;
  }

  /**
   * Writes successors of the merged states to a frontier, while multiplicities have one digit. The innermost
   * loop of nearly all counts: lists are held in local names.
   *
   * @param unplaceable the watched pieces, as bits, that must not be required any more
   * @returns how many states were written
   */
  append(
    frontiers: Frontiers,
    frontier: number,
    { multisets, states, size, factor }: Successors,
    unplaceable: number,
  ): number {
    const { store } = this;
    const { perBlock } = store;
    const counts = this.merged.digits[0]!;
    const chunks = store.digits[0]!;
    const { required } = this.remaining;
    let block = frontiers.block[frontier]!;
    let filled = frontiers.filled[frontier]!;
    let start = 0;
    let toMultisets = store.multisets[0]!;
    let toCounts = chunks[0]!;
    if (block >= 0) {
      start = store.startOf(block);
      toMultisets = store.multisets[store.chunkOf(block)]!;
      toCounts = chunks[store.chunkOf(block)]!;
    }
    let written = 0;
    for (let i = 0; i < size; i++) {
      const multiset = multisets[i]!;
      if ((required[multiset]! & unplaceable) !== 0) continue;
      if (filled === perBlock) {
        block = store.take(block);
        filled = 0;
        start = store.startOf(block);
        toMultisets = store.multisets[store.chunkOf(block)]!;
        toCounts = chunks[store.chunkOf(block)]!;
      }
      toMultisets[start + filled] = multiset;
      toCounts[start + filled] = factor * counts[states[i]!]!;
      filled++;
      written++;
    }
    frontiers.block[frontier] = block;
    frontiers.filled[frontier] = filled;
    return written;
  }

  /** Merges all states where they are, and forgets multisets that are gone. */
  mergeAll(): void {
    this.forEachFrontier((frontiers, frontier) => {
      // One block is not worth it.
      if (this.store.before(frontiers.block[frontier]!) < 0) return;
      this.take(frontiers, frontier);
      this.putMerged(frontiers, frontier);
    });
    if (this.remaining.bytes > this.multisetBytes) this.forgetMultisets();
  }

  /** Takes all states out, merged, and sorted by multiset: see `multisetRanks`. */
  takeAll(): States {
    this.mergeAll();
    this.forgetMultisets();
    const { store, merged, instance } = this;
    const { width } = instance;
    const copiesLeft = this.remaining.all();
    const ranks = multisetRanks(instance, this.cell, copiesLeft);
    // A counting sort, as there may be far more states than multisets.
    const next = new Int32Array(ranks.length + 1);
    let frontierCount = 0;
    this.forEachFrontier((frontiers, frontier) => {
      frontierCount++;
      this.merge(frontiers, frontier);
      for (let i = 0; i < merged.size; i++) next[ranks[merged.multisets[i]!]! + 1]!++;
    });
    for (let rank = 0; rank < ranks.length; rank++) next[rank + 1]! += next[rank]!;
    const size = next[ranks.length]!;
    const states = {
      size,
      frontiers: new Int32Array(size),
      multisets: new Int32Array(size),
      digits: store.digits.map(() => new Float64Array(size)),
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
      const { multisets, digits } = merged;
      for (let i = 0; i < merged.size; i++) {
        const to = next[ranks[multisets[i]!]!]!++;
        states.frontiers[to] = at;
        states.multisets[to] = multisets[i]!;
        for (let digit = 0; digit < digits.length; digit++)
          states.digits[digit]![to] = digits[digit]![i]!;
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
    const { store, merged, remaining } = this;
    merged.merge(store, frontiers.block[frontier]!, frontiers.filled[frontier]!, remaining.size);
    this.mergedAway += merged.read - merged.size;
  }

  private forEachFrontier(visit: (frontiers: Frontiers, frontier: number) => void): void {
    for (let cell = this.cell; cell < this.frontiers.length; cell++) {
      const frontiers = this.frontiers[cell]!;
      for (let frontier = frontiers.passed; frontier < frontiers.size; frontier++)
        if (frontiers.block[frontier]! >= 0) visit(frontiers, frontier);
    }
  }

  /** Numbers the multisets that some state has anew. */
  private forgetMultisets(): void {
    const fresh = new RemainingPieces(this.instance);
    const renumbered = new Int32Array(this.remaining.size);
    const { store } = this;
    this.forEachFrontier((frontiers, frontier) => {
      const [last, filled] = [frontiers.block[frontier]!, frontiers.filled[frontier]!];
      store.forEachBlock(last, filled, (chunk, start, end) => {
        const list = store.multisets[chunk]!;
        for (let at = start; at < end; at++) {
          const multiset = list[at]!;
          renumbered[multiset] ||= fresh.numberOf(this.remaining.copiesLeft(multiset));
          list[at] = renumbered[multiset]!;
        }
      });
    });
    this.remaining = fresh;
    this.multisetBytes = Math.max(this.leastMultisetBytes, 2 * fresh.bytes);
  }
}
