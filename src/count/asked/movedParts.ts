import { coveredBy, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { Filled } from './filled.ts';
import { imagesOf, keyOf } from './images.ts';
import { groundOf, Parts, type Part } from './parts.ts';

/** The most pieces on a board of which all connected parts are looked at. */
export const MOST_PARTS = 16;

/** A part of some pieces that can be turned or flipped in its place, so that a solution arises that is no image. */
export function flip(problem: Problem): (board: Filled) => boolean {
  const ground = groundOf(problem);
  const isOther = otherSolution(problem);
  return (board) => {
    const parts = new Parts(ground, board);
    return parts.some(parts.laid, Infinity, (part) =>
      parts.someCarries(part, part, (images) => isOther(board, images)),
    );
  };
}

/** Two parts of some pieces that can change places, so that a solution arises that is no image. */
export function exchange(problem: Problem): (board: Filled) => boolean {
  const ground = groundOf(problem);
  const isOther = otherSolution(problem);
  return (board) => {
    const parts = new Parts(ground, board);
    const alike = new Map<number, Part[]>();
    return parts.some(parts.laid, board.partOn.length / 2, (part) => {
      // The same for all parts that are congruent.
      const key = Math.min(...part.keys);
      const before = alike.get(key);
      if (!before) alike.set(key, [part]);
      else before.push(part);
      return (before ?? []).some(
        (other) =>
          (other.mask & part.mask) === 0 &&
          parts.someCarries(part, other, (images) => isOther(board, bothWays(images))),
      );
    });
  };
}

/** Two congruent parts, each connected, that are all pieces together. */
export function halves(problem: Problem): (board: Filled) => boolean {
  const ground = groundOf(problem);
  return (board) => {
    const parts = new Parts(ground, board);
    const half = board.partOn.length / 2;
    return parts.some(parts.all, half, (part) => {
      // The half that has the first tile stands for both.
      if (part.cells < half || (part.mask & 1) === 0) return false;
      const rest = parts.partOf(parts.all & ~part.mask);
      return parts.someCarries(part, rest, () => true);
    });
  };
}

/** Cells and images changing places. */
const bothWays = (images: Int32Array): Int32Array => {
  const both = images.slice();
  for (const [cell, image] of images.entries()) if (image >= 0) both[image] = cell;
  return both;
};

/** Tells whether pieces that are carried by cells to their images make another solution, no image of that on a board. */
function otherSolution(problem: Problem): (board: Filled, images: Int32Array) => boolean {
  const group = symmetries(problem);
  const { placements } = problem;
  const nameOf = (piece: number, cells: ArrayLike<number>): string =>
    `${piece}:${Array.from(cells)
      .sort((a, b) => a - b)
      .join()}`;
  const numbers = new Map(
    Array.from(placements.piece, (piece, one) => [nameOf(piece, coveredBy(problem, one)), one]),
  );
  return ({ tiles, laid }, images) => {
    const before = tiles.slice(0, laid);
    const after = before.map((one) => {
      const covered = coveredBy(problem, one);
      if (images[covered[0]!]! < 0) return one;
      return numbers.get(
        nameOf(
          placements.piece[one]!,
          covered.map((cell) => images[cell]!),
        ),
      );
    });
    if (after.some((one) => one === undefined)) return false;
    const key = keyOf(after as number[]);
    return imagesOf(group, before).every((image) => keyOf(image) !== key);
  };
}
