import { coveredBy, type Problem } from '../solve/problem.ts';
import { plainSearch } from '../solve/search.ts';
import { openCells, stateAfter } from '../solve/state.ts';
import { waysLeft } from '../teach/moment/waysLeft.ts';

/** Hints of which each says more: which cell to cover next, with which piece, and how it lies. */
export type Hints = readonly [
  where: { readonly cell: number },
  what: { readonly cell: number; readonly piece: number },
  how: { readonly cell: number; readonly piece: number; readonly placement: number },
];

/**
 * Hints for a position: for the open cell that can be covered in the fewest ways, the first of several.
 *
 * @param completion placements that complete the position
 * @returns undefined if no cell is open
 */
export function hintsAt(
  problem: Problem,
  laid: readonly number[],
  completion: readonly number[],
): Hints | undefined {
  const open = openCells(stateAfter(problem, Int32Array.from(laid)));
  if (open.length === 0) return undefined;
  const { ofCell } = waysLeft(problem, plainSearch, laid);
  const cell = open.reduce((best, other) => (ofCell[other]! < ofCell[best]! ? other : best));
  const placement = completion.find((one) => coveredBy(problem, one).includes(cell));
  if (placement === undefined) throw new Error('The placements do not complete the position.');
  const piece = problem.placements.piece[placement]!;
  return [{ cell }, { cell, piece }, { cell, piece, placement }];
}
