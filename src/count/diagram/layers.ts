import type { Instance } from '../plan/instance.ts';
import type { PlainInstance } from '../plan/instanceBuilder.ts';
import { allPieces, LACKING, RemainingPieces } from '../sweep/remainingPieces.ts';
import { grown } from '../sweep/wordTable.ts';
import { Completable } from './completable.ts';
import { type Diagram, EMPTY_PATH, NO_PATH } from './diagram.ts';
import { cellBitsOf, isPackable, Moves } from './moves.ts';
import { StateTable } from './stateTable.ts';

/** States expanded in a slice, about. */
const SLICE = 2 ** 11;
/** Room at first, in edges or nodes. */
const INITIAL = 1024;

/** The states of a cell, and the options that lead on from them. */
interface Layer {
  /** State → its first edge, one longer; its node in the diagram, once that is known. */
  readonly first: Int32Array;
  /** Edge → the state it leads to, among those of its cell. */
  readonly to: Int32Array;
  /** Edge → its option and the cell it leads to, packed. */
  readonly move: Int32Array;
}

const bytesOfLayer = ({ first, to, move }: Layer): number =>
  first.byteLength + to.byteLength + move.byteLength;

/** The end of the board, in place of a state. */
const END = 0;
/** In place of the node of a state from which no path leads to the end. */
const NO_NODE = -1;

/**
 * Makes the diagram of all solutions of an instance, by a sweep that keeps its layers. A layer is the states whose
 * first open cell is a certain one: each a frontier and a multiset of pieces left, met once. First come the frontiers,
 * then, back from the full board, the multisets that complete each, as far as they are told apart. So the sweep forward
 * keeps few states that lead to no full board; on the way back these are dropped as well. The edges of a node are in
 * the order of the options.
 */
export class Layers {
  /** The diagram, once it is made. */
  diagram: Diagram | undefined;

  private readonly instance: Instance;
  private readonly placementOf: Int32Array;
  private readonly remaining: RemainingPieces;
  private readonly moves: Moves;
  private readonly completable: Completable;
  /** The cell whose states are being expanded. */
  private expanding = 0;
  /** Cell, or the end of the board → its states; those of cells that were passed are no longer needed. */
  private readonly states: (StateTable | undefined)[];
  private readonly layers: Layer[] = [];
  /** Bytes of `layers`. */
  private kept = 0;
  private to = new Int32Array(INITIAL);
  private move = new Int32Array(INITIAL);
  private edges = 0;

  constructor({ instance, placementOf }: PlainInstance) {
    this.instance = instance;
    this.placementOf = placementOf;
    this.remaining = new RemainingPieces(instance);
    this.states = Array.from(instance.weight, () => new StateTable());
    this.states.push(new StateTable());
    this.moves = new Moves(instance, this.remaining);
    this.completable = new Completable(instance, this.remaining);
  }

  /** The cell whose half filled boards are at hand; undefined as long as only their frontiers are. */
  get cell(): number | undefined {
    return this.completable.from > 0 ? undefined : this.expanding;
  }

  /** The share of the work that is done, 0 to 1, about. */
  get progress(): number {
    const { moves, completable, expanding } = this;
    const cells = this.instance.weight.length;
    return (moves.cell + cells - completable.from + expanding) / (3 * cells + 1);
  }

  /** Bytes of all that is kept, with room to grow. */
  get bytes(): number {
    const { moves, completable, remaining, states, to, move, kept } = this;
    let bytes = moves.bytes + completable.bytes + remaining.bytes;
    for (const table of states) bytes += table?.bytes ?? 0;
    return bytes + kept + to.byteLength + move.byteLength;
  }

  /**
   * Makes the diagram, unless its layers take more memory. Yields the work, in frontiers and states.
   *
   * @param memory bytes that it may take, about
   */
  *make(memory: number): Generator<number, void, undefined> {
    const { instance, remaining, states, moves, completable } = this;
    const cells = instance.weight.length;
    if (!isPackable(instance)) return;
    const all = remaining.numberOf(allPieces(instance));
    if (cells === 0) {
      this.diagram = remaining.requiredCount[all] === 0 ? EMPTY_PATH : NO_PATH;
      return;
    }
    yield* moves.find(memory);
    if (moves.bytes > memory) return;
    for (const work of completable.find(moves)) {
      yield work;
      if (this.bytes > memory) return;
    }
    if (completable.hasAny) states[0]!.numberOf(0, all);
    for (; this.expanding < cells; this.expanding++) {
      yield* this.expandCell(memory);
      if (this.bytes > memory) return;
    }
    this.diagram = this.trimmed();
  }

  private *expandCell(memory: number): Generator<number, void, undefined> {
    const { expanding, states } = this;
    const table = states[expanding]!;
    const first = new Int32Array(table.size + 1);
    this.edges = 0;
    for (let start = 0; start < table.size; start += SLICE) {
      const end = Math.min(start + SLICE, table.size);
      this.expandAll(table, start, end, first);
      yield end - start;
      if (this.bytes > memory) return;
    }
    const { edges, to, move } = this;
    const layer = { first, to: to.slice(0, edges), move: move.slice(0, edges) };
    this.layers.push(layer);
    this.kept += bytesOfLayer(layer);
    states[expanding] = undefined;
  }

  /** Writes the edges of a range of states, and where each one's end. */
  private expandAll({ keys }: StateTable, start: number, end: number, first: Int32Array): void {
    for (let state = start; state < end; state++) {
      this.expand(keys[2 * state]!, keys[2 * state + 1]!);
      first[state + 1] = this.edges;
    }
  }

  /** Writes the edges of a state of the cell at hand. */
  private expand(frontier: number, multiset: number): void {
    const { remaining, completable, states, expanding } = this;
    const { kind, placeable } = this.instance;
    const cellBits = cellBitsOf(this.instance);
    const { first, move, to } = completable.of[expanding]!;
    const { stepOf } = completable;
    const bitBefore = completable.bitOf(multiset);
    const end = first[frontier + 1]!;
    for (let i = first[frontier]!; i < end; i++) {
      const packed = move[i]!;
      const needed = kind[packed >> cellBits]!;
      const left = remaining.next[needed]![multiset]! || remaining.computeNext(multiset, needed);
      if (left === LACKING) continue;
      const cell = packed & ((1 << cellBits) - 1);
      // A required piece needs an option that is still ahead.
      if ((remaining.required[left]! & ~placeable[cell]!) !== 0) continue;
      const bit = bitBefore - stepOf[needed]!;
      if (!completable.has(completable.of[cell]!, to[i]!, bit)) continue;
      const state = states[cell]!.numberOf(to[i]!, left);
      if (this.edges === this.to.length) this.grow();
      this.to[this.edges] = state;
      this.move[this.edges++] = packed;
    }
  }

  private grow(): void {
    this.to = grown(this.to, 2 * this.edges);
    this.move = grown(this.move, 2 * this.edges);
  }

  /** The diagram of the states from which paths lead to the end: nodes are numbered on the way back. */
  private trimmed(): Diagram {
    const { layers, remaining, states } = this;
    const cells = layers.length;
    const { size, keys } = states[cells]!;
    /** Cell → state → its node. */
    const nodeOf: Int32Array[] = [];
    nodeOf[cells] = Int32Array.from({ length: size }, (_, state) =>
      remaining.requiredCount[keys[2 * state + 1]!] === 0 ? END : NO_NODE,
    );
    const lists = { first: new NumberList(), to: new NumberList(), label: new NumberList() };
    lists.first.push(0);
    lists.first.push(0);
    for (let cell = cells - 1; cell >= 0; cell--) {
      nodeOf[cell] = layers[cell]!.first;
      this.trim(layers.pop()!, nodeOf, lists);
    }
    const { first, to, label } = lists;
    if (first.size === 2) return NO_PATH;
    return { first: first.trimmed(), to: to.trimmed(), label: label.trimmed() };
  }

  /** Numbers the nodes of a layer, over the edges already read, and adds their edges. */
  private trim(layer: Layer, nodeOf: readonly Int32Array[], lists: Lists): void {
    const { placementOf } = this;
    const cellBits = cellBitsOf(this.instance);
    const { first, to, move } = layer;
    for (let state = 0; state < first.length - 1; state++) {
      const before = lists.to.size;
      const end = first[state + 1]!;
      for (let edge = first[state]!; edge < end; edge++) {
        const packed = move[edge]!;
        const node = nodeOf[packed & ((1 << cellBits) - 1)]![to[edge]!]!;
        if (node === NO_NODE) continue;
        lists.to.push(node);
        lists.label.push(placementOf[packed >> cellBits]!);
      }
      const isLive = lists.to.size > before;
      first[state] = isLive ? lists.first.size - 1 : NO_NODE;
      if (isLive) lists.first.push(lists.to.size);
    }
  }
}

/** The lists of a diagram while it is made. */
interface Lists {
  readonly first: NumberList;
  readonly to: NumberList;
  readonly label: NumberList;
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
