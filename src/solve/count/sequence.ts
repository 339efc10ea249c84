import { lattices } from '../../puzzle/lattices/index.ts';
import { inReadingOrder } from '../../puzzle/orient.ts';
import type { Problem } from '../problem.ts';

/**
 * The cells in the order in which a count fills them: the parts of a board one after the other, each
 * in reading order, turned or flipped first such that the front between what is filled and what is
 * open stays shortest. The fewer cells touch the front, the fewer ways there are for it to look.
 */
export function shortestFront(problem: Problem, neighbours: readonly number[][]): number[] {
  const images = lattices[problem.puzzle.lattice].symmetries.map((turn) =>
    problem.cells.map((cell) => turn(cell)),
  );
  return connectedParts(neighbours).flatMap((part) => {
    const orders = images.map((image) => {
      const order = part.toSorted((a, b) => inReadingOrder(image[a]!, image[b]!));
      return { order, touching: touchingFront(order, neighbours) };
    });
    return orders.reduce((best, other) => (other.touching < best.touching ? other : best)).order;
  });
}

function connectedParts(neighbours: readonly number[][]): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    const part = [start];
    seen.add(start);
    for (const cell of part)
      for (const other of neighbours[cell]!) {
        if (seen.has(other)) continue;
        seen.add(other);
        part.push(other);
      }
    parts.push(part);
  }
  return parts;
}

/** How many open cells touch filled ones, over all moments of a filling, summed up. */
function touchingFront(order: readonly number[], neighbours: readonly number[][]): number {
  const touched = new Set<number>();
  let sum = 0;
  for (const cell of order) {
    // A cell that is filled stays in the set, so that it is not taken for a touched one again.
    touched.add(cell);
    for (const other of neighbours[cell]!) touched.add(other);
    sum += touched.size;
  }
  return sum;
}
