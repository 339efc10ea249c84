import { expect, test } from 'vitest';
import { emphasesOf } from './entrant.ts';

test('winners stand out, and the others are dimmed', () => {
  expect(emphasesOf([undefined, 1, 3, 2])).toEqual(['dimmed', 'winner', 'dimmed', 'dimmed']);
  expect(emphasesOf([1, undefined, 1])).toEqual(['winner', 'dimmed', 'winner']);
  expect(emphasesOf([1, 1])).toEqual(['winner', 'winner']);
});

test('nothing is dimmed before there is a winner, nor where nobody races against another', () => {
  expect(emphasesOf([undefined, undefined])).toEqual(['plain', 'plain']);
  expect(emphasesOf([1])).toEqual(['plain']);
  expect(emphasesOf([])).toEqual([]);
});
