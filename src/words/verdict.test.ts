import { readBoxSize } from '../generate/sizes.ts';
import type { GenerationFigures } from '../experiment/generations.ts';
import type { SearchFigures } from '../experiment/searchFigures.ts';
import { inTeachingOrder, teachingOrder, readExperiment } from '../experiment/readExperiment.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge, type Claim, type Experiment } from '../experiment/experiment.ts';
import { runnerOf, runsOf } from '../experiment/runQueue.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { languages, words } from './index.ts';
import { claimSentences, endOfPane, namesOf, verdictSentence } from './verdict.ts';

const whole = (placements: number): SearchFigures => ({
  steps: 2 * placements,
  placements,
  deadEnds: 2,
  depth: 0,
  deepest: 3,
  solutions: 1,
  first: 5,
  progress: 1,
  finished: true,
});
const stopped = (placements: number): SearchFigures => ({
  ...whole(placements),
  solutions: 0,
  first: null,
  progress: 0.5,
  finished: false,
});

const [rows, columns]: Search[] = [
  { ...plainSearch, order: 'rows' },
  { ...plainSearch, order: 'columns' },
];
const races = [
  { board: 'tall', limit: 60, panes: [rows!, columns!] },
  { board: 'wide', limit: 'all' as const, panes: [columns!] },
  { board: 'easy', limit: 'all' as const, panes: [rows!] },
];
const figures = [
  [
    { ...whole(10), meanLag: 3 },
    { ...stopped(30), meanLag: 4 },
  ],
  [{ ...whole(10), meanLag: 2, earlyWaste: 83.2 }],
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
  [
    { measure: 'earlyWaste', of: [1, 0], atLeast: 50 },
    'wide: The share of waste on early mistakes of Columns is 83.2 %.',
    'at least 50 %',
    true,
  ],
  [
    { measure: 'earlyWaste', of: [2, 0], atLeast: 50 },
    'easy: Rows made no mistake that it could notice.',
    'at least 50 %',
    null,
  ],
  [
    { measure: 'meanLag', less: [1, 0], more: [0, 0], atMost: 2 },
    'Rows (tall) had 1.5 times the mean lag of Columns (wide) (3 and 2).',
    'at most 2 times as much',
    true,
  ],
  [
    { measure: 'meanLag', ranks: 'placements', atLeast: 0.5 },
    'Of 1 pair on one board, 1 is in the same order by mean lag as by placements: Kendall’s τ is 1.',
    'at least 0.5',
    true,
  ],
  [
    { measure: 'meanLag', ranks: 'first', atMost: 0.25 },
    'Of 1 pair on one board, 1 is in the same order by mean lag as by first after: Kendall’s τ is 1.',
    'at most 0.25',
    false,
  ],
];

const judged = (claim: Claim) => {
  const experiment: Experiment = {
    id: '',
    kind: 'search',
    texts: {},
    answer: { agrees: 'yes' },
    races,
    claims: [claim],
  };
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
    board: 'tall',
    limit: 'all' as const,
    panes: [[], ['islands' as const]].map((rules) => ({ ...plainSearch, order, rules })),
  });
  const experiment: Experiment = {
    id: '',
    kind: 'search',
    texts: {},
    answer: { agrees: 'yes' },
    claims: [],
    races: [raced('rows'), raced('fewest')],
  };
  expect(namesOf(experiment, words('en'))).toEqual([
    ['Rows', 'Rows · Islands'],
    ['Fewest choices', 'Fewest choices · Islands'],
  ]);
});

const divisions = (done: number, stuck: number, tries: number): GenerationFigures => ({
  runs: done + stuck,
  done,
  stuck,
  tries,
  steps: 7,
  restarts: 0,
  chiSquared: 90,
});
const dividing: Experiment<'generation'> = {
  id: '',
  kind: 'generation',
  texts: {},
  answer: { agrees: 'yes' },
  races: [
    {
      board: '10x10',
      limit: 9,
      panes: [
        { strategy: 'strict', blocks: 5 },
        { strategy: 'strict', blocks: 20 },
        { strategy: 'grow', blocks: 20 },
      ],
    },
  ],
  claims: [
    { measure: 'stuck', less: [0, 0], more: [0, 1], atLeast: 2 },
    { measure: 'stuck', less: [0, 2], more: [0, 1], atLeast: 2 },
    { measure: 'stuck', of: [0, 2], is: 0 },
    { measure: 'tries', less: [0, 0], more: [0, 1], atLeast: 1 },
    { measure: 'chiSquared', of: [0, 2], atMost: 60 },
    { measure: 'chiSquared', less: [0, 0], more: [0, 2], atLeast: 3 },
  ],
};
const divided = [[divisions(7, 2, 10), divisions(4, 5, 30), divisions(9, 0, 0)]];

test('what came of ways to divide a board is said', () => {
  const verdict = judge(dividing, divided);
  const told = claimSentences(dividing, divided, verdict, (puzzle) => puzzle, words('en'));
  expect(told.map(({ measured, claimed, holds }) => [measured, claimed, holds])).toEqual([
    [
      'Strict · 20 pieces got stuck 2.5 times as often as Strict · 5 pieces (5 and 2).',
      'claimed: at least 2 times as often',
      true,
    ],
    [
      'Strict · 20 pieces got stuck 5 times, Growth · 20 pieces never.',
      'claimed: at least 2 times as often',
      true,
    ],
    ['Growth · 20 pieces never got stuck.', 'claimed: 0', true],
    [
      'Strict · 20 pieces made 3 times as many tries as Strict · 5 pieces (30 and 10).',
      'claimed: at least as many',
      true,
    ],
    ['The chi-squared of Growth · 20 pieces is 90.', 'claimed: at most 60', false],
    [
      'Strict · 5 pieces and Growth · 20 pieces had the same chi-squared: 90.',
      'claimed: at least 3 times as much',
      false,
    ],
  ]);
  const [race] = dividing.races;
  expect(endOfPane(dividing, race!, divided[0]![0]!, words('en'))).toBe('9 runs over');
  const inJapanese = claimSentences(dividing, divided, verdict, String, words('ja'));
  expect(inJapanese.map(({ measured }) => measured)).toEqual([
    '「改善のみ · 20ピース」が行き詰まった回数は「改善のみ · 5ピース」の2.5倍でした（5回と2回）。',
    '「改善のみ · 20ピース」が行き詰まった回数は5回、「成長 · 20ピース」は0回でした。',
    '「成長 · 20ピース」は一度も行き詰まりませんでした。',
    '「改善のみ · 20ピース」の試した回数は「改善のみ · 5ピース」の3倍でした（30回と10回）。',
    '「成長 · 20ピース」のカイ二乗は90でした。',
    '「改善のみ · 5ピース」と「成長 · 20ピース」のカイ二乗はどれも同じ90でした。',
  ]);
});

const folder = new URL('../../assets/experiments/', import.meta.url);
const puzzles = readdirSync(new URL('../puzzles/', folder));
const files = readdirSync(folder);

test.each(files)('%s can be run, and has texts in every language', (file) => {
  const content = readFileSync(new URL(file, folder), 'utf8');
  const experiment = readExperiment(file.replace(/\.json$/, ''), JSON.parse(content), languages);
  const { races, texts } = experiment;
  for (const { board } of races)
    expect(readBoxSize(board) !== undefined || puzzles.includes(`${board}.txt`)).toBe(true);
  const textOf = (puzzle: string) =>
    readFileSync(new URL(`../puzzles/${puzzle}.txt`, folder), 'utf8');
  for (const task of runsOf(experiment, textOf))
    expect(runnerOf(task).report().progress).toBeLessThan(1);
  expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
  const [first, ...others] = languages.map((language) => texts[language]!);
  for (const other of others)
    for (const part of ['title', 'claim', 'look'] as const)
      expect(other[part]).not.toBe(first![part]);
});

test('all are listed kind by kind, those on searches first, as one leads to the next', () => {
  const all = files.map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8');
    return readExperiment(file.replace(/\.json$/, ''), JSON.parse(content), languages);
  });
  const listed = inTeachingOrder(all.toReversed());
  expect(listed.map(({ id }) => id)).toEqual(teachingOrder);
  const making = listed.findIndex(({ kind }) => kind === 'generation');
  expect(listed.slice(making).every(({ kind }) => kind === 'generation')).toBe(true);
  // One without a place comes last of its kind.
  const others = inTeachingOrder([{ ...listed[0]!, id: 'another' }, ...all]);
  expect(others[making]!.id).toBe('another');
  expect(others).toHaveLength(all.length + 1);
});

test('there are at least ten, each with a title of its own', () => {
  const titles = files.map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8');
    return readExperiment(file, JSON.parse(content), languages).texts.en!.title;
  });
  expect(titles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(titles).size).toBe(titles.length);
});
