import { DEAD, LINK, type Frontiers } from './frontiers.ts';
import type { Instance } from './instance.ts';
import { LiveStates } from './liveStates.ts';
import { Mirrors } from './mirrors.ts';
import { Remainders } from './remainders.ts';
import type { States } from './states.ts';
import { advance } from './transition.ts';
import { Workload } from './workload.ts';

/** A sweep is full if so much of its memory is taken once all states are merged. */
const FULL = 0.7;
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
  private readonly mirrors: Mirrors;
  private readonly workload: Workload;
  private readonly remainders: Remainders;
  /** Bytes it may take. */
  private memory = Infinity;
  /** Blocks in use at which states are merged. */
  private mergeAt = 0;
  private full = false;
  /** The share of the work on the whole board that lies before the states it began with. */
  private before = 0;
  /** The covered cells of the frontier that an option leads to. */
  private readonly target: Int32Array;

  constructor(instance: Instance) {
    this.instance = instance;
    this.live = new LiveStates(instance);
    this.mirrors = new Mirrors(instance);
    this.workload = new Workload(instance);
    this.remainders = new Remainders(instance);
    this.target = new Int32Array(instance.width);
  }

  /** The states before anything is placed: one. */
  initial(): States {
    return this.live.initial();
  }

  /**
   * Starts from a range of states, whatever it did before.
   *
   * @param memory how many bytes states, frontiers and supplies may take, about
   */
  begin(states: States, memory: number, from = 0, to = states.size): void {
    this.live.load(states, from, to);
    this.found = 0n;
    this.before = this.workload.done(this.live.cell, 0);
    this.limit(memory);
  }

  /** Changes the memory it may take, before it runs. */
  limit(memory: number): void {
    this.memory = memory;
    this.mergeAt = this.blocksAllowed();
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
    return (done - this.before) / (1 - this.before);
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
        left -= this.expand(frontiers, frontiers.passed++);
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

  /** Expands all states of a frontier; returns the work, in states written. */
  private expand(frontiers: Frontiers, frontier: number): number {
    if (frontiers.block[frontier]! < 0) return 0;
    const { live, remainders } = this;
    const { firstOption, masks, width, kind } = this.instance;
    const { words, cell } = frontiers;
    live.take(frontiers, frontier);
    const end = firstOption[cell + 1]!;
    let work = live.merged.size + TRIAL * (end - firstOption[cell]!);
    const computed = live.supplies.computed;
    let lastKind = -1;
    for (let option = firstOption[cell]!; option < end; option++) {
      // The first word nearly always decides.
      if ((words[frontier * width]! & masks[option * width]!) !== 0) continue;
      let clash = 0;
      for (let i = 1; i < width; i++)
        clash |= words[frontier * width + i]! & masks[option * width + i]!;
      if (clash !== 0) continue;
      // Options of one kind follow each other.
      if (kind[option] !== lastKind) {
        lastKind = kind[option]!;
        remainders.find(live.merged, live.supplies, lastKind);
      }
      if (remainders.size === 0) continue;
      const to = cell + advance(words, frontier, masks, option, width, this.target);
      if (to === live.frontiers.length) this.complete();
      else work += LOOKUP + this.push(to);
    }
    return work + (live.supplies.computed - computed) * this.instance.copies.length * TRIAL;
  }

  /** Writes what an option makes of the merged states to the frontier it leads to. */
  private push(to: number): number {
    const { live } = this;
    const frontiers = live.frontiers[to]!;
    const frontier = frontiers.find(this.target);
    if (frontier === DEAD) return 0;
    if (this.mirrors.isEmpty) return this.send(frontiers, frontier, -1, -1);
    const at = frontier * LINK;
    if (frontiers.links[at] === 0) this.link(frontiers, frontier);
    const { links } = frontiers;
    if (links[at + 1] === DEAD) return 0;
    const mirror = (links[at + 2]! & 0xff) - 1;
    const own = (links[at + 2]! >> 8) - 1;
    return this.send(live.frontiers[links[at]!]!, links[at + 1]!, mirror, own);
  }

  /** Finds the frontier that stands for one and its images, and which mirrors change supplies on the way. */
  private link(frontiers: Frontiers, frontier: number): void {
    const { mirrors, live } = this;
    mirrors.find(frontiers.cell, this.target);
    const { cell, words, mirror, own } = mirrors;
    const number = mirror < 0 ? frontier : live.frontiers[cell]!.find(words);
    const { links } = frontiers;
    const at = frontier * LINK;
    links[at] = cell;
    links[at + 1] = number;
    links[at + 2] = this.codeOf(mirror) | (this.codeOf(own) << 8);
  }

  /** A mirror plus one; 0 if it changes no supply, or there is none. */
  private codeOf(mirror: number): number {
    return mirror < 0 || this.live.supplies.isFixedBy(mirror) ? 0 : mirror + 1;
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
