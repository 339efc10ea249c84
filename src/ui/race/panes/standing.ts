import type { Until } from '../../../run/until.ts';
import type { Words } from '../../../words/index.ts';
import type { Status } from '../../status/status.ts';
import type { PaneModel, RaceModel } from '../model.ts';

/** The id of the leading pane; undefined if there is a tie. One that has ended in vain leads no more. */
export function leaderOf({ kind, panes }: RaceModel, words: Words): number | undefined {
  return aheadOf(
    panes.map(({ id, rank, failed, status }) => ({
      id,
      rank,
      lead: kind.lead(status),
      failed: failed || kind.ending(status, words) !== undefined,
    })),
  );
}

/** The progress of a race, 0 to 1. */
export const progressOf = ({ kind, panes, until }: RaceModel): number =>
  raceProgress(
    panes.map(({ status }) => ({
      finished: status.finished,
      share: kind.share(status, until),
    })),
  );

type Rank = Pick<PaneModel, 'id' | 'rank' | 'failed'> & {
  /** How far it is, at displayed precision: the more, the further. */
  readonly lead: number;
};

/** The id of the leading pane: the first to finish, or else the furthest; undefined if there is a tie. */
export function aheadOf(panes: readonly Rank[]): number | undefined {
  const first = panes.filter(({ rank }) => rank === 1);
  if (first.length > 0) return first.length === 1 ? first[0]!.id : undefined;
  const running = panes.filter(({ failed }) => !failed);
  const lead = Math.max(...running.map((pane) => pane.lead));
  const ahead = running.filter((pane) => pane.lead === lead);
  return ahead.length === 1 && panes.length > 1 ? ahead[0]!.id : undefined;
}

/** How far a pane is: its estimated share of the way to the end, and whether it is there. */
interface Advance {
  readonly share: number;
  readonly finished: boolean;
}

/**
 * The progress of a race, 0 to 1: that of the slowest pane, or the share of panes that have finished,
 * whichever is greater.
 */
export function raceProgress(panes: readonly Advance[]): number {
  const ended = panes.filter(({ finished }) => finished).length;
  const least = Math.min(...panes.map(({ share, finished }) => (finished ? 1 : share)));
  return Math.max(least, ended / panes.length);
}

/** The estimated progress of a search towards the end of a race, 0 to 1. */
export const searchShare = (
  { steps, progress }: Pick<Status, 'steps' | 'progress'>,
  until: Until,
): number => (typeof until === 'number' ? Math.max(progress, steps / until) : progress);
