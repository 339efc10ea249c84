import { Workload, type Instance } from '../plan/instance.ts';
import type { Completions } from './completions.ts';
import { initialStates, type States } from './frames.ts';
import { FrontierGraph } from './frontierGraph.ts';
import { DEAD, type Frontiers } from './frontiers.ts';
import { LiveStates } from './liveStates.ts';
import { Successors } from './mergedStates.ts';
import { mostMultisets } from './remainingPieces.ts';
import { numberAt } from './digits.ts';

/** A sweep is full if so much of its memory is taken once all states are merged. */
const FULL = 0.7;
/** Share of the memory that the multisets after one expansion may take, if all of them are new. */
const EXPANDED = 1 / 8;
/** Work between two measurements of the memory that frontiers and multisets take, in states written. */
const MEASURED = 2 ** 10;
/** The work of looking up a frontier and of trying an option, in states written. */
const LOOKUP = 8;
const TRIAL = 1 / 8;

/**
 * Counts the ways to complete an instance from some states on, cell by cell. A state is a frontier (the cells
 * that are covered) and a multiset (the pieces that remain), with its multiplicity (the number of ways that
 * lead there). States with the same frontier and multiset are merged, so each is expanded once. All states of
 * a frontier are expanded together, option by option, so that memory is read and written in rows.
 */
export class Sweep {
  /** Ways to complete the instance found so far. */
  found = 0n;

  readonly live: LiveStates;
  private readonly instance: Instance;
  private graph: FrontierGraph;
  /** The ways to complete frontiers from the cell `end` on; undefined if `end` is the last cell. */
  private completions: Completions | undefined;
  private end: number;
  private readonly workload: Workload;
  private readonly successors: Successors;
  private memory = Infinity;
  /** Blocks in use at which states are merged, and the work since that was found. */
  private mergeAt = 0;
  private unseen = 0;
  /** The most states of a frontier that are expanded at once. */
  private mostExpanded = Infinity;
  private full = false;
  /** The share of the work on the whole board that lies before the states it began with. */
  private before = 0;

  /** It begins with the single state before anything is placed, in any memory. */
  constructor(instance: Instance) {
    this.instance = instance;
    this.live = new LiveStates(instance);
    this.graph = new FrontierGraph(instance, this.live.frontiers);
    this.end = instance.weight.length;
    this.workload = new Workload(instance);
    this.successors = new Successors(instance);
    this.begin(initialStates(instance), Infinity);
  }

  /** Ends all later sweeps at the frontiers whose completions are known. */
  meet(completions: Completions): void {
    const { frontiers } = this.live;
    this.completions = completions;
    this.end = completions.from;
    const known = completions.frontiers.slice(this.end);
    this.graph = new FrontierGraph(this.instance, [...frontiers.slice(0, this.end), ...known]);
  }

  /**
   * Drops all states, and starts from a range of given ones.
   *
   * @param memory bytes that states, frontiers and multisets may take, about
   */
  begin(states: States, memory: number, from = 0, to = states.size): void {
    this.live.load(states, from, to, memory);
    this.found = 0n;
    this.before = this.workload.done(this.live.cell, 0);
    this.limit(memory);
  }

  /** Changes the memory it may take, before it runs. */
  limit(memory: number): void {
    this.memory = memory;
    this.live.limit(memory);
    this.mostExpanded = this.expandedWithin(EXPANDED * memory);
    this.mergeAt = this.blocksAllowed();
    this.unseen = 0;
    this.full = false;
  }

  get isOver(): boolean {
    const { frontiers, cell, store } = this.live;
    const { passed, size } = frontiers[cell]!;
    return passed === size && store.used === 0;
  }

  /** Whether its states take so much memory that the count should be split. */
  get isFull(): boolean {
    return this.full && !this.isOver;
  }

  /** The share of the work since it began that is done, 0 to 1, as expected from the areas of pieces. */
  progress(): number {
    if (this.isOver) return 1;
    const { frontiers, cell } = this.live;
    const { passed, size } = frontiers[cell]!;
    const done = this.workload.done(cell, size === 0 ? 1 : passed / size);
    const all = this.workload.done(this.end, 0) - this.before;
    // It may have begun with states beyond its end.
    return all > 0 ? Math.max(0, Math.min(1, (done - this.before) / all)) : 0;
  }

  /**
   * Runs for about as long as it takes to write so many states; shorter if it is over or full. One frontier
   * at least is expanded. Returns for how long it ran, in states written.
   */
  run(budget: number): number {
    const { live } = this;
    let left = budget;
    while (left > 0 && !this.isOver) {
      const frontiers = live.frontiers[live.cell]!;
      if (frontiers.passed < frontiers.size) {
        const frontier = frontiers.passed;
        const work = this.expand(frontiers, frontier);
        if (frontiers.block[frontier]! < 0) frontiers.passed++;
        left -= work;
        this.unseen += work;
        if (this.unseen > MEASURED) {
          this.mergeAt = this.blocksAllowed();
          this.unseen = 0;
        }
        if (live.store.used > this.mergeAt) left -= this.makeRoom();
        if (this.full) break;
      } else live.nextCell();
    }
    return budget - left;
  }

  /** Expands states of a frontier, as many as may be at once; returns the work, in states written. */
  private expand(frontiers: Frontiers, frontier: number): number {
    if (frontiers.block[frontier]! < 0) return 0;
    const { live, successors, mostExpanded } = this;
    const { firstOption, kind } = this.instance;
    const { cell } = frontiers;
    live.take(frontiers, frontier);
    if (live.merged.size > mostExpanded) {
      live.putMerged(frontiers, frontier, mostExpanded);
      live.merged.size = mostExpanded;
    }
    const end = firstOption[cell + 1]!;
    let work = live.merged.size + TRIAL * (end - firstOption[cell]!);
    const computed = live.remaining.computed;
    let lastKind = -1;
    for (let option = firstOption[cell]!; option < end; option++) {
      if (!this.graph.fits(frontiers, frontier, option)) continue;
      // Options of one kind follow each other.
      if (kind[option] !== lastKind) {
        lastKind = kind[option]!;
        successors.find(live.merged, live.remaining, lastKind);
      }
      if (successors.size > 0) work += this.push(frontiers, frontier, option);
    }
    return work + (live.remaining.computed - computed) * this.instance.copies.length * TRIAL;
  }

  /** Writes the successors after an option to the frontier it leads to; returns the work. */
  private push(frontiers: Frontiers, frontier: number, option: number): number {
    const { live, graph, successors, completions } = this;
    graph.follow(frontiers, frontier, option, live.remaining);
    if (graph.cell === live.frontiers.length) {
      this.complete();
      return 0;
    }
    if (graph.frontier === DEAD) return LOOKUP;
    if (graph.cell >= this.end) {
      const found = completions!.join(live, successors, graph);
      this.found += BigInt(this.instance.images) * found;
      return LOOKUP + successors.size;
    }
    const to = live.frontiers[graph.cell]!;
    return LOOKUP + this.send(to, graph.frontier, graph.mirror, graph.own);
  }

  /**
   * Writes successors to a frontier.
   *
   * @param mirror the mirror that leads there, if it changes multisets, or −1
   * @param own a mirror that maps the frontier onto itself and changes multisets, or −1: of a multiset and
   * its image the one with the smaller number is written
   * @returns how many states were written
   */
  private send(frontiers: Frontiers, frontier: number, mirror: number, own: number): number {
    const { live, successors } = this;
    // A required piece needs an option that is still ahead.
    const unplaceable = ~this.instance.placeable[frontiers.cell]!;
    if (mirror < 0 && own < 0 && live.merged.digits.length === 1)
      return live.append(frontiers, frontier, successors, unplaceable);
    const { digits } = live.merged;
    let sent = 0;
    for (let i = 0; i < successors.size; i++) {
      let multiset = successors.multisets[i]!;
      if (mirror >= 0) multiset = live.remaining.imageOf(multiset, mirror);
      if (own >= 0) multiset = Math.min(multiset, live.remaining.imageOf(multiset, own));
      if ((live.remaining.required[multiset]! & unplaceable) !== 0) continue;
      for (let image = 0; image < successors.factor; image++, sent++)
        live.put(frontiers, frontier, multiset, digits, successors.states[i]!);
    }
    return sent;
  }

  /** Counts the merged states that an option completes. */
  private complete(): void {
    const { successors } = this;
    const { remaining, merged } = this.live;
    const images = BigInt(this.instance.images * successors.factor);
    for (let i = 0; i < successors.size; i++)
      if (remaining.requiredCount[successors.multisets[i]!] === 0)
        this.found += images * numberAt(merged.digits, successors.states[i]!);
  }

  /** The number of states that can be expanded in some bytes, if every multiset after an option is new. */
  private expandedWithin(bytes: number): number {
    const { remaining } = this.live;
    const { needs } = this.instance;
    if (mostMultisets(this.instance) * remaining.bytesEach <= bytes) return Infinity;
    return Math.max(1, Math.floor(bytes / (needs.length * remaining.bytesEach)));
  }

  /** Blocks that the memory allows besides frontiers and multisets. */
  private blocksAllowed(): number {
    const { bytesOfOthers, store } = this.live;
    return Math.max(1, (this.memory - bytesOfOthers) / store.bytesPerBlock);
  }

  /** Merges states where they are; returns the work. */
  private makeRoom(): number {
    const work = this.live.size;
    this.live.mergeAll();
    const allowed = this.blocksAllowed();
    this.full = this.live.store.used > FULL * allowed;
    this.mergeAt = allowed;
    return work;
  }
}
