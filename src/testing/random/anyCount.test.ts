import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCounts, Truth } from './anyCount.ts';
import { runs } from '../share.ts';

test('however a puzzle is counted, in shards, by several workers and with interruptions, brute force agrees', () => {
  let remembered = 0;
  let held = 0;
  fc.assert(
    fc.property(anyCounts, ({ puzzle, ways }) => {
      const truth = new Truth(puzzle);
      for (const way of ways) {
        expect(truth.wrong(way)).toBeUndefined();
        if (way.search?.rules.includes('repeats') && truth.count(way) > 1) remembered++;
        if (way.search?.hold.includes(':') && truth.count(way) > 0) held++;
      }
    }),
    runs(60),
  );
  expect(remembered).toBeGreaterThan(20);
  expect(held).toBeGreaterThan(20);
});
