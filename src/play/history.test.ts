import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE, REMOVE, stepOf } from '../solve/step.ts';
import { CHUNK, Cutter, type Chunk } from './chunk.ts';
import { surveyDepths } from './depths.ts';
import { History } from './history.ts';
import { box, search, small } from './runs.ts';
import { fulfil, still } from './source.ts';
import { beginning, Tally } from './tally.ts';

/** The chunks of a search, and how many pieces lay on the board after each step. */
function played(problem: typeof box) {
  const cutter = new Cutter(search(problem), still);
  const chunks = [...fulfil(cutter, { first: 0, last: Infinity, from: beginning })];
  const depths: number[] = [0];
  const tally = new Tally();
  for (const event of search(problem)) {
    const before = tally.steps;
    tally.count(event);
    if (tally.steps > before) depths.push(tally.depth);
  }
  return { chunks, depths };
}

test('of a short run every step is a sample', () => {
  const { chunks, depths } = played(small);
  const history = new History();
  for (const chunk of chunks) history.add(chunk);
  const { at, least, most, mean, progress } = history.upTo(Infinity);
  expect(at).toEqual([...depths.keys()]);
  for (const list of [least, most, mean]) expect(list).toEqual(depths);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeCloseTo(1, 12);
  expect(history.upTo(7).at).toEqual(at.slice(0, 8));
});

test('samples tell of all steps between one and the next, and are not too many', () => {
  const { chunks, depths } = played(box);
  const history = new History();
  for (const { index, steps } of chunks) {
    history.add(chunks[index]!);
    const { at, least, most, mean } = history.upTo(Infinity);
    expect(at.length).toBeLessThanOrEqual(1024);
    expect(index * CHUNK + steps - at.at(-1)!).toBeLessThan(at[1]!);
    for (let i = 1; i < at.length; i += 17) {
      const within = depths.slice(at[i - 1]! + 1, at[i]! + 1);
      expect([least[i], most[i]]).toEqual([Math.min(...within), Math.max(...within)]);
      expect(mean[i]).toBeCloseTo(within.reduce((sum, depth) => sum + depth, 0) / within.length, 9);
    }
  }
  expect(history.firstSolution).toBe(82_048);
  expect(history.upTo(70_000).at.at(-1)).toBeLessThanOrEqual(70_000);
});

test('what is told of a step is the same however far the run has gone, and as fine as it was then', () => {
  const { chunks, depths } = played(box);
  const whole = new History();
  for (const chunk of chunks) whole.add(chunk);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: depths.length - 1 }), (step) => {
      const history = new History();
      for (const chunk of chunks) if (chunk.start.steps <= step) history.add(chunk);
      const course = whole.upTo(step);
      expect(course).toEqual(history.upTo(step));
      expect(course.at.at(-1)).toBeLessThanOrEqual(step);
      expect(step - course.at.at(-1)!).toBeLessThan(Math.max(1, step / 512));
      expect(course.at.length).toBeGreaterThan(Math.min(step, 512));
    }),
    { numRuns: 30 },
  );
  for (const step of [1, 40, 500]) {
    const { at, mean } = whole.upTo(step);
    expect(at).toEqual([...Array(step + 1).keys()]);
    expect(mean).toEqual(depths.slice(0, step + 1));
  }
});

test('a run of any length has no more samples than a short one', () => {
  const history = new History();
  // One piece put down and taken up again for ever, once in a while two.
  const place = stepOf(PLACE, 0);
  const remove = stepOf(REMOVE, 0);
  const once = Int32Array.from({ length: CHUNK }, (_, i) => (i % 2 === 0 ? place : remove));
  const twice = Int32Array.from({ length: CHUNK }, (_, i) => (i % 4 < 2 ? place : remove));
  const [calm, lively] = [once, twice].map((events) => ({
    events,
    depths: surveyDepths(events, 0),
  }));
  const branches = Uint16Array.from({ length: 2 * CHUNK }, (_, i) => i % 2);
  const chunks = 3000;
  for (let index = 0; index < chunks; index++) {
    const progress = [index / chunks, (index + 1) / chunks] as const;
    const start = { ...beginning, steps: index * CHUNK };
    const rest = { steps: CHUNK, solutions: [], branches, last: false, ms: 1 };
    const chunk: Chunk = { index, start, progress, ...rest, ...(index === 2500 ? lively! : calm!) };
    history.add(chunk);
  }
  const { at, least, most, mean, progress } = history.upTo(Infinity);
  expect(at.length).toBeGreaterThan(500);
  expect(at.length).toBeLessThanOrEqual(1024);
  expect(new Set(least)).toEqual(new Set([0]));
  expect(most.filter((depth) => depth === 2)).toHaveLength(1);
  expect(mean[100]).toBe(0.5);
  for (const [i, step] of at.entries()) expect(progress[i]).toBeCloseTo(step / CHUNK / chunks, 9);
  expect(history.upTo(100).mean.slice(1, 5)).toEqual([1, 0, 1, 0]);
});
