import { placeBeside, type Place } from './tableWalk.ts';
import { expect, test } from 'vitest';

test('keys lead from place to place of a table, over rows that are folded, and never beyond', () => {
  const [rows, columns] = [
    [2, 5, 6],
    [0, 1, 2],
  ];
  const walk = (from: Place, keys: string): string =>
    keys
      .split(' ')
      .map((key) => {
        from = placeBeside(rows, columns, from, key) ?? from;
        return `${from.row ?? '-'}${from.column ?? '-'}`;
      })
      .join(' ');
  const first: Place = { row: 2, column: undefined };
  expect(walk(first, 'ArrowDown ArrowRight ArrowRight ArrowUp ArrowUp ArrowUp')).toBe(
    '5- 50 51 21 -1 -1',
  );
  expect(walk(first, 'ArrowUp ArrowLeft ArrowRight ArrowUp ArrowLeft')).toBe('2- 2- 20 -0 -0');
  expect(walk(first, 'End PageDown Home PageUp')).toBe('22 62 6- 2-');
  expect(placeBeside(rows, columns, first, 'Enter')).toBeUndefined();
  expect(placeBeside(rows, [], first, 'ArrowRight')).toEqual(first);
  expect(placeBeside([], columns, { row: undefined, column: 1 }, 'Home')).toEqual({
    row: undefined,
    column: 0,
  });
});
