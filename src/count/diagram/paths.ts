import { addDigit, type Digits, numberAt } from '../sweep/digits.ts';
import { type Allowed, type Diagram, rootOf } from './diagram.ts';
import { Distribution } from './distribution.ts';

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

  constructor(diagram: Diagram, allowed?: Allowed) {
    this.diagram = diagram;
    this.allowed = allowed;
    this.onward = waysOnward(diagram, allowed);
    this.count = numberAt(this.onward, rootOf(diagram));
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

  /** Label → how many of the paths use it, for labels less than `labels`. */
  shares(labels: number): bigint[] {
    const { diagram, allowed, onward } = this;
    const { first, to, label } = diagram;
    const arriving = waysTo(diagram, allowed);
    // Numbers of one digit, and their products, are at most as large as the number of all paths.
    const isSmall = onward.length === 1 && arriving.length === 1;
    const sums = new Float64Array(isSmall ? labels : 0);
    const shares = isSmall ? [] : Array.from({ length: labels }, () => 0n);
    for (let node = 1; node < first.length - 1; node++) {
      const before = isSmall ? 0n : numberAt(arriving, node);
      for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
        const choice = label[edge]!;
        if (allowed?.[choice] === 0) continue;
        if (isSmall) sums[choice]! += arriving[0]![node]! * onward[0]![to[edge]!]!;
        else shares[choice]! += before * numberAt(onward, to[edge]!);
      }
    }
    return isSmall ? Array.from(sums, BigInt) : shares;
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

/** Node → how many paths lead from it to the end. */
function waysOnward({ first, to, label }: Diagram, allowed: Allowed): Digits {
  const nodes = first.length - 1;
  const sums = [new Float64Array(nodes)];
  sums[0]![0] = 1;
  for (let node = 1; node < nodes; node++)
    for (let edge = first[node]!; edge < first[node + 1]!; edge++)
      if (allowed?.[label[edge]!] !== 0) addNumber(sums, node, to[edge]!);
  return sums;
}

/** Node → how many paths lead from the root to it. */
function waysTo({ first, to, label }: Diagram, allowed: Allowed): Digits {
  const nodes = first.length - 1;
  const sums = [new Float64Array(nodes)];
  sums[0]![nodes - 1] = 1;
  for (let node = nodes - 1; node > 0; node--)
    for (let edge = first[node]!; edge < first[node + 1]!; edge++)
      if (allowed?.[label[edge]!] !== 0) addNumber(sums, to[edge]!, node);
  return sums;
}

/** Adds the number at one index to that at another. */
function addNumber(numbers: Float64Array[], index: number, added: number): void {
  let carry = 0;
  for (let digit = 0; digit < numbers.length || carry > 0; digit++) {
    if (digit === numbers.length) numbers.push(new Float64Array(numbers[0]!.length));
    carry = addDigit(numbers[digit]!, index, numbers[digit]![added]! + carry);
  }
}
