import type { Completions } from './completions.ts';
import { FrontierGraph } from './frontierGraph.ts';
import { DEAD, type Frontiers } from './frontiers.ts';
import type { Instance } from './instance.ts';
import { LiveStates } from './liveStates.ts';
import { Remainders } from './remainders.ts';
import type { States } from './states.ts';
import { mostSupplies } from './supplies.ts';
import { Workload } from './workload.ts';

/** A sweep is full if so much of its memory is taken once all states are merged. */
const FULL = 0.7;
/** What the supplies of a frontier that is expanded may take, as a share of the memory, if nothing of them was met before. */
const EXPANDED = 1 / 8;
/** After so much work it is looked what frontiers and supplies take, in states written. */
const LOOKED_AT = 2 ** 10;
/** The work of looking up a frontier and of trying an option, in states written. */
const LOOKUP = 8;
const TRIAL = 1 / 8;

/**
 * Counts the ways to complete an instance from some states on, cell by cell. A state is a frontier (which cells are
 * covered) and a supply (which pieces remain), with the number of ways that lead there. States with the same
 * frontier and supply are merged, so each is expanded once. All states of a frontier are expanded together,
 * option by option, so that memory is read and written in rows.
 */
export class Sweep {
  /** Ways to complete the instance found so far. */
  found = 0n;

  private readonly instance: Instance;
  private readonly live: LiveStates;
  private graph: FrontierGraph;
  /** How frontiers of some cell and of later ones are completed, and that cell; they are not swept. */
  private completions: Completions | undefined;
  private end: number;
  private readonly workload: Workload;
  private readonly remainders: Remainders;
  /** Bytes it may take. */
  private memory = Infinity;
  /** Blocks in use at which states are merged, and the work since that was found. */
  private mergeAt = 0;
  private unseen = 0;
  /** The most states of a frontier that are expanded at once. */
  private mostExpanded = Infinity;
  private full = false;
  /** The share of the work on the whole board that lies before the states it began with. */
  private before = 0;

  constructor(instance: Instance) {
    this.instance = instance;
    this.live = new LiveStates(instance);
    this.graph = new FrontierGraph(instance, this.live.frontiers);
    this.end = instance.weight.length;
    this.workload = new Workload(instance);
    this.remainders = new Remainders(instance);
  }

  /** The states before anything is placed: one. */
  initial(): States {
    return this.live.initial();
  }

  /** From now on, whatever it begins with, it ends at the frontiers whose completions are known. */
  meet(completions: Completions): void {
    const { frontiers } = this.live;
    this.completions = completions;
    this.end = completions.from;
    const known = completions.frontiers.slice(this.end);
    this.graph = new FrontierGraph(this.instance, [...frontiers.slice(0, this.end), ...known]);
  }

  /**
   * Starts from a range of states, whatever it did before.
   *
   * @param memory how many bytes states, frontiers and supplies may take, about
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

  /** How many states there are at most, merged or not. */
  get size(): number {
    return this.live.size;
  }

  /** How many states were merged with others so far. */
  get merged(): number {
    return this.live.mergedAway;
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
        if (this.unseen > LOOKED_AT) {
          this.mergeAt = this.blocksAllowed();
          this.unseen = 0;
        }
        if (live.store.used > this.mergeAt) left -= this.makeRoom();
        if (this.full) break;
      } else live.nextCell();
    }
    return budget - left;
  }

  /** Takes all states out, merged, and sorted by supply: see `supplyRanks`. */
  takeAll(): States {
    return this.live.takeAll();
  }

  /** Expands the states of a frontier, or as many as may be expanded at once; returns the work, in states written. */
  private expand(frontiers: Frontiers, frontier: number): number {
    if (frontiers.block[frontier]! < 0) return 0;
    const { live, remainders } = this;
    const { firstOption, kind } = this.instance;
    const { cell } = frontiers;
    live.take(frontiers, frontier);
    if (live.merged.size > this.mostExpanded)
      live.keepMerged(frontiers, frontier, this.mostExpanded);
    const end = firstOption[cell + 1]!;
    let work = live.merged.size + TRIAL * (end - firstOption[cell]!);
    const computed = live.supplies.computed;
    let lastKind = -1;
    for (let option = firstOption[cell]!; option < end; option++) {
      if (!this.graph.fits(frontiers, frontier, option)) continue;
      // Options of one kind follow each other.
      if (kind[option] !== lastKind) {
        lastKind = kind[option]!;
        remainders.find(live.merged, live.supplies, lastKind);
      }
      if (remainders.size > 0) work += this.push(frontiers, frontier, option);
    }
    return work + (live.supplies.computed - computed) * this.instance.copies.length * TRIAL;
  }

  /** Writes what an option makes of the merged states to the frontier it leads to; returns the work. */
  private push(frontiers: Frontiers, frontier: number, option: number): number {
    const { live, graph, remainders, completions } = this;
    graph.follow(frontiers, frontier, option, live.supplies);
    if (graph.cell === live.frontiers.length) {
      this.complete();
      return 0;
    }
    if (graph.frontier === DEAD) return LOOKUP;
    if (graph.cell >= this.end) {
      const found = completions!.join(live, remainders, graph);
      this.found += BigInt(this.instance.images) * found;
      return LOOKUP + remainders.size;
    }
    const to = live.frontiers[graph.cell]!;
    return LOOKUP + this.send(to, graph.frontier, graph.mirror, graph.own);
  }

  /**
   * Writes what remains of the merged states to a frontier.
   *
   * @param mirror the mirror that leads there, if it changes supplies, or −1
   * @param own a mirror that maps the frontier onto itself and changes supplies, or −1: of a supply and its
   * image the one with the smaller number is written
   * @returns how many states were written
   */
  private send(frontiers: Frontiers, frontier: number, mirror: number, own: number): number {
    const { live, remainders } = this;
    // A required piece needs an option that is still ahead.
    const unplaceable = ~this.instance.placeable[frontiers.cell]!;
    if (mirror < 0 && own < 0 && live.merged.higher.length === 0)
      return live.append(frontiers, frontier, remainders, unplaceable);
    const { digits } = live.merged;
    let sent = 0;
    for (let i = 0; i < remainders.size; i++) {
      let supply = remainders.supplies[i]!;
      if (mirror >= 0) supply = live.supplies.imageOf(supply, mirror);
      if (own >= 0) supply = Math.min(supply, live.supplies.imageOf(supply, own));
      if ((live.supplies.required[supply]! & unplaceable) !== 0) continue;
      for (let image = 0; image < remainders.factor; image++, sent++)
        live.put(frontiers, frontier, supply, digits, remainders.states[i]!);
    }
    return sent;
  }

  /** Counts the merged states that an option completes. */
  private complete(): void {
    const { remainders } = this;
    const { supplies, merged } = this.live;
    const images = BigInt(this.instance.images * remainders.factor);
    for (let i = 0; i < remainders.size; i++)
      if (supplies.requiredCount[remainders.supplies[i]!] === 0)
        this.found += images * merged.multiplicity(remainders.states[i]!);
  }

  /** The bytes of the live states. */
  get bytes(): number {
    return this.live.bytes;
  }

  /** The bytes that each supply takes. */
  get bytesPerSupply(): number {
    return this.live.supplies.bytesEach;
  }

  /** How many states can be expanded in so many bytes, were every supply that remains a new one. */
  private expandedWithin(bytes: number): number {
    const { supplies } = this.live;
    const { needs } = this.instance;
    if (mostSupplies(this.instance) * supplies.bytesEach <= bytes) return Infinity;
    return Math.max(1, Math.floor(bytes / (needs.length * supplies.bytesEach)));
  }

  /** Blocks that the memory allows besides frontiers and supplies. */
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
