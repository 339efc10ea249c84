import type { Step } from '../../run/step.ts';
import type { RandomStream } from '../../solve/random.ts';
import type { Division } from '../division.ts';
import { swapOf } from '../events.ts';
import type { Frame } from '../frame.ts';

/** Two neighbouring cells of different blocks, at random; undefined if there are none. */
export function borderPair(
  { owner, frame }: Division,
  random: RandomStream,
): readonly [number, number] | undefined {
  const { start, neighbours, count } = frame;
  const borders = new Int32Array(neighbours.length);
  let found = 0;
  for (let cell = 0; cell < count; cell++)
    for (let i = start[cell]!; i < start[cell + 1]!; i++)
      if (owner[cell] !== owner[neighbours[i]!]) borders[found++] = cell * count + neighbours[i]!;
  if (found === 0) return undefined;
  const border = borders[random.below(found)]!;
  return [Math.floor(border / count), border % count];
}

/**
 * The swaps that divide the blocks of two neighbouring cells anew, along an edge of a random spanning tree;
 * none if nothing is to change.
 */
export function redivision(
  division: Division,
  one: number,
  other: number,
  random: RandomStream,
): Step[] {
  const { owner, frame } = division;
  const [a, b] = [owner[one]!, owner[other]!];
  const cells = [...division.cellsOf(a), ...division.cellsOf(b)].sort((x, y) => x - y);
  const [sizeOfA, sizeOfB] = [division.sizeOf(a), division.sizeOf(b)];
  const branches = [...branchesOfTree(frame, cells, random).values()].filter(
    ({ length }) => length === sizeOfA || length === sizeOfB,
  );
  const branch = new Set(branches[random.below(branches.length)]);
  if (branch.size === 0) return [];
  const isA = (cell: number): boolean => owner[cell] === a;
  // Blocks of equal size keep as many cells as they can.
  const kept = [...branch].filter(isA).length;
  const branchIsA = sizeOfA === sizeOfB ? 2 * kept >= sizeOfA : branch.size === sizeOfA;
  const moved = cells.filter((cell) => isA(cell) !== (branch.has(cell) === branchIsA));
  const fromB = moved.filter((cell) => !isA(cell));
  return moved.filter(isA).map((cell, i) => swapOf(cell, fromB[i]!, frame.count));
}

/**
 * A spanning tree of some connected cells, all such trees being equally likely (Wilson's algorithm).
 *
 * @returns cell → the cells of its branch, itself included
 */
function branchesOfTree(
  { start, neighbours }: Frame,
  cells: readonly number[],
  random: RandomStream,
): Map<number, number[]> {
  const root = cells[random.below(cells.length)]!;
  const branches = new Map(cells.map((cell): [number, number[]] => [cell, []]));
  const parents = new Map<number, number>();
  const isInTree = new Set([root]);
  for (const from of cells) {
    // A random walk to the tree; going somewhere again erases the loop.
    for (let cell = from; !isInTree.has(cell); cell = parents.get(cell)!) {
      const count = start[cell + 1]! - start[cell]!;
      let next: number;
      do next = neighbours[start[cell]! + random.below(count)]!;
      while (!branches.has(next));
      parents.set(cell, next);
    }
    for (let cell = from; !isInTree.has(cell); cell = parents.get(cell)!) isInTree.add(cell);
  }
  for (const cell of cells)
    for (let above: number | undefined = cell; above !== undefined; above = parents.get(above))
      branches.get(above)!.push(cell);
  return branches;
}
