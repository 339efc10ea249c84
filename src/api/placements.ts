import { inReadingOrder, shapeKey } from '../puzzle/orient.ts';
import { coveredBy, fixedTiles, type Problem } from '../solve/problem.ts';
import type { Placement } from './types.ts';

/** A tile of a problem for programs: a placement, or a fixed piece. */
export const placementOf = (problem: Problem, tile: number): Placement => ({
  piece: problem.pieces[problem.tiles.piece[tile]!]!.name,
  cells: Array.from(coveredBy(problem, tile), (cell) => problem.board[cell]!),
});

const keyOf = ({ piece, cells }: Placement): string =>
  `${shapeKey(cells.toSorted(inReadingOrder))}${piece}`;

/**
 * The numbers of placements, without those that are fixed.
 *
 * @throws RangeError if they cannot lie on the board together
 */
export function pathOf(problem: Problem, given: Iterable<Placement>): readonly number[] {
  const { pieces, placements, cells } = problem;
  const isFixed = new Set(fixedTiles(problem).map((tile) => keyOf(placementOf(problem, tile))));
  const isCovered = cells.map(() => false);
  const left = pieces.map(({ copies }) => copies);
  const path: number[] = [];
  if (typeof given?.[Symbol.iterator] !== 'function')
    throw new RangeError('The placements are no list.');
  for (const one of given) {
    if (typeof one?.piece !== 'string' || !Array.isArray(one.cells))
      throw new RangeError(`${JSON.stringify(one)} is no placement: a piece, and its cells.`);
    const key = keyOf(one);
    if (isFixed.has(key)) continue;
    const piece = pieces.findIndex(({ name }) => name === one.piece);
    const number = placements.piece.findIndex(
      (of, placement) => of === piece && keyOf(placementOf(problem, placement)) === key,
    );
    const own = number < 0 ? [] : Array.from(coveredBy(problem, number));
    if (own.length === 0 || left[piece] === 0 || own.some((cell) => isCovered[cell]))
      throw new RangeError(`The piece ${one.piece} cannot lie on ${JSON.stringify(one.cells)}.`);
    for (const cell of own) isCovered[cell] = true;
    left[piece]!--;
    path.push(number);
  }
  return path;
}
