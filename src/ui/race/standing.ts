import { aheadOf } from './ahead.ts';
import { raceKinds } from './kinds.ts';
import type { RaceModel } from './model.ts';
import { raceProgress } from './raceProgress.ts';
import type { Words } from '../../words/index.ts';

/** The id of the leading pane; undefined if there is a tie. One that has ended in vain leads no more. */
export function leaderOf({ kind, panes }: RaceModel, words: Words): number | undefined {
  const its = raceKinds[kind];
  return aheadOf(
    panes.map(({ id, rank, failed, status }) => ({
      id,
      rank,
      lead: its.lead(status),
      failed: failed || its.ending(status, words) !== undefined,
    })),
  );
}

/** The progress of a race, 0 to 1. */
export const progressOf = ({ kind, panes, until }: RaceModel): number =>
  raceProgress(
    panes.map(({ status }) => ({
      finished: status.finished,
      share: raceKinds[kind].share(status, until),
    })),
  );
