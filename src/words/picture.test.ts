import { expect, test } from 'vitest';
import { cutSheet } from '../drawing/cutting.ts';
import { problemOf } from '../testing/random/situations.ts';
import { languages, lateWords, words } from './index.ts';

test.each(languages)('a sheet is as large as its file says, in %s', (lang) => {
  const { puzzle } = problemOf('pentomino-5x3');
  const { width, height } = cutSheet(puzzle, { edge: 2.2, kerf: 0, gap: 3, hasTray: true });
  const said = (wide: number, high: number) =>
    lateWords(words(lang)).picturing.sheet(3, wide, high);
  // Not exactly, as they are sums.
  expect([width, height].some((size) => size !== Math.round(size * 1000) / 1000)).toBe(true);
  expect(said(width, height)).toBe(said(Number(width.toFixed(3)), Number(height.toFixed(3))));
  expect(said(45.00000000000001, 30)).toBe(said(45, 30));
  expect(said(45.001, 30)).toBe(said(46, 30));
});
