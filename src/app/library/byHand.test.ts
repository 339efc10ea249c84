import { expect, test } from 'vitest';
import { storageOf } from '../../testing/storageOf.ts';
import { calendar } from '../../puzzle/calendar.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { ByHand, dateOfPuzzle, gameName } from './byHand.ts';

test('a puzzle is solved by hand on the date on which it first was', () => {
  const storage = storageOf();
  expect(new ByHand(() => storage).note('2026-11-25', '2026-11-25')).toBe(true);
  new ByHand(() => storage).note('2026-11-25', '2026-11-26');
  new ByHand(() => storage).note('polyomino-3x3', '2026-11-26');
  expect([...new ByHand(() => storage).read()]).toEqual([
    ['2026-11-25', '2026-11-25'],
    ['polyomino-3x3', '2026-11-26'],
  ]);
});

test('what is no date is left out, and where storage refuses, the page itself remembers', () => {
  const solved = { a: '2026-02-30', b: 7, c: '2026-02-28' };
  const read = new ByHand(() => storageOf(JSON.stringify({ version: 1, solved }))).read();
  expect([...read]).toEqual([['c', '2026-02-28']]);
  const refusing = () => {
    throw new Error('refused');
  };
  const refused = new ByHand(refusing);
  expect(refused.note('a', '2026-11-26')).toBe(false);
  expect(refused.note('a', '2026-11-27')).toBe(false);
  expect([...refused.read()]).toEqual([['a', '2026-11-26']]);
});

test('the puzzle of a day is that of the last date that was this day', () => {
  const puzzle = calendar.get('today-12-25')!();
  expect(dateOfPuzzle('today-12-25', puzzle, '2026-11-26')).toBe('2025-12-25');
  expect(dateOfPuzzle('today', puzzle, '2026-12-25')).toBe('2026-12-25');
  // A text may have any title.
  expect(dateOfPuzzle(undefined, puzzle, '2026-12-25')).toBeUndefined();
  expect(dateOfPuzzle('polyomino-3x3', { title: '3 × 3' }, '2026-12-25')).toBeUndefined();
});

test('the game of a day is another one each year, and that of an edited board is none of a day', () => {
  const text = printPuzzle(calendar.get('today-12-25')!());
  expect(gameName(text, '2026-11-26')).toBe(`2025-12-25 ${text}`);
  expect(gameName(text, '2026-12-25')).toBe(`2026-12-25 ${text}`);
  const edited = text.replace('.', '#');
  expect(gameName(edited, '2026-12-25')).toBe(edited);
});
