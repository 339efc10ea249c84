import { expect, test } from 'vitest';
import { words } from './index.ts';

test('a known number of solutions is said to leave out turns and flips, as a search may find those too', () => {
  const [en, ja] = [words('en').headline, words('ja').headline];
  expect(en.solved(4, 1n)).toBe('Solved after 4 steps · the only solution but for turns and flips');
  expect(en.solved(29, 2339n)).toBe(
    'Solved after 29 steps · one of 2,339 solutions, turns and flips counted once',
  );
  expect(ja.solved(4, 1n)).toBe('4手で完成 · 回転・裏返しを除いて唯一の解');
  expect(ja.solved(29, 2339n)).toBe(
    '29手で完成 · 2,339通りの解の一つ（回転・裏返しで同じになるものは1通り）',
  );
  expect(en.solved(1, undefined)).toBe('Solved after 1 step');
});
