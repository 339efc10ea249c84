import { expect, test } from 'vitest';
import type { Until } from '../../../run/until.ts';
import type { Status } from '../../model.ts';
import { words } from '../../../words/index.ts';
import type { PaneModel, RaceKind, RaceModel, RunTypes } from '../model.ts';
import {
  emphasisOf,
  hasWon,
  isFirst,
  isTelling,
  leaderOf,
  progressOf,
  searchLead,
  searchShare,
  searchTells,
  standingOf,
} from './standing.ts';

const searching = (progress: number, steps = 0, finished = false): Status => ({
  progress,
  steps,
  finished,
  placements: 0,
  depth: 0,
  deepest: 0,
  deadEnds: 0,
  solutions: 0,
  image: false,
  pace: 0,
});

const kind: Pick<RaceKind<RunTypes<object, Status>>, 'tells' | 'lead' | 'ending' | 'share'> = {
  tells: searchTells,
  lead: searchLead,
  ending: () => undefined,
  share: searchShare,
};

const race = (panes: readonly Partial<PaneModel>[], until: Until = 'first') =>
  ({ kind, panes, until }) as RaceModel;

const pane = (id: number, progress: number, more: { rank?: number; failed?: boolean } = {}) => ({
  id,
  rank: undefined,
  failed: false,
  status: searching(progress),
  ...more,
});

const aheadOf = (panes: readonly Partial<PaneModel>[]) => leaderOf(race(panes), words('en'));

test('the pane with the most progress is ahead, unless another has finished', () => {
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5), pane(3, 0.1)])).toBe(2);
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5), pane(3, 0.1, { rank: 1 })])).toBe(3);
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5, { failed: true })])).toBe(1);
});

test('no pane is ahead at the start, in a tie, or alone', () => {
  expect(aheadOf([pane(1, 0), pane(2, 0)])).toBeUndefined();
  expect(aheadOf([pane(1, 0.5), pane(2, 0.5), pane(3, 0.1)])).toBeUndefined();
  expect(aheadOf([pane(1, 1, { rank: 1 }), pane(2, 1, { rank: 1 })])).toBeUndefined();
  expect(aheadOf([pane(1, 0.5)])).toBeUndefined();
  // Both are shown as 37.9 %.
  expect(aheadOf([pane(1, 0.37901), pane(2, 0.3791)])).toBeUndefined();
  expect(aheadOf([pane(1, 0.37901), pane(2, 0.3801)])).toBe(2);
});

test('it says how far searches are once one has searched a twentieth, and nobody is ahead before', () => {
  const tells = (...shares: number[]) => isTelling(race(shares.map((share) => pane(1, share))));
  expect([tells(0, 0.049), tells(0, 0.05), tells(0.3, 0.02)]).toEqual([false, true, true]);
  expect(aheadOf([pane(1, 0.02), pane(2, 0.049)])).toBeUndefined();
  expect(aheadOf([pane(1, 0.02), pane(2, 0.05)])).toBe(2);
});

test('a kind whose shares say nothing never tells, although one is ahead', () => {
  const panes = [pane(1, 0.9), pane(2, 0.1)];
  const shown = { kind: { ...kind, tells: undefined }, panes } as unknown as RaceModel;
  expect(isTelling(shown)).toBe(false);
  expect(leaderOf(shown, words('en'))).toBe(1);
});

test('those who finish first are told, if there are others', () => {
  const winnersOf = (panes: readonly Partial<PaneModel>[]) => {
    const shown = race(panes);
    const won = shown.panes.filter((one) => isFirst(one, shown)).map(({ id }) => id);
    return won;
  };
  expect(winnersOf([pane(1, 0.9), pane(2, 0.1)])).toEqual([]);
  expect(winnersOf([pane(1, 1, { rank: 2 }), pane(2, 1, { rank: 1 })])).toEqual([2]);
  expect(winnersOf([pane(1, 1, { rank: 1 }), pane(2, 1, { rank: 1 }), pane(3, 0)])).toEqual([1, 2]);
  expect(winnersOf([pane(1, 1, { rank: 1 })])).toEqual([]);
});

/** How panes with such ranks stand out. */
const emphasesOf = (
  ranks: readonly (number | undefined)[],
  lesson?: RaceModel['lesson'],
  ahead?: number,
  heat: RaceModel['heat']['heat'] = 'none',
  isVain = false,
) => {
  const panes = ranks.map((rank, id) => ({ id, rank, status: searching(1) }));
  const ranked = { kind: { isVain: () => isVain }, panes, lesson, heat: { heat } };
  return panes.map((one) => emphasisOf(one, ranked, ahead));
};

test('who is first wins, unless it has found nothing, is alone, or is compared in a lesson', () => {
  const wins = (rank: number | undefined, more: object = {}) =>
    hasWon(
      { rank, status: searching(1) },
      { kind: {}, lesson: undefined, panes: [{}, {}], ...more },
    );
  expect([wins(1), wins(2), wins(undefined)]).toEqual([true, false, false]);
  expect(wins(1, { kind: { isVain: () => true } })).toBe(false);
  expect(wins(1, { panes: [{}] })).toBe(false);
  expect(wins(1, { lesson: {} })).toBe(false);
  expect(emphasesOf([2, 1, undefined], undefined, 1, 'none', true)).toEqual(Array(3).fill('plain'));
});

test('winners stand out, and the others are dimmed', () => {
  expect(emphasesOf([undefined, 1, 3, 2])).toEqual(['dimmed', 'winner', 'dimmed', 'dimmed']);
  expect(emphasesOf([1, undefined, 1])).toEqual(['winner', 'dimmed', 'winner']);
  expect(emphasesOf([1, 1])).toEqual(['winner', 'winner']);
});

test('who is ahead stands out until there is a winner', () => {
  expect(emphasesOf([undefined, undefined], undefined, 1)).toEqual(['behind', 'ahead']);
  expect(emphasesOf([undefined, 1], undefined, 1)).toEqual(['dimmed', 'winner']);
  expect(emphasesOf([undefined, undefined], {} as RaceModel['lesson'], 1)).toEqual([
    'plain',
    'plain',
  ]);
});

test('nothing is dimmed before there is a winner, where nobody races against another, or in a lesson', () => {
  expect(emphasesOf([undefined, undefined])).toEqual(['plain', 'plain']);
  expect(emphasesOf([1])).toEqual(['plain']);
  expect(emphasesOf([])).toEqual([]);
  expect(emphasesOf([undefined, 1], {} as RaceModel['lesson'])).toEqual(['plain', 'plain']);
});

test('a pane stands as it has ended, else it may be ahead', () => {
  const shown = race([]);
  const stands = (one: Partial<PaneModel>, isAhead: boolean, lang: 'en' | 'ja' = 'en') =>
    standingOf(one as PaneModel, shown, isAhead, words(lang));
  expect(stands(pane(1, 0.5), false)).toBe('');
  expect(stands(pane(1, 0.5), true)).toBe('ahead');
  expect(stands(pane(1, 1, { rank: 2 }), false)).toBe('2nd');
  expect(stands(pane(1, 1, { rank: 1 }), true, 'ja')).toBe('1位');
  expect(stands(pane(1, 0.5, { failed: true }), true)).toBe('stopped unexpectedly');
});

const progress = (panes: readonly Status[], until: Until): number =>
  progressOf(
    race(
      panes.map((status) => ({ status })),
      until,
    ),
  );

test('a race’s progress is that of its last pane, or the share of finished panes', () => {
  expect(progress([searching(0.6), searching(0.25)], 'all')).toBe(0.25);
  expect(progress([searching(0.6, 9, true), searching(0.25)], 'first')).toBe(0.5);
  expect(progress([searching(0.6, 9, true), searching(0.75)], 'first')).toBe(0.75);
  expect(progress([searching(0.01, 30), searching(0.5, 30)], 40)).toBe(0.75);
  expect(progress([searching(0, 40, true), searching(0.5, 40, true)], 40)).toBe(1);
});

test('no colours that are read off a scale of heat are dimmed', () => {
  expect(emphasesOf([undefined, 1], undefined, undefined, 'chosen')).toEqual(['plain', 'winner']);
});
