import { expect, test } from 'vitest';
import { raceProgress } from './raceProgress.ts';
import { searchKind } from './searchKind.ts';
import type { SearchStatus } from './model.ts';
import type { Until } from '../../run/until.ts';

const pane = (progress: number, steps = 0, finished = false): SearchStatus => ({
  progress,
  steps,
  finished,
  placements: 0,
  depth: 0,
  deepest: 0,
  first: undefined,
  deadEnds: 0,
  solutions: 0,
  image: false,
  pace: 0,
});
const progressOf = (panes: readonly SearchStatus[], until: Until): number =>
  raceProgress(
    panes.map((status) => ({
      finished: status.finished,
      share: searchKind.share(status, until),
    })),
  );

test('a race’s progress is that of its last pane, or the share of finished panes', () => {
  expect(progressOf([pane(0.6), pane(0.25)], 'all')).toBe(0.25);
  expect(progressOf([pane(0.6, 9, true), pane(0.25)], 'first')).toBe(0.5);
  expect(progressOf([pane(0.6, 9, true), pane(0.75)], 'first')).toBe(0.75);
  expect(progressOf([pane(0.01, 30), pane(0.5, 30)], 40)).toBe(0.75);
  expect(progressOf([pane(0, 40, true), pane(0.5, 40, true)], 40)).toBe(1);
});
