import { expect, test } from 'vitest';
import { Nudges } from './nudges.ts';

test('a nudged cell rises, however long a frame takes, comes down, and lies exactly as before', () => {
  const nudges = new Nudges();
  const lifts: (readonly [cell: number, height: number])[] = [];
  const mesh = { lift: (cell: number, height: number) => void lifts.push([cell, height]) };
  nudges.pass(16, mesh);
  expect(lifts).toEqual([]);
  nudges.nudge(2);
  for (let frame = 0; nudges.any; frame++) {
    expect(frame).toBeLessThan(60);
    if (frame === 5) nudges.nudge(2);
    nudges.pass(16, mesh);
  }
  expect(lifts.every(([cell]) => cell === 2)).toBe(true);
  expect(Math.max(...lifts.map(([, height]) => height))).toBeGreaterThan(0.1);
  expect(lifts.at(-1)).toEqual([2, 0]);
  expect(lifts.length).toBeGreaterThan(16);
  nudges.nudge(1);
  nudges.pass(1000, mesh);
  expect(lifts.at(-1)![1]).toBeGreaterThan(0.1);
  nudges.pass(1000, mesh);
  expect(lifts.at(-1)).toEqual([1, 0]);
  expect(nudges.any).toBe(false);
});
