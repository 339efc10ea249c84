import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { fixedAt } from '../solve/fixedAt.ts';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { anyPosition } from '../testing/random/anyGame.ts';
import { problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { CompletionCount, type Knowledge } from './completionCount.ts';

const truthOf = (problem: Problem, laid: readonly number[]): bigint =>
  BigInt(bruteForce(fixedAt(problem, laid)).solutions.length);

const isTrue = (known: Knowledge, truth: bigint): boolean =>
  known.kind === 'unknown' ||
  (known.kind === 'exact' ? known.ways === truth : known.ways > 0n && known.ways <= truth);

const exactly = (ways: bigint): Knowledge => ({ kind: 'exact', ways });

test('positions have as many completions as brute force finds, however it is counted', () => {
  const seen = { none: 0, one: 0, several: 0, full: 0 };
  const way = fc.constantFrom('run' as const, 'count' as const, 'search' as const);
  const budgets = fc.array(fc.tuple(way, fc.integer({ min: 1, max: 40 })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyPosition(), budgets, ({ problem, laid }, budgets) => {
      const truth = truthOf(problem, laid);
      const count = new CompletionCount(problem, laid);
      expect(count.known).toEqual({ kind: 'unknown' });
      for (const [way, budget] of budgets) {
        const isDone = count[way](budget);
        expect(isTrue(count.known, truth)).toBe(true);
        if (isDone) expect(count.known).toEqual(exactly(truth));
      }
      for (const way of ['count', 'search', 'run'] as const) {
        const alone = new CompletionCount(problem, laid);
        while (!alone[way](3)) expect(isTrue(alone.known, truth)).toBe(true);
        expect(alone.known).toEqual(exactly(truth));
      }
      const covered = laid.reduce((sum, one) => sum + coveredBy(problem, one).length, 0);
      if (covered === problem.cells.length) seen.full++;
      if (truth === 0n) seen.none++;
      else if (truth === 1n) seen.one++;
      else seen.several++;
    }),
    runs(500),
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
});

test('what a search finds first is kept, up to three completions', () => {
  let many = 0;
  let few = 0;
  fc.assert(
    fc.property(anyPosition(), ({ problem, laid }) => {
      const { solutions } = bruteForce(fixedAt(problem, laid));
      const count = new CompletionCount(problem, laid);
      while (!count.search(3));
      expect(count.found).toHaveLength(Math.min(3, solutions.length));
      const boards = count.found.map((found) => {
        const [board] = bruteForce(fixedAt(problem, [...laid, ...found])).solutions;
        return board!;
      });
      expect(new Set(boards).size).toBe(boards.length);
      expect(boards.every((board) => solutions.includes(board))).toBe(true);
      if (solutions.length > 3) many++;
      else if (solutions.length > 0) few++;
    }),
    runs(400),
  );
  expect(many).toBeGreaterThan(5);
  expect(few).toBeGreaterThan(10);
});

test('a full board is complete, unless pieces that have to lie are left over', () => {
  const text = '...\n\nI x*\no\n\nD\noo\n';
  const knownOf = (problem: Problem, laid: readonly number[]): readonly Knowledge[] => {
    const [counted, searched] = [1, 2].map(() => new CompletionCount(problem, laid));
    expect([counted!.count(1), searched!.search(10)]).toEqual([true, true]);
    return [counted!.known, searched!.known];
  };
  // The three single cells, and the bar on the left with the last of them.
  for (const [use, singles] of [
    ['', 0n],
    ['use: some\n\n', 1n],
  ] as const) {
    const problem = compile(parsePuzzle(use + text));
    expect(problem.placements.count).toBe(5);
    expect(knownOf(problem, [0, 1, 2])).toEqual([exactly(singles), exactly(singles)]);
    expect(knownOf(problem, [3, 2])).toEqual([exactly(1n), exactly(1n)]);
  }
});

test('that there is a way is known long before their number', () => {
  const count = new CompletionCount(problemOf('pentomino-8x8-middle'), []);
  while (count.known.kind === 'unknown') expect(count.run(1000)).toBe(false);
  expect(count.known.kind).toBe('atLeast');
  expect(isTrue(count.known, 520n)).toBe(true);
});

test('the empty box of 6 × 10 is counted', () => {
  const count = new CompletionCount(problemOf('pentomino-6x10'), []);
  while (!count.run(50_000)) expect(isTrue(count.known, 9356n)).toBe(true);
  expect(count.known).toEqual(exactly(9356n));
  expect(count.found).toHaveLength(3);
});
