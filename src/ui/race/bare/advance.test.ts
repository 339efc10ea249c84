import { expect, test } from 'vitest';
import type { RaceModel } from '../model.ts';
import { searchShare, searchTells } from '../panes/standing.ts';
import { advanceOf } from './advance.ts';

interface Figures {
  readonly progress?: number;
  readonly steps?: number;
  readonly finished?: boolean;
  readonly rank?: number;
  readonly depth?: number;
  readonly deepest?: number;
  readonly whole?: number;
}

const search = {
  tells: searchTells,
  share: searchShare,
  laid: ({ depth, deepest }: Figures) => ({ now: depth, most: deepest }),
};
/** Divisions into 12 blocks. */
const division = {
  share: ({ steps }: Figures, until: number) => steps! / until,
  laid: ({ whole }: Figures) => ({ now: whole, most: whole, of: 12 }),
};

/** The bars of boards with such figures. */
function barsOf(kind: object, all: readonly Figures[], pieces?: number) {
  const panes = all.map(({ rank, ...status }) => ({
    rank,
    status: { progress: 0, steps: 0, ...status },
  }));
  const race = { kind, panes, until: 100 } as unknown as RaceModel;
  return race.panes.map((pane) => advanceOf(pane, race, pieces));
}

test('bars of searches show what lies there, and their shares once one of them tells', () => {
  const [first, second] = [
    { depth: 3, deepest: 6 },
    { depth: 1, deepest: 9 },
  ];
  expect(barsOf(search, [first, second], 12)).toEqual([
    { now: 3 / 12, most: 6 / 12, of: 12 },
    { now: 1 / 12, most: 9 / 12, of: 12 },
  ]);
  expect(barsOf(search, [{ ...first, progress: 0.3 }, second], 12)).toEqual([
    { now: 0.3, most: 0.3, of: 1 },
    { now: 0, most: 0, of: 1 },
  ]);
  expect(barsOf(search, [{ ...first, finished: true, rank: 1 }, second], 12)).toEqual([
    { now: 1, most: 1, of: 1 },
    { now: 1 / 12, most: 9 / 12, of: 12 },
  ]);
});

test('to a limit, and at it, bars show the shares that are said', () => {
  const [first, second] = [
    { depth: 3, deepest: 6, steps: 90, progress: 0.3 },
    { depth: 1, deepest: 9, steps: 100, progress: 0.2, finished: true },
  ];
  expect(barsOf(search, [first, second], 12)).toEqual([
    { now: 0.3, most: 0.3, of: 1 },
    { now: 0.2, most: 0.2, of: 1 },
  ]);
});

test('where solutions differ in their pieces, all bars have one scale', () => {
  const all = [
    { depth: 3, deepest: 6 },
    { depth: 2, deepest: 8 },
  ];
  expect(barsOf(search, all)).toEqual([
    { now: 3 / 8, most: 6 / 8, of: 8 },
    { now: 2 / 8, most: 1, of: 8 },
  ]);
  expect(barsOf(search, [{ depth: 0, deepest: 0 }])).toEqual([{ now: 0, most: 0, of: 1 }]);
});

test('bars of divisions show their whole blocks at every moment, to a limit too, and where one is stuck', () => {
  const states = [{ whole: 0 }, { whole: 1, steps: 50 }, { whole: 7, steps: 90, finished: true }];
  for (const [i, bar] of barsOf(division, states).entries()) {
    const share = states[i]!.whole / 12;
    expect(bar).toEqual({ now: share, most: share, of: 12 });
  }
});
