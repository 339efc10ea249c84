import { expect, test } from 'vitest';
import { judge, type Claim, type Experiment } from '../experiment/experiment.ts';
import type { Figures } from '../experiment/measuredRun.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { languages, words } from './index.ts';
import { claimSentences, namesOf, verdictSentence } from './verdict.ts';

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
  { puzzle: 'easy', until: 'all' as const, panes: [rows!] },
];
const figures = [
  [whole(10), stopped(30)],
  [whole(10)],
  [{ ...whole(1), deadEnds: 0, solutions: 0, first: null }],
];

const cases: [Claim, string, string, boolean | null][] = [
  [
    { measure: 'placements', less: [0, 0], more: [0, 1], atLeast: 2 },
    'tall: Columns needed at least 3 times as many placements as Rows (at least 30 and 10).',
    'at least 2 times as many',
    true,
  ],
  [
    { measure: 'placements', less: [0, 1], more: [0, 0], atLeast: 1 },
    'tall: Rows needed at most 0.334 times as many placements as Columns (10 and at least 30).',
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
    'Columns (tall) took at least 6.2 times as many placements to its first solution as Columns (wide) (at least 31 and 5).',
    'at most 9 times as many',
    null,
  ],
  [
    { measure: 'deadEnds', less: [0, 1], more: [0, 0], atLeast: 0.5, atMost: 2 },
    'tall: Which of Columns and Rows has less cannot be told: they were stopped too soon.',
    '0.5 to 2 times as many',
    null,
  ],
  // One has none of it, so there is no ratio.
  [
    { measure: 'deadEnds', less: [2, 0], more: [1, 0], atLeast: 2 },
    'Columns (wide) ran into 2 dead ends, Rows (easy) into none.',
    'at least 2 times as many',
    true,
  ],
  [
    { measure: 'first', less: [1, 0], more: [2, 0], atLeast: 2 },
    'Columns (wide) came to its first solution after 5 placements, Rows (easy) to none.',
    'at least 2 times as many',
    true,
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
  'for %j the sentence has what was measured, whatever was claimed',
  (claim, said, of, holds) => {
    const { experiment, verdict } = judged(claim);
    const [told] = claimSentences(experiment, figures, verdict, (puzzle) => puzzle, words('en'));
    expect(told).toMatchObject({ measured: said, holds });
    expect(told!.claimed).toContain(of);
  },
);

test.each(languages)('in %s it has the names of all puzzles and orders concerned', (language) => {
  const said = words(language);
  const names = { rows: said.orders.rows.name, columns: said.orders.columns.name };
  for (const [claim, english] of cases) {
    const { experiment, verdict } = judged(claim);
    const [told] = claimSentences(experiment, figures, verdict, (puzzle) => puzzle, said);
    for (const puzzle of ['tall', 'wide', 'easy'])
      expect(told!.measured.includes(puzzle)).toBe(english.includes(puzzle));
    expect(told!.measured.includes(names.rows)).toBe(english.includes('Rows'));
    expect(told!.measured.includes(names.columns)).toBe(english.includes('Columns'));
  }
  const verdicts = [true, false, null].map((agrees) =>
    verdictSentence({ judgements: [], agrees }, said),
  );
  expect(new Set(verdicts).size).toBe(3);
});

test('two races on the same puzzle are distinguished by their orders', () => {
  const raced = (order: Search['order']) => ({
    puzzle: 'tall',
    until: 'all' as const,
    panes: [[], ['islands' as const]].map((rules) => ({ ...plainSearch, order, rules })),
  });
  const experiment: Experiment = {
    ...{ id: '', texts: {}, claims: [] },
    races: [raced('rows'), raced('fewest')],
  };
  expect(namesOf(experiment, words('en'))).toEqual([
    ['Rows', 'Rows · Islands'],
    ['Fewest choices', 'Fewest choices · Islands'],
  ]);
});
