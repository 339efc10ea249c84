import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, fixedTiles, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { runs, share } from '../../testing/share.ts';
import { solutionsOf } from '../diagram/solutionLayers.ts';
import { Solutions } from '../diagram/solutions.ts';
import { everySolution, type Choice, type Sorting } from './choice.ts';
import { chosenOf, imagesOf, isRefused, type Chosen, type Refusal } from './chosen.ts';
import { features, type Feature } from './featureNames.ts';
import { crossroadsOn, testFor } from './features.ts';
import { touchingEdge } from './figures.ts';

/** What a generator returns. */
function ran<Result>(making: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { value, done } = making.next();
    if (done) return value;
  }
}

const swept = (problem: Problem): Solutions => {
  const made = ran(solutionsOf(problem, 2 ** 28));
  expect(made).toBeInstanceOf(Solutions);
  return made as Solutions;
};
const choose = (problem: Problem, all: Solutions, choice: Partial<Choice>): Chosen | Refusal =>
  ran(chosenOf(problem, all, { ...everySolution, ...choice }));

const keyOf = (placements: readonly number[]): string =>
  placements.toSorted((a, b) => a - b).join();

const anyFeatures = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Feature[]>([]) },
  fc.subarray<Feature>([...features], { minLength: 1 }),
);
/** Numbers of placements, mostly none. */
const someNumbers = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
);
const anySorting = fc.constantFrom<Sorting>(
  { by: 'number' },
  { by: 'edge' },
  { by: 'crossroads' },
  { by: 'common' },
);

test('what is chosen are the solutions of a list that meet it, in its order', () => {
  const found = { folded: 0, left: 0 };
  fc.assert(
    fc.property(
      fc.oneof(anyPuzzle(), anySymmetric(16)),
      fc.record({
        once: fc.boolean(),
        without: anyFeatures,
        having: anyFeatures,
        sorting: anySorting,
      }),
      someNumbers,
      someNumbers,
      (puzzle, asked, fix, forbid) => {
        const problem = compile(puzzle);
        const all = swept(problem);
        const { count } = problem.placements;
        const pick = (list: readonly number[]) => list.flatMap((one) => (count ? one % count : []));
        const choice = { ...asked, fixed: pick(fix), forbidden: pick(forbid) };
        const list = [...all.from(0n)];
        const tests = features.map((feature) => [feature, testFor(problem, feature)] as const);
        const meets = (placements: readonly number[]): boolean =>
          choice.fixed.every((one) => placements.includes(one)) &&
          !choice.forbidden.some((one) => placements.includes(one)) &&
          tests.every(
            ([feature, has]) =>
              !(choice.without.includes(feature) && has(placements)) &&
              !(choice.having.includes(feature) && !has(placements)),
          );
        const under = list.filter(
          (one) =>
            choice.fixed.every((placement) => one.includes(placement)) &&
            !choice.forbidden.some((placement) => one.includes(placement)),
        );
        const seen = new Set<string>();
        const met = list.filter((one) => {
          if (!meets(one)) return false;
          if (!choice.once) return true;
          const images = symmetries(problem).map(({ placements }) =>
            keyOf(one.map((placement) => placements[placement]!)),
          );
          const isNew = !images.some((image) => seen.has(image));
          if (!isNew) found.folded++;
          seen.add(keyOf(one));
          return isNew;
        });
        if (met.length > 0 && met.length < list.length) found.left++;
        const edge = touchingEdge(problem);
        const crossroads = crossroadsOn(problem);
        const figureOf = (placements: readonly number[]): number => {
          if (choice.sorting.by === 'number') return 0;
          if (choice.sorting.by === 'crossroads') return crossroads(placements);
          if (choice.sorting.by === 'edge')
            return [...placements, ...fixedTiles(problem)].reduce(
              (sum, one) => sum + edge[one]!,
              0,
            );
          const shareOf = (one: number) => under.filter((other) => other.includes(one)).length;
          return placements.reduce((sum, one) => sum + shareOf(one), 0);
        };
        const chosen = choose(problem, all, choice);
        if (isRefused(chosen)) throw new Error('refused');
        const shown = Array.from({ length: Number(chosen.count) }, (_, i) => chosen.at(BigInt(i)));
        const sorted = met.toSorted((one, other) => figureOf(one) - figureOf(other));
        expect(shown.map(({ placements }) => keyOf(placements))).toEqual(sorted.map(keyOf));
        for (const { number, placements } of shown)
          expect(keyOf(list[Number(number) - 1]!)).toBe(keyOf(placements));
        let from = 0;
        for (const { figure, solutions } of chosen.rows) {
          const only = choose(problem, all, { ...choice, figure });
          if (isRefused(only)) throw new Error('refused');
          expect(only.count).toBe(BigInt(solutions));
          expect(only.rows).toEqual(chosen.rows);
          if (solutions > 0) expect(only.at(0n)).toEqual(shown[from]);
          from += solutions;
        }
        if (chosen.rows.length > 0) expect(from).toBe(shown.length);
      },
    ),
    runs(150),
  );
  expect(found.folded).toBeGreaterThan(share(20));
  expect(found.left).toBeGreaterThan(share(20));
});

const rectangle = (columns: number, rows: number): string =>
  `${'.'.repeat(columns)}\n`.repeat(rows);

test('images of a solution are solutions, the same for each of them', () => {
  const problem = compile(parsePuzzle(`pieces: pentomino\n\n${rectangle(20, 3)}`));
  const all = swept(problem);
  const folded = choose(problem, all, { once: true }) as Chosen;
  expect(folded.count).toBe(2n);
  const images = [0n, 1n].flatMap((at) => imagesOf(problem, all, folded.at(at).placements));
  expect(images.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  for (const { number, placements } of images) {
    expect(placements).toEqual(all.at(number - 1n));
    expect(images).toEqual(expect.arrayContaining(imagesOf(problem, all, placements)));
  }
});

test('where a piece lies, and which pieces are used', () => {
  const problem = compile(parsePuzzle('use: some\n\n....\n....\n\nI x*\noo\n\nO x*\noo\noo\n'));
  const all = swept(problem);
  const rows = (sorting: Sorting) =>
    (choose(problem, all, { sorting }) as Chosen).rows.map(({ solutions }) => solutions);
  expect(rows({ by: 'piece', piece: 'O' })).toEqual([5, 5, 1]);
  expect(rows({ by: 'kinds' }).toSorted((a, b) => a - b)).toEqual([1, 5, 5]);
});

test('what a puzzle does not have, and too many, are refused', () => {
  const problem = compile(parsePuzzle(`${rectangle(8, 8)}\nI x*\noo\n`));
  const all = swept(problem);
  expect(choose(problem, all, { once: true })).toEqual({ tooMany: 12_988_816n });
  const few = { fixed: [0, 40, 60] };
  const none = { noFigure: true };
  expect(choose(problem, all, { ...few, sorting: { by: 'kinds' } })).toEqual(none);
  expect(choose(problem, all, { ...few, sorting: { by: 'piece', piece: 'Q' } })).toEqual(none);
  expect(choose(problem, all, { forbidden: [1e6] })).toEqual(none);
  // Every one of them can be reached without looking at any.
  const chosen = choose(problem, all, {}) as Chosen;
  expect(chosen.at(12_988_815n).number).toBe(12_988_816n);
});
