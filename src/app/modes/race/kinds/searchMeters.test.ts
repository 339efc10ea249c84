import { expect, test } from 'vitest';
import type { LagProfile } from '../../../../lag/profile.ts';
import { words } from '../../../../words/index.ts';
import { meterColumns, searchMeters } from './searchMeters.ts';
import type { SearchStatus } from './searchRun.ts';

const profile: LagProfile = {
  placements: 20,
  inVain: 9,
  isExact: true,
  mistakes: 4,
  lag: { pieces: { mean: 2.8, median: 2 }, steps: { mean: 9, median: 3 } },
  byDepth: [],
  open: { parts: 0, placements: 0 },
  present: undefined,
};
const statusOf = (of: LagProfile) =>
  ({ steps: 30, metered: { step: 30, keepsUp: true, profile: of } }) as unknown as SearchStatus;

test('after how many pieces mistakes were noticed is told only where all of them are known', () => {
  const column = meterColumns.find(({ id }) => id === 'noticed')!;
  const chart = searchMeters.charts.find(({ title }) => title === 'noticed')!;
  const told = (of: LagProfile) => [
    column.text(statusOf(of), words('en'), 'en'),
    'value' in chart ? chart.value(statusOf(of)) : 'no bars',
  ];
  expect(told(profile)).toEqual(['2.8 pieces (median 2)', 2.8]);
  expect(told({ ...profile, open: { parts: 1, placements: 5 } })).toEqual(['–', undefined]);
  expect(told({ ...profile, lag: undefined })).toEqual(['–', undefined]);
});
