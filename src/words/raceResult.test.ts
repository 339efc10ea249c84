import type { SearchFigures } from '../experiment/searchFigures.ts';
import { expect, test } from 'vitest';
import type { Until } from '../run/until.ts';
import { languages, words } from './index.ts';
import { raceResult } from './raceResult.ts';

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
