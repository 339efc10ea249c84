import { addDigit, BASE, type Digits, numberAt } from '../sweep/digits.ts';
import { type Allowed, type Diagram, rootOf } from './diagram.ts';

/** Edges passed between two interruptions, about: less than a millisecond. */
const SLICE = 2 ** 14;

/** Node → how many paths lead from it to the end. Yields the node that comes next, now and then. */
export function* waysOnward(
  diagram: Diagram,
  allowed: Allowed,
): Generator<number, Digits, undefined> {
  const nodes = diagram.first.length - 1;
  const ways = [new Float64Array(nodes)];
  ways[0]![0] = 1;
  for (let node = 1; node < nodes;) {
    const end = sliceUp(diagram, node);
    addOnward(diagram, allowed, ways, node, end);
    node = end;
    if (node < nodes) yield node;
  }
  return ways;
}

/** The node after those from one on whose edges are a slice. */
function sliceUp({ first }: Diagram, node: number): number {
  const last = first.length - 1;
  let end = node;
  while (end < last && first[end]! - first[node]! < SLICE) end++;
  return end;
}

function addOnward(
  { first, to, label }: Diagram,
  allowed: Allowed,
  ways: Float64Array[],
  from: number,
  end: number,
): void {
  const lowest = ways[0]!;
  for (let node = from; node < end; node++) {
    const last = first[node + 1]!;
    let edge = first[node]!;
    // A sum of one digit, and one more number of one digit, are exact.
    if (ways.length === 1) {
      let sum = 0;
      for (; edge < last; edge++) {
        if (allowed !== undefined && allowed[label[edge]!] === 0) continue;
        const more = sum + lowest[to[edge]!]!;
        if (more >= BASE) break;
        sum = more;
      }
      lowest[node] = sum;
    }
    for (; edge < last; edge++)
      if (allowed === undefined || allowed[label[edge]!] !== 0) addNumber(ways, node, to[edge]!);
  }
}

/** Adds the number at one index to that at another. */
function addNumber(numbers: Float64Array[], index: number, added: number): void {
  let carry = 0;
  for (let digit = 0; digit < numbers.length || carry > 0; digit++) {
    if (digit === numbers.length) numbers.push(new Float64Array(numbers[0]!.length));
    carry = addDigit(numbers[digit]!, index, numbers[digit]![added]! + carry);
  }
}

/** Label → how many paths use it. */
export type Uses = Float64Array | bigint[];

/** None yet; doubles are exact where there are at most so many paths. */
export const noUses = (labels: number, paths: bigint): Uses =>
  paths < BigInt(BASE) ? new Float64Array(labels) : Array.from({ length: labels }, () => 0n);

/** Adds how many more paths use a label. */
export function addUse(uses: Uses, label: number, paths: bigint): void {
  if (uses instanceof Float64Array) uses[label]! += Number(paths);
  else uses[label]! += paths;
}

/** The paths of a diagram, and where the numbers of those that use a label are added. */
interface Adding {
  readonly diagram: Diagram;
  readonly allowed: Allowed;
  /** Node → how many paths lead from it to the end. */
  readonly onward: Digits;
  /** Label → the place of its number. */
  readonly image: ArrayLike<number>;
  readonly uses: Uses;
}

/** Adds how many paths use each label. Yields how many nodes are left, now and then. */
export function* addUses(adding: Adding): Generator<number, void, undefined> {
  const { diagram, uses } = adding;
  const root = rootOf(diagram);
  const arriving = [new Float64Array(root + 1)];
  arriving[0]![root] = 1;
  for (let node = root; node > 0;) {
    const end = sliceDown(diagram, node);
    if (uses instanceof Float64Array) addSmall(adding, uses, arriving[0]!, node, end);
    else addLarge(adding, uses, arriving, node, end);
    node = end;
    if (node > 0) yield node;
  }
}

/** The node before those from one down whose edges are a slice. */
function sliceDown({ first }: Diagram, node: number): number {
  let end = node;
  while (end > 0 && first[node + 1]! - first[end + 1]! < SLICE) end--;
  return end;
}

/** Adds numbers that are no larger than that of all paths, which is one of doubles. */
function addSmall(
  { diagram, allowed, onward, image }: Adding,
  uses: Float64Array,
  arriving: Float64Array,
  from: number,
  end: number,
): void {
  const { first, to, label } = diagram;
  const lowest = onward[0]!;
  for (let node = from; node > end; node--) {
    const before = arriving[node]!;
    if (before === 0) continue;
    const last = first[node + 1]!;
    for (let edge = first[node]!; edge < last; edge++) {
      const choice = label[edge]!;
      const after = lowest[to[edge]!]!;
      if (after === 0 || (allowed !== undefined && allowed[choice] === 0)) continue;
      arriving[to[edge]!]! += before;
      uses[image[choice]!]! += before * after;
    }
  }
}

function addLarge(
  { diagram, allowed, onward, image }: Adding,
  uses: bigint[],
  arriving: Float64Array[],
  from: number,
  end: number,
): void {
  const { first, to, label } = diagram;
  for (let node = from; node > end; node--) {
    const before = numberAt(arriving, node);
    if (before === 0n) continue;
    const last = first[node + 1]!;
    for (let edge = first[node]!; edge < last; edge++) {
      const choice = label[edge]!;
      const after = numberAt(onward, to[edge]!);
      if (after === 0n || allowed?.[choice] === 0) continue;
      addNumber(arriving, to[edge]!, node);
      uses[image[choice]!]! += before * after;
    }
  }
}
