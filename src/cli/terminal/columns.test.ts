import { expect, test } from 'vitest';
import { cutTo, shortenedTo, widthOf } from './columns.ts';

test('East Asian characters and emoji take two columns, box lines one', () => {
  expect(widthOf('┌─×“é”·')).toBe(7);
  expect(widthOf('解3個・🧩')).toBe(9);
  expect(widthOf('e\u0301x\u200b')).toBe(2);
});

test('a text is cut before the first character that does not fit', () => {
  expect(cutTo(3, '┌──')).toBe('┌──');
  expect(cutTo(2, '┌──')).toBe('┌─');
  expect(cutTo(4, '解3個')).toBe('解3');
  expect(cutTo(5, '解3個')).toBe('解3個');
});

test('a text too wide ends in an ellipsis, which counts', () => {
  expect(shortenedTo(5, '解3個')).toBe('解3個');
  expect(shortenedTo(4, '解3個')).toBe('解3…');
  expect(shortenedTo(3, '解個')).toBe('解…');
  expect(shortenedTo(4, 'of no')).toBe('of…');
});
