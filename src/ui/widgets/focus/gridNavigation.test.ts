import { expect, test } from 'vitest';
import { nextSpot, spotIn } from './gridNavigation.ts';

const lengths = [3, 1, 2];
const rows = {
  count: lengths.length,
  row: (row: number) => Array.from({ length: lengths[row] ?? 0 }, (_, at) => at),
};
const all = lengths.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);

test('left and right walk through all places in order, up and down from row to row', () => {
  for (const [at, spot] of all.entries()) {
    expect(nextSpot(rows, spot, 'ArrowRight')).toEqual(all[at + 1] ?? spot);
    expect(nextSpot(rows, spot, 'ArrowLeft')).toEqual(all[at - 1] ?? spot);
    expect(nextSpot(rows, spot, 'Home')).toEqual(all[0]);
    expect(nextSpot(rows, spot, 'End')).toEqual(all.at(-1));
    expect(nextSpot(rows, spot, ' ')).toBeUndefined();
    expect(nextSpot(rows, spot, 'constructor')).toBeUndefined();
  }
  expect(nextSpot(rows, { row: 0, column: 2 }, 'ArrowDown')).toEqual({ row: 1, column: 0 });
  expect(nextSpot(rows, { row: 2, column: 1 }, 'ArrowUp')).toEqual({ row: 1, column: 0 });
});

test('a place that is no more leads to the nearest that is', () => {
  expect(spotIn(rows, { row: 9, column: 9 })).toEqual({ row: 2, column: 1 });
  expect(spotIn({ count: 0, row: (): number[] => [] }, { row: 4, column: 1 })).toEqual({
    row: 0,
    column: 0,
  });
});
