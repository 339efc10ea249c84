import { Tally } from '../solve/played/searchReplay.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginOf, CHUNK, ChunkMaker } from './chunk.ts';
import { RunHistory } from './runHistory.ts';
import { expectSame } from '../testing/expectSame.ts';
import { box, emptyChunk, playedSearch, search, small } from '../testing/runs/runs.ts';
import { fulfil, still } from './source.ts';

/** The chunks of a search, and the number of pieces on the board after each step. */
function played(problem: typeof box) {
  const maker = new ChunkMaker(playedSearch(problem), still);
  const chunks = [...fulfil(maker, { first: 0, last: Infinity, from: undefined })];
  const depths: number[] = [0];
  const tally = new Tally();
  for (const event of search(problem)) {
    const before = tally.steps;
    tally.count(event);
    if (tally.steps > before) depths.push(tally.depth);
  }
  return { chunks, depths };
}

test('in a short run every step is a sample', () => {
  const { chunks, depths } = played(small);
  const history = new RunHistory();
  for (const chunk of chunks) history.add(chunk);
  const { at, series, progress } = history.upTo(Infinity);
  const { least, most, mean } = series[0]!;
  expect(at).toEqual([...depths.keys()]);
  for (const list of [least, most, mean]) expect(list).toEqual(depths);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeCloseTo(1, 12);
  expect(history.upTo(7).at).toEqual(at.slice(0, 8));
});

test('a sample covers all steps since the last one, and their number is limited', () => {
  const { chunks, depths } = played(box);
  const history = new RunHistory();
  for (const { index, steps } of chunks) {
    history.add(chunks[index]!);
    const { at, series } = history.upTo(Infinity);
    const { least, most, mean } = series[0]!;
    expect(at.length).toBeLessThanOrEqual(1024);
    expect(beginOf(index) + steps - at.at(-1)!).toBeLessThan(at[1]!);
    for (let i = 1; i < at.length; i += 17) {
      const within = depths.slice(at[i - 1]! + 1, at[i]! + 1);
      expect([least[i], most[i]]).toEqual([Math.min(...within), Math.max(...within)]);
      expect(mean[i]).toBeCloseTo(within.reduce((sum, depth) => sum + depth, 0) / within.length, 9);
    }
  }
  expect(history.firstMilestone).toBe(82_048);
  expect(history.upTo(70_000).at.at(-1)).toBeLessThanOrEqual(70_000);
});

test('the course up to a step does not depend on how far the run went on, and is as fine as it was then', () => {
  const { chunks, depths } = played(box);
  const whole = new RunHistory();
  for (const chunk of chunks) whole.add(chunk);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: depths.length - 1 }), (step) => {
      const history = new RunHistory();
      for (const chunk of chunks) if (beginOf(chunk.index) <= step) history.add(chunk);
      const course = whole.upTo(step);
      expectSame(course, history.upTo(step));
      expect(course.at.at(-1)).toBeLessThanOrEqual(step);
      expect(step - course.at.at(-1)!).toBeLessThan(Math.max(1, step / 512));
      expect(course.at.length).toBeGreaterThan(Math.min(step, 512));
    }),
    { numRuns: 30 },
  );
  for (const step of [1, 40, 500]) {
    const { at, series } = whole.upTo(step);
    expect(at).toEqual([...Array(step + 1).keys()]);
    expect(series[0]!.mean).toEqual(depths.slice(0, step + 1));
  }
});

test('the number of samples does not grow with the length of a run', () => {
  const history = new RunHistory();
  // A value that alternates between 1 and 0, with an occasional 2.
  const calm = Uint8Array.from({ length: CHUNK + 1 }, (_, i) => i % 2);
  const lively = Uint8Array.from({ length: CHUNK + 1 }, (_, i) => [0, 1, 2, 1][i % 4]!);
  const chunks = 3000;
  const done = Float32Array.from({ length: CHUNK + 1 }, (_, i) => i / CHUNK / chunks);
  for (let index = 0; index < chunks; index++) {
    const [before, after] = [index / chunks, (index + 1) / chunks];
    const values = [index === 2500 ? lively : calm];
    history.add({ ...emptyChunk(index, 1), steps: CHUNK, before, after, done, values });
  }
  const { at, series, progress } = history.upTo(Infinity);
  const { least, most, mean } = series[0]!;
  expect(at.length).toBeGreaterThan(500);
  expect(at.length).toBeLessThanOrEqual(1024);
  expect(new Set(least)).toEqual(new Set([0]));
  expect(most.filter((depth) => depth === 2)).toHaveLength(1);
  expect(mean[100]).toBe(0.5);
  for (const [i, step] of at.entries()) expect(progress[i]).toBeCloseTo(step / CHUNK / chunks, 9);
  expect(history.upTo(100).series[0]!.mean.slice(1, 5)).toEqual([1, 0, 1, 0]);
});

test.each([1, 7, 96, 500])(
  'a course of %i samples at most merges all, and goes on as far',
  (few) => {
    const { chunks, depths } = played(box);
    const history = new RunHistory();
    for (const chunk of chunks) history.add(chunk);
    const whole = history.upTo(70_000);
    const { at, series, progress } = history.upTo(70_000, few);
    const { least, most, mean } = series[0]!;
    expect(at.length).toBeLessThanOrEqual(few + 1);
    expect([at.at(-1), progress.at(-1)]).toEqual([whole.at.at(-1), whole.progress.at(-1)]);
    for (let i = 1; i < at.length; i += Math.ceil(at.length / 9)) {
      const within = depths.slice(at[i - 1]! + 1, at[i]! + 1);
      let sum = 0;
      for (const depth of within) sum += depth;
      expect([least[i], most[i]]).toEqual([
        within.reduce((one, other) => Math.min(one, other)),
        within.reduce((one, other) => Math.max(one, other)),
      ]);
      expect(mean[i]).toBeCloseTo(sum / within.length, 9);
    }
  },
);
