import type { RandomStream } from '../../solve/random.ts';
import type { Frame } from '../frame.ts';

/**
 * A spanning tree of some connected cells, all such trees being equally likely (Wilson's algorithm).
 *
 * @returns cell → the cells of its branch, itself included
 */
export function branchesOfTree(
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
