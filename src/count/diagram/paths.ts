import { type Digits, numberAt } from '../sweep/digits.ts';
import { type Allowed, type Diagram, rootOf } from './diagram.ts';
import { Distribution } from './distribution.ts';
import type { Progress } from './progress.ts';
import { addUses, type Uses, waysOnward } from './ways.ts';

/**
 * The paths of a diagram over edges that are allowed, numbered from 0: by the first edge in which they differ, those
 * of a node being in order.
 */
export class Paths {
  readonly count: bigint;
  private readonly diagram: Diagram;
  private readonly allowed: Allowed;
  /** Node → how many paths lead from it to the end. */
  private readonly onward: Digits;

  private constructor(diagram: Diagram, allowed: Allowed, onward: Digits) {
    this.diagram = diagram;
    this.allowed = allowed;
    this.onward = onward;
    this.count = numberAt(onward, rootOf(diagram));
  }

  /** Counts the paths. */
  static *over(diagram: Diagram, allowed?: Allowed): Progress<Paths> {
    const counting = waysOnward(diagram, allowed);
    for (;;) {
      const { value, done } = counting.next();
      if (done) return new Paths(diagram, allowed, value);
      yield value / (rootOf(diagram) + 1);
    }
  }

  /** Bytes of the numbers of paths. */
  get bytes(): number {
    return this.onward.reduce((sum, digit) => sum + digit.byteLength, 0);
  }

  /** The path with a number less than `count`, as its edges. */
  at(number: bigint): number[] {
    const { to } = this.diagram;
    const edges: number[] = [];
    let rest = number;
    for (let node = rootOf(this.diagram); node !== 0; node = to[edges.at(-1)!]!) {
      let edge = this.nextEdge(node, -1);
      for (let ways = this.waysAfter(edge); rest >= ways; ways = this.waysAfter(edge)) {
        rest -= ways;
        edge = this.nextEdge(node, edge);
      }
      edges.push(edge);
    }
    return edges;
  }

  /** The number of the path whose labels are in a set; undefined if there is none. */
  numberOf(isChosen: (label: number) => boolean): bigint | undefined {
    const { to, label } = this.diagram;
    let number = 0n;
    for (let node = rootOf(this.diagram); node !== 0;) {
      let edge = this.nextEdge(node, -1);
      for (; edge >= 0 && !isChosen(label[edge]!); edge = this.nextEdge(node, edge))
        number += this.waysAfter(edge);
      if (edge < 0) return undefined;
      node = to[edge]!;
    }
    return number;
  }

  /** All paths from one on, in order, each as its edges: a list that is reused. */
  *from(number: bigint): Generator<readonly number[], void, undefined> {
    if (number >= this.count) return;
    const edges = this.at(number);
    do yield edges;
    while (this.advance(edges));
  }

  /** Turns a path into the next one; returns whether there is one. */
  private advance(edges: number[]): boolean {
    const { to } = this.diagram;
    for (let depth = edges.length - 1; depth >= 0; depth--) {
      const node = depth === 0 ? rootOf(this.diagram) : to[edges[depth - 1]!]!;
      let edge = this.nextEdge(node, edges[depth]!);
      if (edge < 0) continue;
      edges.length = depth;
      for (; ; edge = this.nextEdge(to[edge]!, -1)) {
        edges.push(edge);
        if (to[edge] === 0) return true;
      }
    }
    return false;
  }

  /**
   * Adds how many of the paths use each label.
   *
   * @param image label → the place of its number
   */
  *addUses(image: ArrayLike<number>, uses: Uses): Progress<void> {
    const { diagram, allowed, onward } = this;
    for (const left of addUses({ diagram, allowed, onward, image, uses }))
      yield 1 - left / (rootOf(diagram) + 1);
  }

  /** How many of the paths have which figure; undefined if that takes too much memory. */
  distribution(figureOf: ArrayLike<number>): Distribution | undefined {
    return Distribution.of(this.diagram, this.allowed, figureOf);
  }

  private waysAfter(edge: number): bigint {
    return numberAt(this.onward, this.diagram.to[edge]!);
  }

  /** The next edge of a node from which paths lead on, its first one after −1; −1 if there is none. */
  private nextEdge(node: number, edge: number): number {
    const { first } = this.diagram;
    return this.usable(edge < 0 ? first[node]! : edge + 1, first[node + 1]!);
  }

  private usable(from: number, end: number): number {
    const { to, label } = this.diagram;
    for (let edge = from; edge < end; edge++)
      if (this.allowed?.[label[edge]!] !== 0 && isPositive(this.onward, to[edge]!)) return edge;
    return -1;
  }
}

/** The labels of edges. */
export function labelsOf(edges: readonly number[], label: Int32Array): number[] {
  const labels: number[] = [];
  for (let i = 0; i < edges.length; i++) labels.push(label[edges[i]!]!);
  return labels;
}

const isPositive = (numbers: Digits, index: number): boolean =>
  numbers.some((digit) => digit[index]! > 0);
