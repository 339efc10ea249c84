import { expect, test } from 'vitest';
import { languages, words, type Language } from './index.ts';
import type { TimedSearch } from './timed.ts';
import { timeResult } from './timeResult.ts';

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
