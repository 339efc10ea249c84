import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnsure } from '../testing/random/anyUnsure.ts';
import { problemNamed } from '../testing/catalogueOnDisk.ts';
import { runs } from '../testing/share.ts';
import { packingOf } from './packing.ts';
import { compile, coveredBy, type Problem } from './problem.ts';

/** The most placements that do not overlap, by trying every set of them. */
function mostOf(problem: Problem): number {
  const { placements, pieces } = problem;
  const left = pieces.map(({ copies }) => copies);
  const covered = new Set<number>();
  const from = (first: number): number => {
    let most = 0;
    for (let one = first; one < placements.count; one++) {
      const piece = placements.piece[one]!;
      const cells = [...coveredBy(problem, one)];
      if (left[piece] === 0 || cells.some((cell) => covered.has(cell))) continue;
      left[piece]!--;
      for (const cell of cells) covered.add(cell);
      most = Math.max(most, 1 + from(one + 1));
      for (const cell of cells) covered.delete(cell);
      left[piece]!++;
    }
    return most;
  };
  return from(0);
}

function expectPacked(problem: Problem, path: readonly number[]): void {
  const cells = path.flatMap((one) => [...coveredBy(problem, one)]);
  expect(new Set(cells).size).toBe(cells.length);
  problem.pieces.forEach(({ copies }, piece) =>
    expect(
      path.filter((one) => problem.placements.piece[one] === piece).length,
    ).toBeLessThanOrEqual(copies),
  );
}

test('pieces of random puzzles do not overlap, and without a bound no more fit', () => {
  let open = 0;
  fc.assert(
    fc.property(anyUnsure(9), (puzzle) => {
      const problem = compile(puzzle);
      fc.pre(problem.placements.count < 40);
      const path = packingOf(problem, Infinity, Infinity);
      expectPacked(problem, path);
      expect(path).toHaveLength(mostOf(problem));
      const covered = path.flatMap((one) => [...coveredBy(problem, one)]).length;
      if (covered < problem.cells.length) open++;
    }),
    runs(100),
  );
  expect(open).toBeGreaterThan(5);
});

test.each([
  ['domino-4x4-corners', 6],
  ['domino-8x8-corners', 30],
  ['tetromino-t-6x6', 8],
  ['tromino-i-8x8-corner', 20],
])('of %s, %d pieces are laid soon: all but one', (id, pieces) => {
  const problem = problemNamed(id);
  const path = packingOf(problem, pieces, 10_000);
  expectPacked(problem, path);
  expect(path).toHaveLength(pieces);
});

test('it is over after so many placements that were looked at, whether they fit or not', () => {
  expect(packingOf(problemNamed('domino-8x8-corners'), 30, 5)).toHaveLength(5);
  const problem = problemNamed('hexomino-15x14');
  let read = 0;
  const piece = new Proxy(problem.placements.piece, {
    get: (all, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) read++;
      return Reflect.get(all, key) as unknown;
    },
  });
  const placements = { ...problem.placements, piece };
  packingOf({ ...problem, placements }, 34, 300);
  // One look reads its piece once, laying and lifting it once more each.
  expect(read).toBeGreaterThan(100);
  expect(read).toBeLessThanOrEqual(900);
});
