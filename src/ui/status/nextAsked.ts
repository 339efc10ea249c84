import type { Problem } from '../../solve/problem.ts';

/**
 * The piece whose ways are shown next.
 *
 * @param path the placements that lie
 * @param before the piece whose ways have been shown
 * @param meant the piece that is held or pointed at, which is asked about rather than another
 * @returns undefined after the last piece that is left, and if the one that is meant has been shown
 */
export function nextAsked(
  problem: Problem,
  path: readonly number[],
  before: number | undefined,
  meant: number | undefined,
): number | undefined {
  if (meant !== undefined) return meant === before ? undefined : meant;
  const copies = problem.pieces.map((piece) => piece.copies);
  for (const placement of path) copies[problem.placements.piece[placement]!]!--;
  return [...copies.keys()].find((piece) => copies[piece]! > 0 && piece > (before ?? -1));
}
