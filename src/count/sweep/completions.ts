import type { Instance } from '../plan/instance.ts';
import { FrontierGraph } from './frontierGraph.ts';
import { DEAD, REACHED, type Frontiers } from './frontiers.ts';
import { LiveStates } from './liveStates.ts';
import type { Successors } from './mergedStates.ts';
import { allPieces, LACKING, mostMultisets, type RemainingPieces } from './remainingPieces.ts';
import { type Digits, numberAt } from './digits.ts';
import { grown } from './wordTable.ts';

/** Sweeps meet at this share of the cells, on wide boards with so many multisets; by measurement. */
const MIDDLE = 1 / 2;
const MANY_MULTISETS = 2 ** 16;

/** About how many states are written before the work is interrupted. */
const SLICE = 2 ** 13;
/** The work of trying an option and of following it, in states written. */
const TRIAL = 1 / 8;
const LOOKUP = 8;

/** The number of the multiset that is used once the board is full: that of all pieces. */
const ALL = 1;
const ALL_USED = Int32Array.of(ALL);
const ONE = Float64Array.of(1);
const ZERO = new Float64Array(1);

/**
 * The cell at which sweeps from both ends of an instance meet; undefined if it is swept to the end.
 *
 * @param at a share of the cells; the one expected to be fastest, if left out
 */
export function meetingCell(instance: Instance, at?: number): number | undefined {
  const { copies, isRequired, mirrors, weight, width } = instance;
  // The pieces left determine those used only if all pieces have to be used.
  const isExact = copies.every((count, piece) => count === 0 || isRequired[piece]!);
  const isMutual = mirrors.every(({ pieces }) =>
    pieces.every((image, piece) => pieces[image] === piece),
  );
  const isLarge = width > 1 && mostMultisets(instance) >= MANY_MULTISETS;
  if (!isExact || !isMutual || (at === undefined && !isLarge)) return undefined;
  return Math.floor((at ?? MIDDLE) * weight.length);
}

/**
 * The ways to complete frontiers from some cell on, found by a sweep back from the full board, which takes
 * options off. Its states are a frontier and the multiset of pieces used up to there. A state of the sweep
 * forward meets the one whose used pieces and its own remaining pieces are all pieces.
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
  /** The pieces of the sweep joined last, and multiset left → multiset used, or 0 if not computed yet. */
  private left: RemainingPieces | undefined;
  private used = new Int32Array(0);
  /** Multiset used → the place of its state plus one, while states are joined; 0 at all other times. */
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

  get frontiers(): readonly Frontiers[] {
    return this.live.frontiers;
  }

  get bytes(): number {
    return this.live.bytes;
  }

  progress(): number {
    const cells = this.frontiers.length;
    return (this.ahead + cells - this.from) / (2 * cells - this.to);
  }

  /**
   * Completes frontiers, back to the cell at which the memory is full; none if the frontiers alone fill it.
   * Yields the work, in states written.
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
    live.remaining.numberOf(allPieces(this.instance));
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

  /** The number of ways to complete the successors after an option that leads where `graph` is. */
  join(
    { remaining: left, merged }: LiveStates,
    { multisets, states, size, factor }: Successors,
    { cell, frontier, mirror }: FrontierGraph,
  ): bigint {
    if (this.frontiers[cell]!.block[frontier]! < 0) return 0n;
    this.note(cell, frontier, 1);
    let ways = 0n;
    for (let i = 0; i < size; i++) {
      const multiset = mirror < 0 ? multisets[i]! : left.imageOf(multisets[i]!, mirror);
      const place = this.places[this.usedBefore(left, multiset)];
      if (place)
        ways += numberAt(merged.digits, states[i]!) * this.live.store.multiplicity(place - 1);
    }
    this.note(cell, frontier, 0);
    return BigInt(factor) * ways;
  }

  /** Follows the options that fit the reached frontiers of a cell, until the memory is full. */
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
        graph.follow(list, frontier, option, live.remaining);
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
      const once = store.digits.map((_, digit) => (digit === 0 ? ONE : ZERO));
      return this.write(to, toFrontier, kind, ALL_USED, once, 0, 1);
    }
    if (frontier === DEAD) return 0;
    const { block, filled } = this.frontiers[cell]!;
    let work = 0;
    store.forEachBlock(block[frontier]!, filled[frontier]!, (chunk, start, end) => {
      const list = store.multisets[chunk]!;
      work += this.write(to, toFrontier, kind, list, store.digitsIn(chunk), start, end);
    });
    return work;
  }

  /** Writes the predecessors of states before an option of some kind; returns how many states there are. */
  private write(
    to: Frontiers,
    frontier: number,
    kind: number,
    list: Int32Array,
    digits: Digits,
    start: number,
    end: number,
  ): number {
    const { live, graph } = this;
    const { remaining } = live;
    const factor = this.instance.factors[kind]!;
    for (let i = start; i < end; i++) {
      const used = graph.mirror < 0 ? list[i]! : remaining.imageOf(list[i]!, graph.mirror);
      const before = remaining.next[kind]![used]! || remaining.computeNext(used, kind);
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
    live.putMerged(frontiers, frontier);
    return live.merged.size;
  }

  /** Notes the places of a frontier's states, by their multisets, if `sign` is 1; forgets them if it is 0. */
  private note(cell: number, frontier: number, sign: 0 | 1): void {
    const { store, remaining } = this.live;
    if (this.places.length < remaining.size) this.places = new Int32Array(2 * remaining.size);
    const { places } = this;
    const { block, filled } = this.frontiers[cell]!;
    store.forEachBlock(block[frontier]!, filled[frontier]!, (chunk, start, end, last) => {
      const list = store.multisets[chunk]!;
      const place = last * store.perBlock + 1;
      for (let i = 0; i < end - start; i++) places[list[start + i]!] = sign * (place + i);
    });
  }

  /** The multiset used, given the one left in a sweep. */
  private usedBefore(left: RemainingPieces, multiset: number): number {
    if (this.left !== left) {
      this.left = left;
      this.used = new Int32Array(left.size);
    }
    if (this.used.length < left.size) this.used = grown(this.used, 2 * left.size);
    if (this.used[multiset] === 0) {
      const row = left.copiesLeft(multiset);
      this.used[multiset] = this.live.remaining.numberOf(
        allPieces(this.instance).map((all, piece) => all - row[piece]!),
      );
    }
    return this.used[multiset]!;
  }
}
