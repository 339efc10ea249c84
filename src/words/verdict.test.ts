import { expect, test } from 'vitest';
import { judge, type Claim, type Experiment } from '../solve/experiment.ts';
import type { Figures } from '../solve/heat.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { languages, words } from './index.ts';
import { claimsTold, verdictTold } from './verdict.ts';

const whole = (placements: number): Figures => ({
  ...{ steps: 2 * placements, placements, deadEnds: 2, depth: 0, deepest: 3, solutions: 1 },
  ...{ first: 5, progress: 1, finished: true },
});
const stopped = (placements: number): Figures => ({
  ...{ ...whole(placements), solutions: 0, first: null, progress: 0.5, finished: false },
});

const [rows, columns]: Search[] = [
  { ...plainSearch, order: 'rows' },
  { ...plainSearch, order: 'columns' },
];
const races = [
  { puzzle: 'tall', until: 60, panes: [rows!, columns!] },
  { puzzle: 'wide', until: 'all' as const, panes: [columns!] },
];
const figures = [[whole(10), stopped(30)], [whole(10)]];

const cases: [Claim, string, string, boolean | null][] = [
  [
    { measure: 'placements', less: [0, 0], more: [0, 1], atLeast: 2 },
    'tall: Rows needed at least 3 times fewer placements than Columns.',
    '',
    true,
  ],
  [
    { measure: 'placements', less: [0, 1], more: [0, 0], atLeast: 1 },
    'tall: Rows needed at least 3 times fewer placements than Columns.',
    'at least as many',
    false,
  ],
  [
    { measure: 'placements', less: [0, 0], more: [1, 0], atLeast: 1, atMost: 1 },
    'Rows (tall) and Columns (wide) needed equally many placements: 10.',
    'equally many',
    true,
  ],
  [
    { measure: 'first', less: [1, 0], more: [0, 1], atMost: 9 },
    'Columns (wide) came to its first solution after at least 6.2 times fewer placements than Columns (tall).',
    'at most 9 times',
    null,
  ],
  [
    { measure: 'deadEnds', less: [0, 1], more: [0, 0], atLeast: 0.5, atMost: 2 },
    'tall: Which of Columns and Rows has less cannot be told: they were stopped too soon.',
    '0.5 to 2 times',
    null,
  ],
  [
    { measure: 'solutions', of: [0, 1], is: 2339 },
    'tall: Columns was stopped too soon to tell.',
    '2,339',
    null,
  ],
  [{ measure: 'solutions', of: [1, 0], is: 1 }, 'wide: Columns counted 1 solution.', '1', true],
];

const judged = (claim: Claim) => {
  const experiment: Experiment = { id: '', texts: {}, races, claims: [claim] };
  return { experiment, verdict: judge(experiment, figures) };
};

test.each(cases)(
  '%j is told as it was measured, whatever was claimed',
  (claim, said, of, holds) => {
    const { experiment, verdict } = judged(claim);
    const [told] = claimsTold(experiment, figures, verdict, (puzzle) => puzzle, words('en'));
    expect(told).toMatchObject({ measured: said, holds });
    expect(told!.claimed).toContain(of);
  },
);

test.each(languages)('and in %s with the names of all that it is about', (language) => {
  const said = words(language);
  const names = { rows: said.orders.rows.name, columns: said.orders.columns.name };
  for (const [claim, english] of cases) {
    const { experiment, verdict } = judged(claim);
    const [told] = claimsTold(experiment, figures, verdict, (puzzle) => puzzle, said);
    for (const puzzle of ['tall', 'wide'])
      expect(told!.measured.includes(puzzle)).toBe(english.includes(puzzle));
    expect(told!.measured.includes(names.rows)).toBe(english.includes('Rows'));
    expect(told!.measured.includes(names.columns)).toBe(english.includes('Columns'));
  }
  const verdicts = [true, false, null].map((agrees) =>
    verdictTold({ judgements: [], agrees }, said),
  );
  expect(new Set(verdicts).size).toBe(3);
});
