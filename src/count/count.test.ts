import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { Count, countSolutions } from './count.ts';
import { shareOf, type Share } from './share.ts';
import { runs } from '../testing/share.ts';

const pentominoes = (columns: number, rows: number) =>
  compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(columns)}\n`.repeat(rows)}`));

test('counts as many solutions as brute force, and as many classes of them', () => {
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const { solutions } = bruteForce(puzzle);
      const problem = compile(puzzle);
      expect(countSolutions(problem, false)).toBe(BigInt(solutions.length));
      expect(countSolutions(problem, true)).toBe(BigInt(countClasses(puzzle, solutions)));
    }),
    runs(250),
  );
});

test('counts as many solutions as the search by steps, on larger boards', () => {
  fc.assert(
    fc.property(anyPuzzle(26), fc.boolean(), (puzzle, unique) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, { ...plainSearch, unique }, 'steps');
      for (let steps = 0; solver.step() !== END; steps++) fc.pre(steps <= 200_000);
      expect(countSolutions(problem, unique)).toBe(BigInt(solver.solutions));
    }),
  );
});

test('progress comes in small steps, in one sweep and in ranges of states', () => {
  for (const memory of [1e9, 5e5]) {
    const count = new Count(pentominoes(12, 5), { unique: false, memory });
    const seen = new Set<number>();
    let frames = 0;
    while (!count.run(1)) {
      seen.add(Math.min(9, Math.floor(10 * count.progress())));
      frames = Math.max(frames, count.state().frames.length);
    }
    expect([...seen]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(frames > 0).toBe(memory < 1e9);
    expect(count.merged).toBeGreaterThan(0);
  }
});

/** By what factor the work left is misjudged at most, from a quarter of a count to three quarters. */
function misjudged(share: Share): number {
  const count = new Count(pentominoes(10, 6), { unique: false, share, sharedStates: 20_000 });
  const progress: number[] = [];
  // Each call does about as much work.
  while (!count.run(2 ** 14)) progress.push(count.progress());
  const { length } = progress;
  const factors = progress.map((done, i) => {
    const expected = (i * (1 - done)) / done;
    return Math.max(expected / (length - i), (length - i) / expected);
  });
  return Math.max(...factors.slice(length / 4, (3 * length) / 4));
}

test('progress says how much work is left to within a factor of three, of a whole count and of shares', () => {
  for (const of of [1, 2, 4])
    for (let part = 1; part <= of; part++) expect(misjudged(shareOf(part, of))).toBeLessThan(3);
});

test('all solutions take no longer to count than unique ones', () => {
  const written = (unique: boolean): number => {
    const count = new Count(pentominoes(12, 5), { unique });
    let slices = 0;
    while (!count.run(1)) slices++;
    return slices;
  };
  expect(written(false)).toBeLessThanOrEqual(written(true));
});

test('garbage is seen to now and then, however often states are looked at before they are shared', () => {
  let slices = 0;
  let seen = 0;
  const collect = () => void seen++;
  const count = new Count(pentominoes(12, 5), { unique: false, share: shareOf(1, 2), collect });
  while (!count.run(1)) slices++;
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(slices / 4);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes of typed arrays that are in use. */
function bytesInUse(): number {
  collectGarbage();
  // What the first one found is given back while the program goes on.
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('a count keeps to its memory where half filled boards have thousands of multisets that continue in a thousand ways', () => {
  const board = `${'.'.repeat(14)}\n`.repeat(15);
  const problem = compile(parsePuzzle(`pieces: heptomino\nuse: some\n\n${board}`));
  const memory = 2 ** 24;
  const count = new Count(problem, { unique: false, memory });
  // The tables of the instance are not states.
  count.run(1);
  const before = bytesInUse();
  let most = 0;
  for (let slices = 0; slices < 600; slices++) {
    count.run(1);
    if (slices % 20 === 0) most = Math.max(most, bytesInUse() - before);
  }
  // Ranges of states got full again and again, and yet.
  expect(count.state().frames.length).toBeGreaterThan(10);
  expect(most).toBeLessThan(1.2 * memory);
  expect(most).toBeGreaterThan(memory / 3);
});
