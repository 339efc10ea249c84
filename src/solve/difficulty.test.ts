import { expect, test } from 'vitest';
import { difficulties, difficultyOf } from './difficulty.ts';

test('the more placements, the harder, up to the hardest that can be solved', () => {
  const found = Array.from({ length: 12 }, (_, power) => difficultyOf(10 ** power));
  const ranks = found.map((one) => difficulties.indexOf(one));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect([...new Set(found)]).toEqual(['easy', 'medium', 'hard', 'very-hard']);
  expect([99, 100, 9999, 10_000, 999_999, 1_000_000].map(difficultyOf)).toEqual([
    'easy',
    'medium',
    'medium',
    'hard',
    'hard',
    'very-hard',
  ]);
});
