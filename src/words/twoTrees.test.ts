import { expect, test } from 'vitest';
import { lateWords, words } from './index.ts';

const { twoTrees: en } = lateWords(words('en'));
const { twoTrees: ja } = lateWords(words('ja'));

test('sizes are those of whole trees, or the least that these can be', () => {
  expect(en.sizes(['A', 'B'], [71_190, 69_306], 69_306, true)).toBe(
    'Searched to the end, A has 71,190 placements, B 69,306; 69,306 are in both.',
  );
  expect(en.sizes(['A', 'B'], [1, 5], 1, true)).toBe(
    'Searched to the end, A has 1 placement, B 5; 1 is in both.',
  );
  expect(en.sizes(['A', 'B'], [20, 12], 0, false)).toBe(
    'A has at least 20 placements, B at least 12; at least 0 are in both.',
  );
  expect(ja.sizes(['A', 'B'], [2, 1], 1, true)).toBe(
    '最後まで探索すると、置いた回数はAが2回、Bが1回、共通は1回です。',
  );
  expect(ja.sizes(['A', 'B'], [2, 1], 1, false)).not.toContain('最後');
});

test('each number of a cut is the least that it can be until both trees are searched', () => {
  expect(en.cut('B', 'islands', 1, 1, true)).toBe('B: islands cut 1 branch, 1 placement in all');
  expect(en.cut('B', 'held', 3, 1884, false)).toBe(
    'B: the held piece cut at least 3 branches, at least 1,884 placements in all',
  );
  expect(ja.cut('B', 'held', 3, 9, false).match(/少なくとも/g)).toHaveLength(2);
  expect(ja.cut('B', 'held', 3, 9, true)).not.toContain('少なくとも');
  expect(en.few(1, 0.999)).toBe('; one of them was 99% of what was saved.');
  expect(en.few(2, 0.8)).toBe('; 2 of them were 80% of what was saved.');
});

test('boards refused in vain have a sentence of their own', () => {
  expect(en.idle('B', 'islands', 1, true)).toBe(
    'B: islands refused 1 board after which nothing would have been placed anyway.',
  );
  expect(en.idle('B', 'islands', 10, false)).toContain('at least 10 boards');
  expect(ja.idle('B', 'islands', 10, false)).toContain('少なくとも10回');
});

test('trees with the same boards are the same only if pieces are tried in the same order', () => {
  for (const { same } of [en, ja]) expect(same(true)).not.toBe(same(false));
  expect(en.same(false)).toContain('the order in which pieces are tried differs');
});

test('trees that cannot be merged say what to change', () => {
  for (const issue of ['branching', 'cells', 'ties', 'held', 'memory'] as const) {
    expect(en.cannot(issue)).toMatch(/\. (Give|Let) both .*\.$/);
    expect(ja.cannot(issue)).toMatch(/。.*ください。$/);
  }
  expect(en.cannot('ties')).not.toContain('fill cells in different orders');
});
