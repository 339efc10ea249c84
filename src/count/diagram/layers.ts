import type { Instance } from '../plan/instance.ts';
import type { PlainInstance } from '../plan/instanceBuilder.ts';
import { FrontierGraph } from '../sweep/frontierGraph.ts';
import { DEAD, DeadRegions, Frontiers } from '../sweep/frontiers.ts';
import { allPieces, LACKING, RemainingPieces } from '../sweep/remainingPieces.ts';
import { grown } from '../sweep/wordTable.ts';
import { type Diagram, EMPTY_PATH, NO_PATH } from './diagram.ts';
import { StateTable } from './stateTable.ts';

/** States expanded in a slice, about. */
const SLICE = 2 ** 11;
/** Room at first, in edges or nodes. */
const INITIAL = 1024;
/** Bits for an option and the cell it leads to together. */
const MOVE_BITS = 31;

/** The states of a cell that were expanded, and the options that lead on from them. */
interface Layer {
  /** State → the place of its edges; the number of its node in the diagram, once that is known. */
  readonly place: Int32Array;
  /** Place → its first edge; one longer. */
  readonly first: Int32Array;
  /** Edge → the state it leads to, among those of its cell. */
  readonly to: Int32Array;
  /** Edge → its option and the cell it leads to, packed. */
  readonly move: Int32Array;
}

const bytesOfLayer = ({ place, first, to, move }: Layer): number =>
  place.byteLength + first.byteLength + to.byteLength + move.byteLength;

/** The options that fit a frontier, their kinds, and the cells and frontiers they lead to. */
interface Moves {
  size: number;
  readonly option: number[];
  readonly kind: number[];
  readonly cell: number[];
  readonly frontier: number[];
}

/** The end of the board, in place of a state. */
const END = 0;
/** In place of the node of a state from which no path leads to the end. */
const NO_NODE = -1;

/**
 * Makes the diagram of all solutions of an instance, by a sweep that keeps its layers. A layer is the states whose
 * first open cell is a certain one: each a frontier and a multiset of pieces left, met once. The sweep forward writes
 * where the options of each state lead; on the way back, states that lead to no full board are dropped. The edges of a
 * node are in the order of the options.
 */
export class Layers {
  /** The cell whose states are being expanded. */
  cell = 0;
  /** The diagram, once it is made. */
  diagram: Diagram | undefined;

  private readonly instance: Instance;
  private readonly placementOf: Int32Array;
  private readonly frontiers: readonly Frontiers[];
  private readonly graph: FrontierGraph;
  private readonly remaining: RemainingPieces;
  /** Cell → its states; those of cells that were passed are no longer needed. */
  private readonly states: (StateTable | undefined)[];
  /** Bits for a cell, or the end of the board. */
  private readonly cellBits: number;
  private readonly moves: Moves = {
    size: 0,
    option: [],
    kind: [],
    cell: [],
    frontier: [],
  };
  private readonly layers: Layer[] = [];
  /** Bytes of `layers`. */
  private kept = 0;
  private to = new Int32Array(INITIAL);
  private move = new Int32Array(INITIAL);
  private edges = 0;

  constructor({ instance, placementOf }: PlainInstance) {
    const deadRegions = new DeadRegions(instance);
    this.instance = instance;
    this.placementOf = placementOf;
    this.cellBits = 32 - Math.clz32(instance.weight.length);
    this.frontiers = Array.from(
      instance.weight,
      (_, cell) => new Frontiers(instance, cell, deadRegions),
    );
    this.graph = new FrontierGraph(instance, this.frontiers);
    this.remaining = new RemainingPieces(instance);
    this.states = Array.from(instance.weight, () => new StateTable());
  }

  /** Bytes of all that is kept, with room to grow. */
  get bytes(): number {
    const { instance, states, frontiers, remaining, to, move, kept } = this;
    let bytes = kept + to.byteLength + move.byteLength + remaining.bytes;
    for (const table of states) bytes += table?.bytes ?? 0;
    const size = frontiers.reduce((sum, list) => sum + list.size, 0);
    return bytes + size * Frontiers.bytesEach(instance);
  }

  /**
   * Makes the diagram, unless its layers take more memory. Yields the work, in states expanded.
   *
   * @param memory bytes that it may take, about
   */
  *make(memory: number): Generator<number, void, undefined> {
    const { instance, frontiers, remaining, states } = this;
    const cells = instance.weight.length;
    if (this.placementOf.length >= 2 ** (MOVE_BITS - this.cellBits)) return;
    const all = remaining.numberOf(allPieces(instance));
    if (cells === 0) {
      this.diagram = remaining.requiredCount[all] === 0 ? EMPTY_PATH : NO_PATH;
      return;
    }
    const open = frontiers[0]!.find(new Int32Array(instance.width));
    if (open !== DEAD) states[0]!.numberOf(open, all);
    for (; this.cell < cells; this.cell++) {
      yield* this.expandCell(memory);
      if (this.bytes > memory) return;
    }
    this.diagram = this.trimmed();
  }

  private *expandCell(memory: number): Generator<number, void, undefined> {
    const { cell, states } = this;
    const list = this.frontiers[cell]!;
    const table = states[cell]!;
    const { start, order } = byFrontier(table, list.size);
    const place = new Int32Array(table.size);
    const first = new Int32Array(table.size + 1);
    let work = 0;
    this.edges = 0;
    for (let frontier = 0; frontier < list.size; frontier++) {
      const end = start[frontier + 1]!;
      if (start[frontier] === end) continue;
      this.findMoves(list, frontier);
      for (let at = start[frontier]!; at < end; at++) {
        place[order[at]!] = at;
        this.expand(table.keys[2 * order[at]! + 1]!);
        first[at + 1] = this.edges;
      }
      work += end - start[frontier]!;
      if (work < SLICE) continue;
      yield work;
      work = 0;
      if (this.bytes > memory) return;
    }
    const { edges, to, move } = this;
    const layer = { place, first, to: to.slice(0, edges), move: move.slice(0, edges) };
    this.layers.push(layer);
    this.kept += bytesOfLayer(layer);
    states[cell] = undefined;
    list.clear();
    yield work;
  }

  /** Finds the options that fit a frontier, and lead to one that is not dead. */
  private findMoves(list: Frontiers, frontier: number): void {
    const { graph, moves, remaining } = this;
    const { firstOption, kind, weight } = this.instance;
    const end = firstOption[list.cell + 1]!;
    moves.size = 0;
    for (let option = firstOption[list.cell]!; option < end; option++) {
      if (!graph.fits(list, frontier, option)) continue;
      graph.follow(list, frontier, option, remaining);
      if (graph.cell < weight.length && graph.frontier === DEAD) continue;
      moves.option[moves.size] = option;
      moves.kind[moves.size] = kind[option]!;
      moves.cell[moves.size] = graph.cell;
      moves.frontier[moves.size++] = graph.frontier;
    }
  }

  /** Writes the edges of a state, given its multiset; `moves` are those of its frontier. */
  private expand(multiset: number): void {
    const { moves, remaining, states, cellBits } = this;
    const { placeable, weight } = this.instance;
    const { next } = remaining;
    if (this.edges + moves.size > this.to.length) this.grow();
    const { to, move } = this;
    let { edges } = this;
    for (let i = 0; i < moves.size; i++) {
      const kind = moves.kind[i]!;
      const left = next[kind]![multiset]! || remaining.computeNext(multiset, kind);
      if (left === LACKING) continue;
      const cell = moves.cell[i]!;
      let state = END;
      if (cell === weight.length) {
        if (remaining.requiredCount[left] !== 0) continue;
      } else {
        // A required piece needs an option that is still ahead.
        if ((remaining.required[left]! & ~placeable[cell]!) !== 0) continue;
        state = states[cell]!.numberOf(moves.frontier[i]!, left);
      }
      to[edges] = state;
      move[edges++] = (moves.option[i]! << cellBits) | cell;
    }
    this.edges = edges;
  }

  private grow(): void {
    const room = 2 * this.to.length + this.moves.size;
    this.to = grown(this.to, room);
    this.move = grown(this.move, room);
  }

  /** The diagram of the states from which paths lead to the end: nodes are numbered on the way back. */
  private trimmed(): Diagram {
    const { layers, placementOf, cellBits } = this;
    const cells = layers.length;
    /** Cell → state → its node. */
    const nodeOf: Int32Array[] = [];
    const nodes = new NumberList();
    const to = new NumberList();
    const label = new NumberList();
    nodes.push(0);
    nodes.push(0);
    while (layers.length > 0) {
      const { place, first, to: target, move } = layers.pop()!;
      nodeOf[layers.length] = place;
      for (let state = 0; state < place.length; state++) {
        const before = to.size;
        const end = first[place[state]! + 1]!;
        for (let edge = first[place[state]!]!; edge < end; edge++) {
          const cell = move[edge]! & ((1 << cellBits) - 1);
          const node = cell === cells ? END : nodeOf[cell]![target[edge]!]!;
          if (node === NO_NODE) continue;
          to.push(node);
          label.push(placementOf[move[edge]! >> cellBits]!);
        }
        place[state] = to.size > before ? nodes.size - 1 : NO_NODE;
        if (to.size > before) nodes.push(to.size);
      }
    }
    if (nodes.size === 2) return NO_PATH;
    return { first: nodes.trimmed(), to: to.trimmed(), label: label.trimmed() };
  }
}

/** The states of a cell by their frontiers: frontier → its first place, one longer, and place → state. */
function byFrontier(
  table: StateTable,
  frontiers: number,
): { start: Int32Array; order: Int32Array } {
  const { size, keys } = table;
  const start = new Int32Array(frontiers + 1);
  for (let state = 0; state < size; state++) start[keys[2 * state]! + 1]!++;
  for (let frontier = 0; frontier < frontiers; frontier++) start[frontier + 1]! += start[frontier]!;
  const next = start.slice();
  const order = new Int32Array(size);
  for (let state = 0; state < size; state++) order[next[keys[2 * state]!]!++] = state;
  return { start, order };
}

/** A list of numbers that grows. */
class NumberList {
  size = 0;
  private items = new Int32Array(INITIAL);

  push(item: number): void {
    if (this.size === this.items.length) this.items = grown(this.items, 2 * this.size);
    this.items[this.size++] = item;
  }

  trimmed(): Int32Array {
    return this.items.slice(0, this.size);
  }
}
