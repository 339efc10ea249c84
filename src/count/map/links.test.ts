import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../../solve/problem.ts';
import { Relays } from '../../solve/walk/relays.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { runs } from '../../testing/share.ts';
import { Listing } from '../diagram/listing.ts';
import { keyOf } from '../asked/images.ts';
import { folded } from './folded.ts';
import { linksAmong, type Link } from './links.ts';
import { figuresOf } from './figures.ts';

const PLENTY = 2 ** 28;

/** All solutions, up to a number of them, the placements of each ascending. */
function solutionsOf(problem: Problem, most = Infinity): number[][] {
  const solutions: number[][] = [];
  for (const listed of new Listing(problem, { unique: false, memory: PLENTY }).solutions())
    if (listed && solutions.push(listed.placements.toSorted((a, b) => a - b)) === most) break;
  return solutions;
}

const ordered = (links: Iterable<Link>): string[] =>
  Array.from(links, (link) => link.join()).toSorted();

const byRemoving = (problem: Problem, solutions: readonly number[][], many: number): Link[] =>
  [...linksAmong(problem, solutions, many)].filter((link) => link !== undefined);

/** The links as they are found by laying pieces of each solution anew: each from both of its ends. */
function byRelaying(problem: Problem, solutions: readonly number[][], many: number): Link[] {
  const relays = new Relays(problem);
  const numbers = new Map(solutions.map((solution, number) => [keyOf(solution), number]));
  return solutions.flatMap((solution, number) =>
    Array.from(relays.of(solution, many), ({ lifted, laid }): Link => {
      const left = solution.filter((placement) => !lifted.includes(placement));
      return [number, numbers.get(keyOf([...left, ...laid]))!];
    }),
  );
}

/** The links by comparing all pairs of solutions. */
function byComparing(
  { placements }: Problem,
  solutions: readonly number[][],
  many: number,
): Link[] {
  const pieces = (list: readonly number[]) =>
    list.map((one) => placements.piece[one]!).toSorted((a, b) => a - b);
  return solutions.flatMap((one, i) =>
    solutions.slice(i + 1).flatMap((other, j): Link[] => {
      const lifted = one.filter((placement) => !other.includes(placement));
      const laid = other.filter((placement) => !one.includes(placement));
      const isLink = lifted.length === many && pieces(lifted).join() === pieces(laid).join();
      return isLink ? [[i, i + 1 + j]] : [];
    }),
  );
}

const bothWays = (links: readonly Link[]): Link[] =>
  links.flatMap(([one, other]): Link[] => [
    [one, other],
    [other, one],
  ]);

test.each([1, 2, 3])(
  'links of %i pieces are those of all pairs of solutions, both ways',
  (many) => {
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(anyPuzzle(), anySymmetric(16)), (puzzle) => {
        const problem = compile(puzzle);
        const solutions = solutionsOf(problem, 300);
        const links = byComparing(problem, solutions, many);
        expect(ordered(byRemoving(problem, solutions, many))).toEqual(ordered(links));
        // Other links lead to solutions beyond those listed.
        if (solutions.length < 300)
          expect(ordered(byRelaying(problem, solutions, many))).toEqual(ordered(bothWays(links)));
        found += links.length;
      }),
      runs(200),
    );
    // A piece alone can only be laid as it lies.
    expect(found > 0).toBe(many > 1);
  },
);

test('the map of 6 × 10 is the same in two ways', () => {
  const problem = problemNamed('pentomino-10x6');
  const solutions = solutionsOf(problem);
  const links = byRemoving(problem, solutions, 2);
  expect(ordered(byRelaying(problem, solutions, 2))).toEqual(ordered(bothWays(links)));
  const { classes, links: between, own } = folded(problem, solutions, links);
  expect({ classes, between: between.length, own }).toEqual({
    classes: 2339,
    between: 988,
    own: 0,
  });
  const all = figuresOf(solutions.length, links);
  expect(all).toMatchObject({ solutions: 9356, links: 3952, longest: 5 });
  expect(all.degrees).toEqual([3548, 3984, 1560, 256, 8]);
  const unique = figuresOf(classes, between);
  // No way leads from a solution to an image of itself, so that there are four maps alike.
  expect(unique.degrees).toEqual(all.degrees.map((many) => many / 4));
  expect(unique.parts).toEqual(all.parts.filter((_, i) => i % 4 === 0));
  expect(unique.parts.slice(0, 3)).toEqual([10, 8, 8]);
});

test('the longest way is the longest of all shortest ones between two solutions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.uniqueArray(fc.tuple(fc.nat(8), fc.nat(8)), { selector: String, maxLength: 14 }),
      (solutions, pairs) => {
        const links = pairs.filter(([one, other]) => one < other && other < solutions);
        const away = Array.from({ length: solutions }, (_, i) =>
          Array.from({ length: solutions }, (_, j) => (i === j ? 0 : Infinity)),
        );
        for (const [one, other] of links) away[one]![other] = away[other]![one] = 1;
        for (const by of away.keys())
          for (const from of away.keys())
            for (const to of away.keys())
              away[from]![to] = Math.min(away[from]![to]!, away[from]![by]! + away[by]![to]!);
        const { longest, parts, degrees } = figuresOf(solutions, links);
        expect(longest).toBe(Math.max(...away.flat().filter((way) => way < Infinity)));
        const together = (one: number): string => away[one]!.map((way) => way < Infinity).join();
        const names = [...new Set([...away.keys()].map(together))];
        const sizes = names.map((name) => [...away.keys()].filter((i) => together(i) === name));
        expect(parts).toEqual(sizes.map(({ length }) => length).toSorted((a, b) => b - a));
        expect(degrees.reduce((sum, many, degree) => sum + many * degree, 0)).toBe(
          2 * links.length,
        );
      },
    ),
    runs(100),
  );
});
