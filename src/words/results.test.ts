import type { SearchFigures } from '../experiment/searchFigures.ts';
import { expect, test } from 'vitest';
import type { Until } from '../run/until.ts';
import { languages, words, type Language } from './index.ts';
import { raceResult, timeResult, generationResult } from './results.ts';
import type { TimedSearch } from './sentences.ts';

const whole = (placements: number, solutions = 1): SearchFigures => ({
  steps: 2 * placements,
  placements,
  deadEnds: 1,
  depth: 0,
  deepest: 3,
  solutions,
  first: solutions > 0 ? 1 : null,
  progress: 1,
  finished: true,
});
const solved = (first: number): SearchFigures => ({
  ...whole(first),
  first,
  depth: 3,
  progress: 0.5,
  finished: false,
});
const open = (placements: number): SearchFigures => ({
  ...whole(placements, 0),
  depth: 2,
  progress: 0.5,
  finished: false,
});

const cases: [Until, SearchFigures[], string[]][] = [
  [
    'all',
    [whole(2000), whole(27_009)],
    ['B needed 13.5 times as many placements as A (27,009 and 2,000).'],
  ],
  ['all', [whole(130), whole(100)], ['A needed 1.3 times as many placements as B (130 and 100).']],
  ['all', [whole(7), whole(7), whole(7)], ['A, B, and C needed equally many placements: 7.']],
  [
    'all',
    [whole(30), whole(10), whole(10), whole(20)],
    [
      'A needed 3 times as many placements as B (30 and 10).',
      'D needed 2 times as many placements as B (20 and 10).',
      'B and C needed equally many placements: 10.',
    ],
  ],
  [
    'all',
    [whole(9), open(40)],
    [
      'B needed at least 4.44 times as many placements as A (at least 40 and 9).',
      'B was not done after 40 placements.',
    ],
  ],
  ['all', [open(1)], ['A was not done after 1 placement.']],
  [
    'all',
    [whole(9, 0), whole(18, 0)],
    [
      'There is no solution: all of it was searched.',
      'B needed 2 times as many placements as A (18 and 9).',
    ],
  ],
  [
    'first',
    [solved(12), solved(36)],
    ['B took 3 times as many placements to its first solution as A (36 and 12).'],
  ],
  [
    'first',
    [whole(5, 0), whole(5, 0)],
    ['There is no solution: all of it was searched.', 'A and B needed equally many placements: 5.'],
  ],
  [
    60,
    [open(40), whole(25)],
    [
      'A needed at least 1.6 times as many placements as B (at least 40 and 25).',
      'A came to 0 solutions in 80 steps.',
    ],
  ],
  // Two typical pairs of numbers, of which one is rounded up, and two whose ratio would round to 1.
  [
    'all',
    [whole(25_848_915), whole(3_615_971)],
    ['A needed 7.15 times as many placements as B (25,848,915 and 3,615,971).'],
  ],
  // A lower bound is not rounded up.
  [
    60,
    [open(59), whole(31)],
    [
      'A needed at least 1.9 times as many placements as B (at least 59 and 31).',
      'A came to 0 solutions in 118 steps.',
    ],
  ],
  ['all', [whole(80), whole(31)], ['A needed 2.58 times as many placements as B (80 and 31).']],
  [
    'all',
    [whole(10_003), whole(10_000)],
    ['A needed 1.0003 times as many placements as B (10,003 and 10,000).'],
  ],
  [
    'all',
    [whole(0, 0), whole(8, 0)],
    ['There is no solution: all of it was searched.', 'B needed 8 placements, A none.'],
  ],
  [
    40,
    [open(20), { ...open(20), solutions: 2 }],
    ['B came to 2 solutions in 40 steps.', 'A came to 0 solutions in 40 steps.'],
  ],
];

test.each(cases)('the result of a race until %j is given in sentences', (until, figures, said) => {
  expect(raceResult([...'ABCD'].slice(0, figures.length), figures, until, words('en'))).toEqual(
    said,
  );
});

test.each(languages)('in %s there are as many sentences, and every pane is named', (language) => {
  for (const [until, figures, said] of cases) {
    const names = [...'ABCD'].slice(0, figures.length);
    const told = raceResult(names, figures, until, words(language));
    expect(told).toHaveLength(said.length);
    for (const name of names) expect(told.join(' ')).toContain(name);
  }
});

const timed = (name: string, ms: number, rank?: number, placements = 100): TimedSearch => ({
  name,
  ms,
  rank,
  placements,
});

test('in equal time the result names the first, and how many times as long the others took', () => {
  const told = (...all: TimedSearch[]) => timeResult(all, 'all', false, words('en'));
  expect(told(timed('A', 34.2, 2), timed('B', 81, 3), timed('C', 10, 1))).toEqual([
    'C came first: B took 8.1 times as long (81 ms and 10 ms).',
    'C came first: A took 3.4 times as long (34.2 ms and 10 ms).',
  ]);
  expect(told(timed('A', 11, 1), timed('B', 10, 1), timed('C', 20, 3))).toEqual([
    'B and A came first, about level (10 ms and 11 ms).',
    'C took 2 times as long as B (20 ms and 10 ms).',
  ]);
  expect(told(timed('A', 0.4, 1), timed('B', 2e-4, 1), timed('C', 0.2, 1))).toEqual([
    'B, C, and A finished about level (less than 0.1 ms, 0.2 ms, and 0.4 ms).',
  ]);
  expect(told(timed('A', 0.4, 1), timed('B', 2e-4, 1), timed('C', 7, 3), timed('D', 9))).toEqual([
    'B and A came first, about level (less than 0.1 ms and 0.4 ms).',
    'C took 7 ms.',
    'D was not done after 9 ms.',
  ]);
  expect(told(timed('A', 1500, 1), timed('B', 1600))).toEqual([
    'A came to its end in 1.5 s.',
    'B was not done after 1.6 s.',
  ]);
  expect(timeResult([timed('A', 5, 1)], 'first', false, words('en'))).toEqual([
    'A came to its first solution in 5 ms.',
  ]);
  expect(timeResult([timed('A', 5, 1)], 'first', true, words('en'))).toEqual([
    'There is no solution: all of it was searched.',
    'A came to its end in 5 ms.',
  ]);
});

test('in Japanese too, panes that tie for first are named together', () => {
  const told = (...all: TimedSearch[]) => timeResult(all, 'all', false, words('ja'));
  expect(told(timed('A', 11, 1), timed('B', 10, 1), timed('C', 20, 3))).toEqual([
    '「B」と「A」はほぼ同時で、ともに1位です（10ミリ秒、11ミリ秒）。',
    '「C」は「B」の2倍の時間がかかりました（20ミリ秒と10ミリ秒）。',
  ]);
  expect(told(timed('A', 11, 1), timed('B', 2e-4, 1))).toEqual([
    '「B」と「A」はほぼ同時に終わりました（0.1ミリ秒未満、11ミリ秒）。',
  ]);
});

test.each(languages)('in %s no ratio is given for times too short to measure', (language) => {
  // If the clock saw no time pass, a step counts as a nanosecond.
  const all = [timed('A', 2e-4, 1), timed('B', 5, 2)];
  const [said] = timeResult(all, 'all', false, words(language));
  expect(said).toMatch(/A.*B.*5/);
  expect(said).not.toMatch(/times|倍/);
});

test.each(languages)('in %s every pane is named', (language) => {
  const all = [timed('A', 11, 1), timed('B', 10, 1), timed('C', 20, 3), timed('D', 9)];
  const said = timeResult(all, 'first', false, words(language)).join(' ');
  for (const { name } of all) expect(said).toContain(name);
});

test('where a search placed less and took longer, it is said that placements are not time', () => {
  const told = (language: Language, ...all: TimedSearch[]) =>
    timeResult(all, 'all', false, words(language)).slice(1);
  const columns = timed('Columns', 343, 1, 301_462);
  const slow = timed('Algorithm X', 903.9, 3, 136_730);
  expect(told('en', columns, slow)).toEqual([
    'Placements are not time: Algorithm X needed fewer than Columns (136,730 and 301,462), but more time for each.',
  ]);
  expect(told('ja', columns, slow)).toEqual([
    '置いた回数と時間は別です。「Algorithm X」が置いた回数は「Columns」より少ない（136,730回と301,462回）のに、1回ごとの時間が長くかかりました。',
  ]);
  // Of several pairs, the one whose placements differ most, whoever came first.
  const diagonal = timed('Diagonal', 600, 2, 1_000_000);
  expect(told('en', slow, diagonal, columns).at(-1)).toMatch(
    /than Diagonal .136,730 and 1,000,000/,
  );

  // Neither if both agree, nor if times or placements hardly differ, nor of what was not done.
  const isSaid = (...all: TimedSearch[]) =>
    timeResult(all, 'all', false, words('en')).some((one) => one.startsWith('Placements are'));
  expect(isSaid(columns, timed('More', 900, 2, 400_000))).toBe(false);
  expect(isSaid(columns, timed('Level', 350, 1, 1000))).toBe(false);
  expect(isSaid(columns, timed('As many', 900, 2, 300_000))).toBe(false);
  expect(isSaid(columns, timed('Not done', 900, undefined, 1000))).toBe(false);
});

const done = (name: string, rank: number, steps: number) => ({
  name,
  rank,
  steps,
  score: 0,
  ms: steps / 10,
  isStuck: false,
});
const all = [
  { name: 'A', rank: undefined, steps: 98, score: 12, ms: 30, isStuck: true },
  done('B', 2, 200),
  { name: 'C', rank: undefined, steps: 1000, score: 3, ms: 40, isStuck: false },
  done('D', 1, 120),
];

test('those that are done come first, in their order, and those that are stuck last', () => {
  expect(generationResult(all, 'steps', words('en'))).toEqual([
    'D was done after 120 steps.',
    'B was done after 200 steps.',
    'C still had a score of 3 after 1,000 steps.',
    'A got stuck at a score of 12 after 98 steps.',
  ]);
  expect(generationResult(all, 'time', words('en'))[0]).toBe('D was done after 12 ms.');
});

test.each(languages)('in %s every one is named', (language) => {
  const told = generationResult(all, 'steps', words(language));
  for (const [i, name] of ['D', 'B', 'C', 'A'].entries()) expect(told[i]).toContain(name);
});
