import { expect, test } from 'vitest';
import { difficultyIn } from './difficulty.ts';
import { plainSearch } from '../search.ts';

test('a puzzle is as difficult as the plain search finds it', () => {
  const plain = (solved: number) => difficultyIn({ search: plainSearch, solved });
  expect([1, 99, 100, 9999, 10_000].map(plain)).toEqual([
    'easy',
    'easy',
    'medium',
    'medium',
    'hard',
  ]);
  expect(difficultyIn({ search: { ...plainSearch, solver: 'dlx' }, solved: 40 })).toBe('very-hard');
  // Equal lists of rules are the same part, whichever array they are in.
  expect(difficultyIn({ search: { ...plainSearch, rules: [] }, solved: 40 })).toBe('easy');
  expect(difficultyIn({ search: { ...plainSearch, rules: ['parity'] }, solved: 40 })).toBe(
    'very-hard',
  );
  expect(difficultyIn({ search: { ...plainSearch, pieces: ['F'] }, solved: 40 })).toBe('very-hard');
  expect(difficultyIn({ search: plainSearch, impossible: 7 })).toBe('impossible');
  expect(difficultyIn({ search: plainSearch })).toBeUndefined();
});
