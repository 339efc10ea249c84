import type { PaneModel, RaceModel } from '../model.ts';
import { isTelling } from '../panes/standing.ts';

/** The bar of a board: the shares of it that are filled now, and that have been at most; and the number of its parts. */
interface Advance {
  readonly now: number;
  readonly most: number;
  readonly of: number;
}

/**
 * How far a board is, as is said beside it, whatever ends the race; or as long as no share tells that, what lies on it.
 *
 * @param pieces how many pieces any solution has; undefined where that is open: then it is the most that have
 *   lain on any board, so that all bars have one scale
 */
export function advanceOf(
  { status, rank }: Pick<PaneModel, 'status' | 'rank'>,
  race: Pick<RaceModel, 'kind' | 'panes'>,
  pieces: number | undefined,
): Advance {
  const { kind, panes } = race;
  if (kind.tells && rank !== undefined) return { now: 1, most: 1, of: 1 };
  if (isTelling(race)) {
    const share = kind.share(status, 'all');
    return { now: share, most: share, of: 1 };
  }
  const laid = kind.laid(status);
  const deepest = () => Math.max(1, ...panes.map((one) => kind.laid(one.status).most));
  const of = laid.of ?? pieces ?? deepest();
  return { now: laid.now / of, most: laid.most / of, of };
}
