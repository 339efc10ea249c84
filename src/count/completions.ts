import { FrontierGraph } from './frontierGraph.ts';
import { DEAD, REACHED, type Frontiers } from './frontiers.ts';
import type { Instance } from './instance.ts';
import { LiveStates } from './liveStates.ts';
import type { Remainders } from './remainders.ts';
import { grown } from './storage.ts';
import { LACKING, mostSupplies, type Supplies } from './supplies.ts';

/** Sweeps meet at this share of the cells, on wide boards with so many supplies; by measurement. */
const MIDDLE = 1 / 2;
const MANY_SUPPLIES = 2 ** 16;

/** About how many states are written before the work is interrupted. */
const SLICE = 2 ** 13;
/** The work of trying an option and of following it, in states written. */
const TRIAL = 1 / 8;
const LOOKUP = 8;

/** The number of the supply that is used once the board is full: that of all pieces. */
const ALL = 1;
const ALL_USED = Int32Array.of(ALL);
const ONE = Float64Array.of(1);
const ZERO = new Float64Array(1);

/**
 * The cell at which sweeps from both ends of an instance meet; undefined if it is swept to the end.
 *
 * @param at a share of the cells; where it is expected to be fastest, if left out
 */
export function meetingCell(instance: Instance, at?: number): number | undefined {
  const { copies, isRequired, mirrors, weight, width } = instance;
  // What is left has to tell what was used, so all pieces have to be used.
  const isExact = copies.every((count, piece) => count === 0 || isRequired[piece]!);
  const isMutual = mirrors.every(({ pieces }) =>
    pieces.every((image, piece) => pieces[image] === piece),
  );
  const isLarge = width > 1 && mostSupplies(instance) >= MANY_SUPPLIES;
  if (!isExact || !isMutual || (at === undefined && !isLarge)) return undefined;
  return Math.floor((at ?? MIDDLE) * weight.length);
}

/**
 * In how many ways frontiers are completed, from some cell on: a sweep back from the full board, which takes options
 * off. Its states are a frontier and the supply that was used up to there, so a state of the sweep forward meets
 * the one that has used what it has not left.
 */
export class Completions {
  /** Frontiers of this cell and of all later ones are completed. */
  from: number;

  private readonly instance: Instance;
  private readonly to: number;
  private readonly live: LiveStates;
  private readonly graph: FrontierGraph;
  /** The cell whose frontiers are being found. */
  private ahead = 0;
  /** The work since the last interruption, in states written. */
  private work = 0;
  /** The supplies of the sweep that was joined last: supply left → the supply used, or 0 if not computed yet. */
  private left: Supplies | undefined;
  private used = new Int32Array(0);
  /** Supply used → the place of its state plus one, while states are joined; 0 at all other times. */
  private places = new Int32Array(0);

  /**
   * @param instance one that has a `meetingCell`
   * @param to the cell from which on frontiers are to be completed
   */
  constructor(instance: Instance, to: number) {
    this.instance = instance;
    this.to = to;
    this.from = instance.weight.length;
    this.live = new LiveStates(instance);
    this.graph = new FrontierGraph(instance, this.live.frontiers);
  }

  /** Cell → its frontiers. */
  get frontiers(): readonly Frontiers[] {
    return this.live.frontiers;
  }

  get bytes(): number {
    return this.live.bytes;
  }

  /** The share of the work that is done, 0 to 1. */
  progress(): number {
    const cells = this.frontiers.length;
    return (this.ahead + cells - this.from) / (2 * cells - this.to);
  }

  /**
   * Completes frontiers, back to where the memory is full; none if it is too little to find them all. Yields the work, in
   * states written.
   *
   * @param memory how many bytes they may take, about
   */
  *find(memory: number): Generator<number, void, undefined> {
    const { frontiers, live, to } = this;
    const first = frontiers[0]!.find(new Int32Array(this.instance.width));
    if (first !== DEAD) frontiers[0]!.block[first] = REACHED;
    for (; this.ahead < frontiers.length; this.ahead++) {
      const list = frontiers[this.ahead]!;
      yield* this.follow(list, memory, () => this.reach());
      if (this.bytes > memory) return;
      if (this.ahead < to) list.clear();
    }
    live.supplies.numberOf(live.supplies.full());
    while (this.from > to) {
      const list = frontiers[this.from - 1]!;
      yield* this.follow(
        list,
        memory,
        (frontier, option) => this.takeOff(list, frontier, option),
        (frontier) => this.merge(list, frontier),
      );
      if (this.bytes > memory) break;
      this.from--;
    }
    for (const list of frontiers.slice(to, this.from)) list.clear();
  }

  /** In how many ways the states that remain after an option are completed, the option leading where `graph` is. */
  join(
    { supplies: left, merged }: LiveStates,
    { supplies, states, size, factor }: Remainders,
    { cell, frontier, mirror }: FrontierGraph,
  ): bigint {
    if (this.frontiers[cell]!.block[frontier]! < 0) return 0n;
    this.note(cell, frontier, 1);
    let ways = 0n;
    for (let i = 0; i < size; i++) {
      const supply = mirror < 0 ? supplies[i]! : left.imageOf(supplies[i]!, mirror);
      const place = this.places[this.usedBefore(left, supply)];
      if (place) ways += merged.multiplicity(states[i]!) * this.live.store.multiplicity(place - 1);
    }
    this.note(cell, frontier, 0);
    return BigInt(factor) * ways;
  }

  /** Follows the options that fit the frontiers of a cell, of those that were reached, until the memory is full. */
  private *follow(
    list: Frontiers,
    memory: number,
    visit: (frontier: number, option: number) => number,
    leave?: (frontier: number) => number,
  ): Generator<number, void, undefined> {
    const { graph, live } = this;
    const { firstOption } = this.instance;
    const end = firstOption[list.cell + 1]!;
    for (let frontier = 0; frontier < list.size; frontier++) {
      if (list.block[frontier] !== REACHED) continue;
      for (let option = firstOption[list.cell]!; option < end; option++) {
        this.work += TRIAL;
        if (!graph.fits(list, frontier, option)) continue;
        graph.follow(list, frontier, option, live.supplies);
        this.work += LOOKUP + visit(frontier, option);
      }
      this.work += leave?.(frontier) ?? 0;
      if (this.work < SLICE) continue;
      yield this.work;
      this.work = 0;
      if (this.bytes > memory) return;
    }
  }

  /** Notes that an option leads to a frontier. */
  private reach(): number {
    const { cell, frontier } = this.graph;
    if (cell < this.frontiers.length && frontier !== DEAD)
      this.frontiers[cell]!.block[frontier] = REACHED;
    return 0;
  }

  /** Takes an option off the states of the frontier it leads to; returns how many they are. */
  private takeOff(to: Frontiers, toFrontier: number, option: number): number {
    const { cell, frontier } = this.graph;
    const { store } = this.live;
    const kind = this.instance.kind[option]!;
    if (cell === this.frontiers.length) {
      const once = [ONE, ...store.higher.map(() => ZERO)];
      return this.write(to, toFrontier, kind, ALL_USED, once, 0, 1);
    }
    if (frontier === DEAD) return 0;
    const { block, filled } = this.frontiers[cell]!;
    let work = 0;
    let states = filled[frontier]!;
    for (let last = block[frontier]!; last >= 0; last = store.before(last)) {
      const chunk = store.chunkOf(last);
      const digits = [store.counts[chunk]!, ...store.higher.map((list) => list[chunk]!)];
      const start = store.startOf(last);
      const end = start + states;
      work += this.write(to, toFrontier, kind, store.supplies[chunk]!, digits, start, end);
      states = store.perBlock;
    }
    return work;
  }

  /** Writes what states were before an option of some kind; returns how many they are. */
  private write(
    to: Frontiers,
    frontier: number,
    kind: number,
    list: Int32Array,
    digits: readonly Float64Array[],
    start: number,
    end: number,
  ): number {
    const { live, graph } = this;
    const { supplies } = live;
    const factor = this.instance.factors[kind]!;
    for (let i = start; i < end; i++) {
      const used = graph.mirror < 0 ? list[i]! : supplies.imageOf(list[i]!, graph.mirror);
      const before = supplies.next[kind]![used]! || supplies.computeNext(used, kind);
      if (before === LACKING) continue;
      for (let image = 0; image < factor; image++) live.put(to, frontier, before, digits, i);
    }
    return end - start;
  }

  /** Merges the states of a frontier; returns how many they are. */
  private merge(frontiers: Frontiers, frontier: number): number {
    if (frontiers.block[frontier]! < 0) return 0;
    const { live } = this;
    live.take(frontiers, frontier);
    const { supplies, digits, size } = live.merged;
    for (let i = 0; i < size; i++) live.put(frontiers, frontier, supplies[i]!, digits, i);
    return size;
  }

  /** Notes where the states of a frontier are, by their supplies, if `sign` is 1; forgets it if it is 0. */
  private note(cell: number, frontier: number, sign: 0 | 1): void {
    const { store, supplies } = this.live;
    if (this.places.length < supplies.size) this.places = new Int32Array(2 * supplies.size);
    const { places } = this;
    const { block, filled } = this.frontiers[cell]!;
    let states = filled[frontier]!;
    for (let last = block[frontier]!; last >= 0; last = store.before(last)) {
      const list = store.supplies[store.chunkOf(last)]!;
      const start = store.startOf(last);
      const place = last * store.perBlock + 1;
      for (let i = 0; i < states; i++) places[list[start + i]!] = sign * (place + i);
      states = store.perBlock;
    }
  }

  /** The number that the supply used has here, for a supply left in a sweep. */
  private usedBefore(left: Supplies, supply: number): number {
    if (this.left !== left) {
      this.left = left;
      this.used = new Int32Array(left.size);
    }
    if (this.used.length < left.size) this.used = grown(this.used, 2 * left.size);
    if (this.used[supply] === 0) {
      const { supplies } = this.live;
      const row = left.copiesLeft(supply);
      this.used[supply] = supplies.numberOf(supplies.full().map((all, piece) => all - row[piece]!));
    }
    return this.used[supply]!;
  }
}
