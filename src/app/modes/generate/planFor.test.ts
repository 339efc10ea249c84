import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { planFor } from './planFor.ts';
import { generateSlice } from './settings.ts';

const auto = { strategy: 'grow', blocks: 'auto', seed: 4 } as const;
const box = '......\n'.repeat(5);

test('a board is divided into as many pieces as its puzzle has, if that is known', () => {
  const known = parsePuzzle(`${box}\nI x2\noooooo\n\nO x3\noo\noo\noo\n`);
  expect(planFor(known, auto).plan).toMatchObject({ sizes: [6, 6, 6, 6, 6], seed: 4 });
  const endless = parsePuzzle(`${box}\nI x*\noo\n`);
  expect(planFor(endless, auto).plan.sizes).toEqual([5, 5, 5, 5, 5, 5]);
});

test('each part of a board is a piece where it cannot be divided as asked', () => {
  const parts = parsePuzzle('..#...\n\nI x*\no\n');
  expect(planFor(parts, { ...auto, blocks: 1 })).toMatchObject({
    plan: { sizes: [2, 3] },
    issue: { code: 'partsDiffer' },
  });
});

test.each([
  ['anneal:10:3', { strategy: 'anneal', blocks: 10, seed: 3 }],
  ['grow', { strategy: 'grow', blocks: 'auto', seed: 0 }],
  [':5,5,4:', { strategy: 'restart', blocks: [5, 5, 4], seed: 0 }],
  ['luck', undefined],
  ['grow:0', undefined],
  ['grow:5,', undefined],
  ['grow:5:x', undefined],
  ['grow:5:1:1', undefined],
])('“make=%s” is read, and written again', (text, making) => {
  const read = generateSlice.readers.make(text, () => {});
  expect(read).toEqual(making);
  if (!read) return;
  const { make } = generateSlice.write({ make: read });
  expect(generateSlice.readers.make(make, () => {})).toEqual(making);
});
