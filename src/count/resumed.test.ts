import type { CountState } from './sweep/frames.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { Count, countSolutions, type CountOptions } from './count.ts';
import { shareOf, UNITS } from './share.ts';
import { runs } from '../testing/share.ts';

/** So much memory that even small counts are split, and their ranges again; and enough. */
const anyMemory = fc.constantFrom(1, 1000, 3000, 10_000, 30_000, 60_000, 1e9);
/** Whether sweeps from both ends meet, and where; usually small boards are swept to the end. */
const anyMeetAt = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
const anySharedStates = fc.constantFrom(1, 8, 20, 60);
/** Where a count is cut into shares: often in the middle, as tiny shares have no solutions. */
const anyCuts = fc.oneof(
  { weight: 2, arbitrary: fc.constant([UNITS / 2]) },
  fc.uniqueArray(fc.integer({ min: 1, max: UNITS - 1 }), { maxLength: 3 }),
);

const pentominoes = (columns: number, rows: number): Problem =>
  compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(columns)}\n`.repeat(rows)}`));

const counted = (problem: Problem, options: CountOptions): Count => {
  const count = new Count(problem, options);
  while (!count.run(Infinity));
  return count;
};

const sent = (state: CountState): CountState => JSON.parse(JSON.stringify(state)) as CountState;

test('a count is that of brute force, in any shares and any memory, put down and resumed anywhere', () => {
  let shared = 0;
  let split = 0;
  let met = 0;
  fc.assert(
    fc.property(
      anyPuzzle(12),
      fc.boolean(),
      anyMeetAt,
      anySharedStates,
      anyCuts,
      fc.infiniteStream(anyMemory),
      fc.infiniteStream(fc.integer({ min: 1, max: 8 })),
      (puzzle, unique, meetAt, sharedStates, cuts, memories, slices) => {
        const problem = compile(puzzle);
        const all = bruteForce(puzzle).solutions;
        const expected = BigInt(unique ? countClasses(puzzle, all) : all.length);
        const edges = [0, ...cuts.toSorted((a, b) => a - b), UNITS];
        const countShare = (from: number, to: number): Count => {
          let state: CountState | undefined;
          for (let restarts = 0; ; restarts++) {
            const memory = memories.next().value;
            const share = { from, to };
            const common = { unique, share, sharedStates, meetAt, memory };
            const options = { ...common, ...(state && { from: state }) };
            if (restarts > 5) return counted(problem, options);
            const count = new Count(problem, options);
            for (let slice = slices.next().value; slice > 0; slice--)
              if (count.run(1)) return count;
            state = sent(count.state());
            if (state.frames.length > 1) split++;
            if (state.meeting) met++;
          }
        };
        const counts = edges.slice(1).map((to, i) => countShare(edges[i]!, to));
        const weighted = counts.map((count) => count.weighted);
        expect(weighted.reduce((sum, one) => sum + one)).toBe(
          expected * BigInt(counts[0]!.divisor),
        );
        if (weighted.filter((one) => one > 0n).length > 1) shared++;
      },
    ),
    runs(250),
  );
  expect(shared).toBeGreaterThan(5);
  expect(split).toBeGreaterThan(20);
  expect(met).toBeGreaterThan(5);
});

test('the share of a machine is the same, however much memory it has', () => {
  const problem = pentominoes(12, 5);
  const options = { unique: false, share: shareOf(1, 2), sharedStates: 20_000 };
  const [ample, scarce] = [1e9, 300_000].map(
    (memory) => counted(problem, { ...options, memory }).solutions,
  );
  expect(ample).toBeLessThan(4040n);
  expect(scarce).toBe(ample);
});

test('shares that are large enough have solutions of their own', () => {
  const problem = compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(10)}\n`.repeat(6)}`));
  for (const unique of [false, true]) {
    const shares = [1, 2].map((part) =>
      counted(problem, { unique, share: shareOf(part, 2), sharedStates: 10_000 }),
    );
    const [first, second] = shares.map((count) => count.weighted);
    expect(first! > 0n && second! > 0n).toBe(true);
    const divisor = BigInt(shares[0]!.divisor);
    expect((first! + second!) / divisor).toBe(unique ? 2339n : 9356n);
    expect((first! + second!) % divisor).toBe(0n);
  }
});

/** Counts in so many slices each time, put down and resumed after each of them. */
function inPieces(problem: Problem, options: CountOptions, pieces: readonly number[]): Count {
  let count = new Count(problem, options);
  for (const slices of pieces) {
    for (let i = 0; i < slices; i++) count.run(1);
    count = new Count(problem, { ...options, from: sent(count.state()) });
  }
  while (!count.run(Infinity));
  return count;
}

test('a count goes on from any of its states, also from one that it has just resumed', () => {
  const anySlices = fc.array(fc.nat(12), { maxLength: 8 });
  fc.assert(
    fc.property(
      anyPuzzle(16),
      fc.boolean(),
      anyMemory,
      anyMeetAt,
      anySlices,
      (puzzle, unique, memory, meetAt, slices) => {
        const problem = compile(puzzle);
        expect(inPieces(problem, { unique, memory, meetAt }, slices).solutions).toBe(
          countSolutions(problem, unique),
        );
      },
    ),
    runs(200),
  );
  // Ranges of which some pieces have no place ahead, so that frontiers come up that nothing leads on from.
  const corner = compile(
    parsePuzzle('\n#...\n...#\n..##\n.###\n\nM x4\no\n\nD\noo\n\nL\noo\no.\n'),
  );
  const options = { unique: true, memory: 1000 };
  for (let slices = 0; slices < 60; slices++)
    expect(inPieces(corner, options, [slices]).solutions).toBe(countSolutions(corner, true));
});

test('a count never falls back, and comes to the same state wherever it was put down', () => {
  fc.assert(
    fc.property(
      anyPuzzle(),
      fc.boolean(),
      anyMemory,
      fc.nat(60),
      (puzzle, unique, memory, many) => {
        const problem = compile(puzzle);
        const options = { unique, memory };
        const whole = counted(problem, options);
        const first = new Count(problem, options);
        let [progress, weighted] = [0, 0n];
        for (let i = 0; i < many; i++) {
          first.run(1);
          expect(first.progress()).toBeGreaterThanOrEqual(progress);
          expect(first.weighted).toBeGreaterThanOrEqual(weighted);
          [progress, weighted] = [first.progress(), first.weighted];
        }
        const from = sent(first.state());
        const second = counted(problem, { ...options, from });
        expect(second.weighted).toBe(whole.weighted);
        expect(second.state()).toEqual(whole.state());
        expect(second.progress()).toBe(1);
        // What is saved while nothing is done is what was resumed.
        expect(new Count(problem, { ...options, from }).state()).toEqual(from);
      },
    ),
  );
});

test('solutions that are found before a count is shared belong to its first share, wherever that is resumed', () => {
  // One piece fills the board at once.
  const board = '...\n'.repeat(4);
  const problem = compile(
    parsePuzzle(`use: some\n\n${board}\nA\n${board.replaceAll('.', 'o')}\nB x*\noo\n\nC x*\no\n`),
  );
  const options = { unique: false, memory: 1, sharedStates: 10 };
  const [first, second] = [1, 2].map((part) => ({ ...options, share: shareOf(part, 2) }));
  const rest = counted(problem, second!).solutions;
  let split = 0;
  for (let slices = 0; slices < 100; slices += 5) {
    const count = new Count(problem, first!);
    for (let i = 0; i < slices; i++) count.run(1);
    const from = sent(count.state());
    if (from.frames.length > 0) split++;
    const resumed = counted(problem, { ...first!, from }).solutions;
    // Monomers and dimers on 3 × 4, and the piece alone.
    expect(resumed + rest).toBe(823n + 1n);
  }
  expect(split).toBeGreaterThan(3);
  // Nor is it told on the way that another share has them.
  for (const unique of [false, true]) {
    const count = new Count(problem, { ...second!, unique });
    for (let last = 0n; !count.run(1); last = count.weighted)
      expect(count.weighted).toBeGreaterThanOrEqual(last);
  }
});

test('a state saved by this version leads to the same number', () => {
  // If this fails, the versions of saved counts (`countFile.ts`, `savedCounts.ts`) have to be incremented.
  const frames = [
    { memory: 200_000, from: 0, to: 80 },
    { memory: 192_892.800_000_000_02, from: 378, to: 504 },
  ];
  const from = { term: 0, frames, weighted: 2262 };
  expect(counted(pentominoes(10, 6), { unique: true, from }).weighted).toBe(9356n);
});
