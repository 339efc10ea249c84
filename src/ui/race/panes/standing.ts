import type { Until } from '../../../run/until.ts';
import type { Words } from '../../../words/index.ts';
import type { Status } from '../../model.ts';
import { shownShare } from '../../status/figures.ts';
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

/** Whether the share of a pane says something already of how far it is. */
export const isTelling = ({ kind, panes }: Pick<RaceModel, 'kind' | 'panes'>): boolean =>
  panes.some(({ status }) => kind.tells?.(status));

/** A pane by its rank, and whether it has found anything. */
type Placed = Pick<PaneModel, 'rank' | 'status'>;

/** What decides whether a pane that is first has won. */
export interface Terms {
  readonly kind: Pick<RaceModel['kind'], 'isVain'>;
  /** Its lesson; undefined if it has none. */
  readonly lesson: object | undefined;
}

/** The panes of a race by their ranks, and the heat on its boards. */
interface Ranked extends Terms {
  readonly panes: readonly Placed[];
  readonly heat: Pick<RaceModel['heat'], 'heat'>;
}

/** Whether a pane has finished first of several; others may have with it. */
export const isFirst = (
  { rank }: Pick<PaneModel, 'rank'>,
  { panes }: { readonly panes: readonly unknown[] },
): boolean => rank === 1 && panes.length > 1;

/** Whether a pane that is first has found anything; in a lesson, whose boards are compared, none wins. */
export const hasWon = (
  pane: Placed,
  race: Terms & { readonly panes: readonly unknown[] },
): boolean => !race.lesson && isFirst(pane, race) && !race.kind.isVain?.(pane.status);

/**
 * How a pane stands out: ahead, by its id, or behind, until one of several has won, or is the first to have found
 * nothing; and not in a lesson. None is dimmed whose colours are read off the scale of heat.
 */
export function emphasisOf(
  pane: Placed & Pick<PaneModel, 'id'>,
  race: Ranked,
  ahead: number | undefined,
): 'plain' | 'ahead' | 'winner' | 'behind' | 'dimmed' {
  const { panes, lesson, heat } = race;
  if (lesson) return 'plain';
  if (panes.some((one) => hasWon(one, race)))
    return pane.rank === 1 ? 'winner' : heat.heat === 'none' ? 'dimmed' : 'plain';
  if (ahead === undefined || panes.some((one) => isFirst(one, race))) return 'plain';
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

/** The share of a search from which on its bar is seen to grow: less stands still for minutes. */
const TELLING = 0.05;

export const searchTells = ({ progress }: Pick<Status, 'progress'>): boolean => progress >= TELLING;

/** How far a search is, at displayed precision; 0 as long as that says nothing. */
export const searchLead = (status: Pick<Status, 'progress'>): number =>
  searchTells(status) ? shownShare(status.progress) : 0;

/** The estimated progress of a search towards the end of a race, 0 to 1. */
export const searchShare = (
  { steps, progress }: Pick<Status, 'steps' | 'progress'>,
  until: Until,
): number => (typeof until === 'number' ? Math.max(progress, steps / until) : progress);
