import type { Until } from '../../../run/until.ts';
import type { Words } from '../../../words/index.ts';
import type { Status } from '../../model.ts';
import type { PaneModel, RaceModel } from '../model.ts';

/**
 * The id of the leading pane: the first to finish, or else the furthest; undefined if there is a tie.
 * One that has failed or ended in vain leads no more.
 */
export function leaderOf({ kind, panes }: RaceModel, words: Words): number | undefined {
  const first = panes.filter(({ rank }) => rank === 1);
  if (first.length > 0) return first.length === 1 ? first[0]!.id : undefined;
  const running = panes.filter(
    ({ failed, status }) => !failed && kind.ending(status, words) === undefined,
  );
  const lead = Math.max(...running.map(({ status }) => kind.lead(status)));
  const ahead = running.filter(({ status }) => kind.lead(status) === lead);
  return ahead.length === 1 && panes.length > 1 ? ahead[0]!.id : undefined;
}

/** The panes of a race by their ranks, its lesson, if any, and the heat on its boards. */
interface Ranked extends Pick<RaceModel, 'lesson'> {
  readonly panes: readonly Pick<PaneModel, 'rank'>[];
  readonly heat: Pick<RaceModel['heat'], 'heat'>;
}

/** Whether a pane has finished first of several; others may have with it. */
export const isFirst = ({ rank }: Pick<PaneModel, 'rank'>, { panes }: Pick<Ranked, 'panes'>) =>
  rank === 1 && panes.length > 1;

/**
 * How a pane stands out: ahead, by its id, or behind, until one of several has won; and not in a lesson, whose
 * boards are compared. None is dimmed whose colours are read off the scale of heat.
 */
export function emphasisOf(
  pane: Pick<PaneModel, 'id' | 'rank'>,
  { panes, lesson, heat }: Ranked,
  ahead: number | undefined,
): 'plain' | 'ahead' | 'winner' | 'behind' | 'dimmed' {
  if (lesson) return 'plain';
  if (panes.some((one) => isFirst(one, { panes })))
    return pane.rank === 1 ? 'winner' : heat.heat === 'none' ? 'dimmed' : 'plain';
  if (ahead === undefined) return 'plain';
  return pane.id === ahead ? 'ahead' : 'behind';
}

/** How a pane stands: its place, or how it has ended without one, or that it is ahead; else ''. */
export function standingOf(
  { failed, rank, status }: PaneModel,
  { kind }: RaceModel,
  isAhead: boolean,
  words: Words,
): string {
  const { race } = words;
  if (failed) return race.failed;
  if (rank !== undefined) return race.place(rank);
  return kind.ending(status, words) ?? (isAhead ? race.ahead : '');
}

/**
 * The progress of a race, 0 to 1: that of the slowest pane, or the share of panes that have finished,
 * whichever is greater.
 */
export function progressOf({ kind, panes, until }: RaceModel): number {
  const ended = panes.filter(({ status }) => status.finished).length;
  const shares = panes.map(({ status }) => (status.finished ? 1 : kind.share(status, until)));
  return Math.max(Math.min(...shares), ended / panes.length);
}

/** The estimated progress of a search towards the end of a race, 0 to 1. */
export const searchShare = (
  { steps, progress }: Pick<Status, 'steps' | 'progress'>,
  until: Until,
): number => (typeof until === 'number' ? Math.max(progress, steps / until) : progress);
