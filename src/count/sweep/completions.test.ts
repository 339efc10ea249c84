import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { CountState } from './frames.ts';
import { DIGIT_BITS } from './digits.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { Completions, meetingCell } from './completions.ts';
import { Count, countSolutions } from '../count.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import type { Instance } from '../plan/instance.ts';
import { termsOf } from '../plan/plan.ts';
import { wholeBoard } from '../plan/region.ts';
import { shareOf } from '../share.ts';
import { Sweep } from './sweep.ts';
import { runs, share } from '../../testing/share.ts';

/** Where sweeps from both ends meet, both ends included. */
const anyMeetAt = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0.3, max: 0.7, noNaN: true }),
);

const read = (text: string): Problem => compile(parsePuzzle(text));

const published = (id: string): Problem =>
  read(readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8'));

const instancesOf = (problem: Problem): Instance[] =>
  termsOf(wholeBoard(problem), symmetries(problem), new FillOrder(problem)).map((term) =>
    term.instance(),
  );

/** What a sweep of an instance finds that meets completions from a cell on, and that cell. */
function met(instance: Instance, to: number, memory = Infinity): readonly [bigint, number] {
  const completions = new Completions(instance, to);
  for (const work of completions.find(memory)) expect(work).toBeGreaterThan(0);
  const sweep = new Sweep(instance);
  sweep.meet(completions);
  while (!sweep.isOver) sweep.run(1);
  return [sweep.found, completions.from];
}

function swept(instance: Instance): bigint {
  const sweep = new Sweep(instance);
  sweep.run(Infinity);
  return sweep.found;
}

test('sweeps from both ends find what one sweep finds, at whatever cell they meet', () => {
  let several = 0;
  fc.assert(
    fc.property(anyPuzzle(20), fc.nat(), fc.option(fc.nat(20_000)), (puzzle, at, memory) => {
      for (const instance of instancesOf(compile(puzzle))) {
        if (meetingCell(instance, 0) === undefined) continue;
        const to = at % (instance.weight.length + 1);
        const [found, from] = met(instance, to, memory ?? Infinity);
        expect(found).toBe(swept(instance));
        expect(from).toBeGreaterThanOrEqual(to);
        if (memory === null) expect(from).toBe(to);
        if (found > 1n && from > 0 && from < instance.weight.length) several++;
      }
    }),
    runs(500),
  );
  expect(several).toBeGreaterThan(10);
});

test('sweeps meet where mirrors lead from pieces to their images', () => {
  for (const id of ['one-sided-tetromino-two-sets-8x7', 'one-sided-pentomino-30x3']) {
    const [instance] = instancesOf(published(id));
    expect(instance!.mirrors.some(({ pieces }) => pieces.some((to, piece) => to !== piece))).toBe(
      true,
    );
    const all = swept(instance!);
    expect(all).toBeGreaterThan(0n);
    for (const share of [0.2, 0.5, 0.8])
      expect(met(instance!, Math.floor(share * instance!.weight.length))[0]).toBe(all);
  }
});

test('a count whose sweeps meet is that of brute force, in any shares', () => {
  let meetings = 0;
  fc.assert(
    fc.property(
      anyPuzzle(14),
      fc.boolean(),
      anyMeetAt,
      fc.constantFrom(1, 8, 60),
      fc.integer({ min: 1, max: 3 }),
      (puzzle, unique, meetAt, sharedStates, of) => {
        const problem = compile(puzzle);
        const all = bruteForce(puzzle).solutions;
        const shares = Array.from({ length: of }, (_, i) => {
          const share = shareOf(i + 1, of);
          const count = new Count(problem, { unique, meetAt, sharedStates, share });
          let isMet = false;
          while (!count.run(1)) isMet ||= count.state().meeting !== undefined;
          if (isMet && count.weighted > 0n) meetings++;
          return count;
        });
        const weighted = shares.reduce((sum, count) => sum + count.weighted, 0n);
        const expected = BigInt(unique ? countClasses(puzzle, all) : all.length);
        expect(weighted).toBe(expected * BigInt(shares[0]!.divisor));
      },
    ),
    runs(400),
  );
  expect(meetings).toBeGreaterThan(20);
});

test('a count whose sweeps meet is split, put down and resumed anywhere', () => {
  const problems = ['tetrahex-coin', 'polyomino-7x4', 'tetromino-two-sets-10x4'].map(published);
  const expected = problems.map((problem) =>
    [true, false].map((unique) => countSolutions(problem, unique)),
  );
  let splits = 0;
  fc.assert(
    fc.property(
      fc.nat(problems.length - 1),
      fc.boolean(),
      fc.double({ min: 0.55, max: 0.8, noNaN: true }),
      fc.double({ min: 14.5, max: 17, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 2 }),
      (board, unique, meetAt, scale, stretches, of) => {
        const problem = problems[board]!;
        let weighted = 0n;
        let divisor = 1;
        for (let part = 1; part <= of; part++) {
          const share = shareOf(part, of);
          const options = { unique, meetAt, share, memory: 2 ** scale, sharedStates: 300 };
          let count = new Count(problem, options);
          for (const slices of stretches) {
            for (let i = 0; i < slices; i++) count.run(1);
            const from = JSON.parse(JSON.stringify(count.state())) as CountState;
            if (from.meeting && from.frames.length > 0) splits++;
            // Resumed with more memory, which leaves the sweeps that were split as they were.
            count = new Count(problem, { ...options, memory: 2 ** (scale + 1), from });
          }
          while (!count.run(Infinity));
          weighted += count.weighted;
          ({ divisor } = count);
        }
        expect(weighted % BigInt(divisor)).toBe(0n);
        expect(weighted / BigInt(divisor)).toBe(expected[board]![unique ? 0 : 1]);
      },
    ),
    runs(80),
  );
  expect(splits).toBeGreaterThan(share(5));
});

/** A tower of so many rows, three wide, filled by dominoes and as many straight trominoes as are asked for. */
function tower(rows: number, trominoes: number): Problem {
  const dominoes = (3 * rows - 3 * trominoes) / 2;
  return read(`${'...\n'.repeat(rows)}\nD x${dominoes}\noo\n\nI x${trominoes}\nooo\n`);
}

test('ways of several digits are multiplied exactly', () => {
  for (const rows of [120, 160])
    for (const trominoes of [2, 4]) {
      const problem = tower(rows, trominoes);
      const all = countSolutions(problem, false);
      expect(all).toBeGreaterThan(1n << BigInt(2 * DIGIT_BITS));
      for (const meetAt of [0, 0.2, 0.5, 0.9]) {
        const count = new Count(problem, { unique: false, meetAt });
        let isMet = false;
        while (!count.run(1)) isMet ||= count.state().meeting !== undefined;
        expect(isMet).toBe(true);
        expect(count.solutions).toBe(all);
      }
    }
});

test('one sweep goes to the end where what is left does not tell what was used', () => {
  const board = `${'.'.repeat(10)}\n`.repeat(9);
  const cells = (text: string): (number | undefined)[] =>
    instancesOf(read(text)).map((instance) => meetingCell(instance));
  expect(cells(`pieces: one-sided pentomino\n\n${board}`)).toEqual([45]);
  // Pieces that need not be used, or any number of which may be; few multisets; short frontiers.
  for (const text of [
    `pieces: one-sided pentomino\nuse: some\n\n${board}`,
    `${board}\nD x*\noo\n`,
    `pieces: one-sided pentomino\n\n${`${'.'.repeat(18)}\n`.repeat(5)}`,
    `pieces: pentomino\n\n${`${'.'.repeat(10)}\n`.repeat(6)}`,
  ])
    expect(cells(text).every((cell) => cell === undefined)).toBe(true);
});

test('completions take no more than their memory, even where the frontiers of one cell would', () => {
  const [wide] = instancesOf(
    read(`pieces: one-sided pentomino\n\n${`${'.'.repeat(10)}\n`.repeat(9)}`),
  );
  const completions = new Completions(wide!, 45);
  let most = 0;
  for (const work of completions.find(2 ** 20)) {
    expect(work).toBeGreaterThan(0);
    most = Math.max(most, completions.bytes);
  }
  expect(most).toBeGreaterThan(2 ** 20);
  expect(most).toBeLessThan(1.2 * 2 ** 20);
  expect(completions.from).toBe(90);
});
