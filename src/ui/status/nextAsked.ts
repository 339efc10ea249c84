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
  return [...problem.pieces.keys()].find(
    (piece) => isLeft(problem, path, piece) && piece > (before ?? -1),
  );
}

/** Whether a copy of a piece is left, so that there is something to tell of its ways. */
export const isLeft = (
  { pieces, placements }: Problem,
  path: readonly number[],
  piece: number,
): boolean =>
  path.filter((placement) => placements.piece[placement] === piece).length < pieces[piece]!.copies;
