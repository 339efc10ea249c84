import { expect, test } from 'vitest';
import { generationResult } from './generationResult.ts';
import { languages, words } from './index.ts';
import { makingNames } from './makingNames.ts';

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

test('ways to divide a board are named by how they differ', () => {
  const grow = { strategy: 'grow', blocks: '10', seed: 3 } as const;
  const name = (...makings: Parameters<typeof makingNames>[0]) => makingNames(makings, words('en'));
  expect(name(grow, { ...grow, strategy: 'strict' })).toEqual(['Growth', 'Strict']);
  expect(name(grow, { ...grow, seed: 4 })).toEqual(['Growth · seed 3', 'Growth · seed 4']);
  expect(name(grow, { ...grow, blocks: 'auto' }, { ...grow, blocks: '5,5,4' })).toEqual([
    'Growth · 10 pieces',
    'Growth · usual pieces',
    'Growth · pieces 5,5,4',
  ]);
  expect(name(grow)).toEqual(['Growth']);
});
