import { symmetries } from '../../solve/symmetry/symmetry.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { FillOrder } from './fillOrder.ts';
import type { Instance } from './instance.ts';
import { InstanceBuilder } from './instanceBuilder.ts';
import { wholeBoard } from './region.ts';
import { termsOf } from './plan.ts';
import { Sweep } from '../sweep/sweep.ts';
import { runs } from '../../testing/share.ts';

/** All solutions, as placements in ascending order. */
function solutionsOf(problem: Problem): number[][] {
  const { cells, pieces, placements, puzzle } = problem;
  const covered = cells.map(() => false);
  const left = pieces.map(({ copies }) => copies);
  const placed: number[] = [];
  const found: number[][] = [];
  const search = (): void => {
    const first = covered.indexOf(false);
    if (first < 0) {
      const isDone = left.every((count) => count === 0 || count === Infinity);
      if (puzzle.use === 'some' || isDone) found.push(placed.toSorted((a, b) => a - b));
      return;
    }
    for (let p = 0; p < placements.count; p++) {
      const own = coveredBy(problem, p);
      const piece = placements.piece[p]!;
      if (own[0] !== first || left[piece] === 0 || own.some((cell) => covered[cell])) continue;
      for (const cell of own) covered[cell] = true;
      left[piece]!--;
      placed.push(p);
      search();
      placed.pop();
      left[piece]!++;
      for (const cell of own) covered[cell] = false;
    }
  };
  search();
  return found;
}

function swept(instance: Instance): bigint {
  const sweep = new Sweep(instance);
  sweep.run(Infinity);
  expect(sweep.isOver).toBe(true);
  return sweep.found;
}

const imageUnder = (placements: Int32Array, solution: readonly number[]): string =>
  solution
    .map((p) => placements[p]!)
    .sort((a, b) => a - b)
    .join();

test('an instance for a symmetry has the solutions that it maps onto themselves', () => {
  let symmetric = 0;
  fc.assert(
    fc.property(anyPuzzle(14), (puzzle) => {
      const problem = compile(puzzle);
      const [, ...others] = symmetries(problem);
      fc.pre(others.length > 0);
      const solutions = solutionsOf(problem);
      const builder = new InstanceBuilder(wholeBoard(problem), new FillOrder(problem));
      expect(swept(builder.all(others))).toBe(BigInt(solutions.length));
      for (const symmetry of others) {
        const fixed = solutions.filter(
          (solution) => imageUnder(symmetry.placements, solution) === solution.join(),
        );
        expect(swept(builder.fixedBy(symmetry))).toBe(BigInt(fixed.length));
        if (fixed.length > 0) symmetric++;
      }
    }),
    runs(100),
  );
  expect(symmetric).toBeGreaterThan(20);
});

/** A puzzle with symmetries, and with a piece that is used once: often that is held. */
const anySingle = anySymmetric(14).filter(({ pieces }) =>
  pieces.some(({ copies }) => copies === 1),
);

test('terms add up to all solutions, and to unique ones times the number of symmetries', () => {
  let fewer = 0;
  fc.assert(
    fc.property(fc.oneof(anyPuzzle(14), anySingle), (puzzle) => {
      const problem = compile(puzzle);
      const group = symmetries(problem);
      const solutions = solutionsOf(problem);
      const orbits = new Set(
        solutions.map(
          (solution) => group.map(({ placements }) => imageUnder(placements, solution)).sort()[0],
        ),
      );
      const terms = termsOf(wholeBoard(problem), group, new FillOrder(problem));
      let all = 0n;
      let weighted = 0n;
      for (const { instance, images, isIdentity } of terms) {
        const ways = BigInt(images) * swept(instance());
        weighted += ways;
        if (isIdentity) all += ways;
      }
      expect(all).toBe(BigInt(solutions.length));
      expect(weighted).toBe(BigInt(orbits.size * group.length));
      if (terms.length < group.length) fewer++;
    }),
    runs(200),
  );
  expect(fewer).toBeGreaterThan(5);
});

test('a piece that is used once is held to some of its placements', () => {
  let held = 0;
  fc.assert(
    fc.property(anyPuzzle(16), (puzzle) => {
      const problem = compile(puzzle);
      const [, ...others] = symmetries(problem);
      fc.pre(others.length > 0);
      const builder = new InstanceBuilder(wholeBoard(problem), new FillOrder(problem));
      const [plain, reduced] = [builder.all([]), builder.all(others)];
      expect(swept(reduced)).toBe(swept(plain));
      if (reduced.kind.length < plain.kind.length) held++;
    }),
    runs(100),
  );
  expect(held).toBeGreaterThan(10);
});

test('a held placement counts as many times as it has images', () => {
  // The cross has nine placements in three orbits: in the middle, and four each at sides and corners.
  const pieces = 'X\n.o.\nooo\n.o.\n\nL x2\nooo\no..\n\nM x4\no\n\nD x4\noo\n';
  const problem = compile(parsePuzzle(`.....\n.....\n.....\n.....\n.....\n\n${pieces}`));
  const [, ...others] = symmetries(problem);
  const builder = new InstanceBuilder(wholeBoard(problem), new FillOrder(problem));
  const [plain, reduced] = [builder.all([]), builder.all(others)];
  expect(Math.max(...reduced.factors)).toBe(4);
  expect(swept(reduced)).toBe(swept(plain));
});
