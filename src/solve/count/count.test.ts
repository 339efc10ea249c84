import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../puzzle/catalogue.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/anyPuzzle.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { END } from '../step.ts';
import { Count, countSolutions, type CountOptions } from './index.ts';

const folder = new URL('../../../assets/puzzles/', import.meta.url);
const texts = readdirSync(folder).map((file) => [
  file,
  readFileSync(new URL(file, folder), 'utf8'),
]);
const catalogue = readCatalogue(Object.fromEntries(texts));
const problemOf = (id: string) => compile(catalogue.find((entry) => entry.id === id)!.puzzle);

const counted = (problem: Problem, options: CountOptions): Count => {
  const count = new Count(problem, options);
  while (!count.run(Infinity));
  return count;
};

/** Options under which even a small count is cut into parts, and they again. */
const anyOptions = fc.record({
  unique: fc.boolean(),
  room: fc.constantFrom(1, 1000, 4000, 300_000),
});

describe('published counts', () => {
  // Boards of more cells are no less right, but take longer.
  const large = ['pentomino-6x10', 'pentomino-5x12', 'pentomino-8x8-middle'];
  const small = catalogue.filter(
    ({ id, puzzle }) => puzzle.board.cells.length < 56 || large.includes(id),
  );
  test('unique solutions of all small boards of the catalogue', { timeout: 120_000 }, () => {
    const known = small.filter(({ puzzle }) => puzzle.published !== undefined);
    expect(known.length).toBeGreaterThan(50);
    for (const { id, puzzle } of known)
      expect([id, countSolutions(compile(puzzle), true)]).toEqual([id, puzzle.published]);
  });

  test.each([
    ['three-in-a-square', 16],
    ['pentomino-3x20', 8],
    ['pentomino-4x15', 1472],
    ['pentomino-5x12', 4040],
    ['pentomino-10x6', 9356],
    ['pentomino-8x8-middle', 520],
    ['hexiamond-6x6', 624],
    ['hexiamond-9x4', 148],
    ['hexiamond-snowflake', 330],
    ['tetrahex-7x4', 18],
    ['tetrahex-coin', 16],
    ['polyhex-hexagram', 2004],
    // No search would ever come to its end; colours tell at once.
    ['hexomino-15x14', 0],
  ] as const)('all solutions of %s: %i', (id, solutions) => {
    expect(countSolutions(problemOf(id), false)).toBe(BigInt(solutions));
  });
});

test('counts as many solutions as brute force, and as many classes of them', () => {
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const { solutions } = bruteForce(puzzle);
      const problem = compile(puzzle);
      expect(countSolutions(problem, false)).toBe(BigInt(solutions.length));
      expect(countSolutions(problem, true)).toBe(BigInt(countClasses(puzzle, solutions)));
    }),
    { numRuns: 250 },
  );
});

test('counts as many solutions as the search by steps, on larger boards', () => {
  fc.assert(
    fc.property(anyPuzzle(26), fc.boolean(), (puzzle, unique) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, { ...plainSearch, unique }, 'placements');
      for (let steps = 0; solver.step() !== END; steps++) fc.pre(steps <= 200_000);
      expect(countSolutions(problem, unique)).toBe(BigInt(solver.solutions));
    }),
  );
});

test('shards add up to the whole, whatever room there is', () => {
  const anyShards = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(anyPuzzle(), anyOptions, anyShards, (puzzle, options, of) => {
      const problem = compile(puzzle);
      let sum = 0n;
      for (let index = 0; index < of; index++)
        sum += counted(problem, { ...options, shard: { index, of } }).solutions;
      expect(sum).toBe(countSolutions(problem, options.unique));
    }),
  );
  // Large enough for shards that really share the work.
  const problem = problemOf('pentomino-4x15');
  const shards = [0, 1, 2].map((index) =>
    counted(problem, { unique: false, room: 300_000, shard: { index, of: 3 } }),
  );
  expect(shards.reduce((sum, { solutions }) => sum + solutions, 0n)).toBe(1472n);
  for (const { solutions } of shards) expect(solutions).toBeGreaterThan(0n);
});

/** Counts in so many laps each time, put down and taken up again after each of them. */
function inPieces(problem: Problem, options: CountOptions, laps: readonly number[]): Count {
  let count = new Count(problem, options);
  for (const many of laps) {
    for (let i = 0; i < many; i++) count.run(1);
    count = new Count(problem, { ...options, from: JSON.parse(JSON.stringify(count.state())) });
  }
  while (!count.run(Infinity));
  return count;
}

test('a count goes on from any of its states, also from one where it has just gone on', () => {
  const anyLaps = fc.array(fc.nat(12), { maxLength: 8 });
  fc.assert(
    fc.property(anyPuzzle(16), anyOptions, anyLaps, (puzzle, options, laps) => {
      const problem = compile(puzzle);
      expect(inPieces(problem, options, laps).solutions).toBe(
        countSolutions(problem, options.unique),
      );
    }),
    { numRuns: 300 },
  );
  // Parts of which some pieces have no place ahead, so that fronts come up that nothing leads on from.
  const corner = compile(
    parsePuzzle('\n#...\n...#\n..##\n.###\n\nM x4\no\n\nD\noo\n\nL\noo\no.\n'),
  );
  const options = { unique: true, room: 1000 };
  for (let laps = 0; laps < 60; laps++)
    expect(inPieces(corner, options, [laps]).solutions).toBe(countSolutions(corner, true));
});

test('a count never falls back, and comes to the same state wherever it was put down', () => {
  fc.assert(
    fc.property(anyPuzzle(), anyOptions, fc.nat(30), (puzzle, options, laps) => {
      const problem = compile(puzzle);
      const whole = counted(problem, options);
      const first = new Count(problem, options);
      let [progress, solutions] = [0, 0n];
      for (let i = 0; i < laps; i++) {
        first.run(1);
        expect(first.progress()).toBeGreaterThanOrEqual(progress);
        expect(first.solutions).toBeGreaterThanOrEqual(solutions);
        [progress, solutions] = [first.progress(), first.solutions];
      }
      const from = JSON.parse(JSON.stringify(first.state()));
      const second = counted(problem, { ...options, from });
      expect(second.solutions).toBe(whole.solutions);
      expect(second.state()).toEqual(whole.state());
      expect(second.progress()).toBe(1);
    }),
  );
});

test('progress comes in small steps where a count has parts', () => {
  const count = new Count(problemOf('pentomino-5x12'), { unique: false, room: 300_000 });
  const seen = new Set<number>();
  while (!count.run(1)) seen.add(Math.min(9, Math.floor(10 * count.progress())));
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(count.reused).toBeGreaterThan(0);
});

test('a count keeps to its room where half filled boards have thousands of stocks that go on a thousand ways', () => {
  const board = `${'.'.repeat(14)}\n`.repeat(15);
  const count = new Count(compile(parsePuzzle(`pieces: heptomino\nuse: some\n\n${board}`)), {
    unique: false,
    room: 1 << 22,
  });
  const before = process.memoryUsage().arrayBuffers;
  for (let laps = 0; laps < 400; laps++) count.run(1);
  // It went on to parts of parts, and yet.
  expect(count.state().within.length).toBeGreaterThan(2);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
});

test('boards of many cells, lists of many pieces, and counts of many digits are as right as small ones', () => {
  // Tilings of 3 × n with straight trominoes: t(n) = t(n − 1) + t(n − 3), and 1, 1, 1 to begin with.
  const tilings = [1n, 1n, 1n];
  for (let n = 3; n <= 70; n++) tilings.push(tilings[n - 1]! + tilings[n - 3]!);
  const wide = parsePuzzle(`${`${'.'.repeat(70)}\n`.repeat(3)}\nI x*\nooo\n`);
  expect(countSolutions(compile(wide), false)).toBe(tilings[70]);
  const tall = parsePuzzle(`${'...\n'.repeat(70)}\nI x*\nooo\n`);
  expect(countSolutions(compile(tall), false)).toBe(tilings[70]);
  // Tilings of a chessboard by dominoes: Kasteleyn 1961, Temperley and Fisher 1961.
  const chessboard = `${'........\n'.repeat(8)}\nI`;
  expect(countSolutions(compile(parsePuzzle(`${chessboard} x*\noo\n`)), false)).toBe(12_988_816n);
  expect(countSolutions(compile(parsePuzzle(`${chessboard} x32\noo\n`)), false)).toBe(12_988_816n);
  const dozen = `${`${'.'.repeat(12)}\n`.repeat(12)}\nI x*\noo\n`;
  expect(countSolutions(compile(parsePuzzle(dozen)), false)).toBe(53_060_477_521_960_000n);
  const some = parsePuzzle(`pieces: hexomino\nuse: some\n\n${'......\n'.repeat(4)}`);
  expect(countSolutions(compile(some), false)).toBe(1432n);
});
