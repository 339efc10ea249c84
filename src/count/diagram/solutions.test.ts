import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { bruteForce, solutionText } from '../../testing/bruteForce.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { runs, share } from '../../testing/share.ts';
import { Solutions } from './solutions.ts';
import { solutionsOf } from './solutionLayers.ts';

/** More than any of these puzzles takes. */
const PLENTY = 2 ** 28;

function swept(problem: Problem): Solutions {
  const making = solutionsOf(problem, PLENTY);
  for (;;) {
    const { value, done } = making.next();
    if (!done) continue;
    if (value instanceof Solutions) return value;
    throw new Error(`full after ${value.cells} cells`);
  }
}

const parse = (text: string): Problem => compile(parsePuzzle(text));
const dominoes = (side: number): Problem =>
  parse(`${`${'.'.repeat(side)}\n`.repeat(side)}\nI x*\noo\n`);

/** Random puzzles, half of them with symmetries. */
const anyOfBoth: fc.Arbitrary<Puzzle> = fc.oneof(anyPuzzle(), anySymmetric(16));

test('lists what brute force finds, each once; the numbers of solutions are those of the list', () => {
  let many = 0;
  fc.assert(
    fc.property(anyOfBoth, (puzzle) => {
      const problem = compile(puzzle);
      const solutions = swept(problem);
      const listed = [...solutions.from(0n)];
      const texts = listed.map((placements) => solutionText(problem, placements));
      expect(texts.toSorted()).toEqual(bruteForce(puzzle).solutions.toSorted());
      expect(solutions.count).toBe(BigInt(listed.length));
      for (const [i, placements] of listed.entries()) {
        expect(solutions.at(BigInt(i))).toEqual(placements);
        expect(solutions.numberOf(placements.toReversed())).toBe(BigInt(i));
      }
      const middle = listed.length >> 1;
      expect([...solutions.from(BigInt(middle))]).toEqual(listed.slice(middle));
      if (listed.length > 3) many++;
    }),
    runs(300),
  );
  expect(many).toBeGreaterThan(share(80));
});

test('the share of the work that is done never falls, and is 1 only at the end', () => {
  // Diagrams so large that their paths are counted in slices.
  const withSingles = (side: number): Problem =>
    parse(`${`${'.'.repeat(side)}\n`.repeat(side)}\nI x*\noo\n\nM x*\no\n`);
  const large = fc.integer({ min: 9, max: 10 }).map(withSingles);
  const anyOfThese = fc.oneof(
    { weight: 9, arbitrary: anyOfBoth.map((puzzle) => compile(puzzle)) },
    { weight: 1, arbitrary: large },
  );
  fc.assert(
    fc.property(anyOfThese, fc.constantFrom(PLENTY, 2 ** 14), (problem, memory) => {
      let last = 0;
      for (const done of solutionsOf(problem, memory)) {
        expect(done).toBeGreaterThanOrEqual(last);
        expect(done).toBeLessThan(1);
        last = done;
      }
    }),
    { ...runs(100), examples: [[withSingles(10), PLENTY]] },
  );
});

test('the shares of placements are what a list of all solutions says, and those on a cell add up', () => {
  fc.assert(
    fc.property(anyOfBoth, (puzzle) => {
      const problem = compile(puzzle);
      const solutions = swept(problem);
      const listed = [...solutions.from(0n)];
      const shares = solutions.shares();
      for (const [placement, many] of shares.entries())
        expect(many).toBe(BigInt(listed.filter((one) => one.includes(placement)).length));
      for (const cell of problem.cells.keys()) {
        let sum = 0n;
        for (const [placement, many] of shares.entries())
          if (coveredBy(problem, placement).includes(cell)) sum += many;
        expect(sum).toBe(solutions.count);
      }
    }),
    runs(200),
  );
});

test('what is fixed and forbidden leaves the solutions of the list that meet it, in their order', () => {
  let some = 0;
  const picks = fc.array(fc.nat(), { maxLength: 2 });
  fc.assert(
    fc.property(anyOfBoth, picks, picks, (puzzle, fixing, forbidding) => {
      const problem = compile(puzzle);
      const solutions = swept(problem);
      const listed = [...solutions.from(0n)];
      // Placements that lie in some solution, as others leave all or none.
      const lying = [...new Set(listed.flat())];
      fc.pre(lying.length > 0);
      const fixed = fixing.map((pick) => lying[pick % lying.length]!);
      const forbidden = forbidding.map((pick) => lying[pick % lying.length]!);
      const under = solutions
        .under({ fixed: fixed.map((one) => [one]), forbidden: [] })
        .under({ fixed: [], forbidden });
      const expected = listed.filter(
        (one) =>
          fixed.every((placement) => one.includes(placement)) &&
          !forbidden.some((placement) => one.includes(placement)),
      );
      expect([...under.from(0n)]).toEqual(expected);
      expect(under.count).toBe(BigInt(expected.length));
      for (const [i, placements] of expected.entries())
        expect(under.numberOf(placements)).toBe(BigInt(i));
      for (const [placement, many] of under.shares().entries())
        expect(many).toBe(BigInt(expected.filter((one) => one.includes(placement)).length));
      if (expected.length > 0 && expected.length < listed.length) some++;
    }),
    runs(300),
  );
  expect(some).toBeGreaterThan(share(40));
});

test('of several placements on a cell one is fixed', () => {
  fc.assert(
    fc.property(anyOfBoth, fc.nat(), fc.nat(), (puzzle, cellPick, piecePick) => {
      const problem = compile(puzzle);
      const cell = cellPick % problem.cells.length;
      const piece = piecePick % problem.pieces.length;
      const list = [...problem.placements.piece.keys()].filter(
        (one) => problem.placements.piece[one] === piece && coveredBy(problem, one).includes(cell),
      );
      fc.pre(list.length > 0);
      const solutions = swept(problem);
      const expected = [...solutions.from(0n)].filter((one) => list.some((p) => one.includes(p)));
      expect([...solutions.under({ fixed: [list], forbidden: [] }).from(0n)]).toEqual(expected);
      const without = solutions.under({ fixed: [], forbidden: list });
      expect(without.count).toBe(solutions.count - BigInt(expected.length));
    }),
    runs(200),
  );
});

test('a distribution is that of the list, and adds up to all solutions', () => {
  fc.assert(
    fc.property(anyOfBoth, fc.array(fc.nat(3), { minLength: 1 }), (puzzle, figures) => {
      const problem = compile(puzzle);
      const solutions = swept(problem);
      const { count } = problem.placements;
      const figureOf = Array.from({ length: count }, (_, one) => figures[one % figures.length]!);
      const figureIn = (placements: readonly number[]): number =>
        placements.reduce((sum, one) => sum + figureOf[one]!, 0);
      const listed = [...solutions.from(0n)];
      const rows = [...solutions.distribution(figureOf)!];
      expect(rows.map(([figure]) => figure).toSorted((a, b) => a - b)).toEqual(
        [...new Set(listed.map(figureIn))].toSorted((a, b) => a - b),
      );
      for (const [figure, row] of rows) {
        const having = listed.filter((one) => figureIn(one) === figure);
        expect(row).toEqual({ solutions: BigInt(having.length), example: having[0] });
      }
    }),
    runs(200),
  );
});

test('of the pieces of 6 × 10 eight to twelve lie at the edge, all twelve in two solutions', () => {
  const problem = parse(`pieces: pentomino\n\n${`${'.'.repeat(10)}\n`.repeat(6)}`);
  const solutions = swept(problem);
  const isAtEdge = ([column, row]: Cell): boolean =>
    column === 0 || column === 9 || row === 0 || row === 5;
  const figures = Array.from({ length: problem.placements.count }, (_, one) =>
    Number(coveredBy(problem, one).some((cell) => isAtEdge(problem.cells[cell]!))),
  );
  const found = [...solutions.distribution(figures)!].toSorted(([a], [b]) => a - b);
  expect(found.map(([figure]) => figure)).toEqual([8, 9, 10, 11, 12]);
  // Each has four images.
  expect(found[4]![1].solutions).toBe(8n);
  expect(found.reduce((sum, [, { solutions: many }]) => sum + many, 0n)).toBe(9356n);
});

test('random solutions are drawn with equal chances, those of symmetric puzzles too', () => {
  const rows = `${'.'.repeat(20)}\n`.repeat(3);
  for (const problem of [dominoes(4), parse(`pieces: pentomino\n\n${rows}`)]) {
    const solutions = swept(problem);
    const all = Number(solutions.count);
    const draws = 200 * all;
    const drawn = new Float64Array(all);
    const random = new RandomStream(7);
    for (let i = 0; i < draws; i++) drawn[Number(solutions.numberOf(solutions.draw(random)))]!++;
    const squares = drawn.reduce((sum, many) => sum + (many - draws / all) ** 2 / (draws / all), 0);
    // Four standard deviations of a chi-squared distribution.
    const freedom = all - 1;
    expect(Math.abs(squares - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
  }
});

test('random solutions of random puzzles pass a chi-squared test', () => {
  let tested = 0;
  fc.assert(
    fc.property(anyOfBoth, fc.nat(1000), (puzzle, seed) => {
      const solutions = swept(compile(puzzle));
      const all = Number(solutions.count);
      fc.pre(all > 1 && all <= 60);
      const drawn = new Float64Array(all);
      const random = new RandomStream(seed);
      for (let i = 0; i < 50 * all; i++)
        drawn[Number(solutions.numberOf(solutions.draw(random)))]!++;
      const squares = drawn.reduce((sum, many) => sum + (many - 50) ** 2 / 50, 0);
      const freedom = all - 1;
      // Less than once in 100,000 tests, for few degrees of freedom too.
      expect(squares).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom) + 14);
      if (all > 3) tested++;
    }),
    runs(100),
  );
  expect(tested).toBeGreaterThan(share(20));
});

test('numbers, ranks and shares are exact where solutions are more than a double can count', () => {
  const problem = dominoes(12);
  const solutions = swept(problem);
  // The number of domino tilings of 12 × 12: Kasteleyn 1961, OEIS A004003.
  expect(solutions.count).toBe(53060477521960000n);
  const random = new RandomStream(1);
  for (let i = 0; i < 50; i++) {
    const number = random.belowLarge(solutions.count);
    expect(solutions.numberOf(solutions.at(number))).toBe(number);
  }
  const shares = solutions.shares();
  for (const cell of problem.cells.keys()) {
    const on = shares.filter((_, one) => coveredBy(problem, one).includes(cell));
    expect(on.reduce((sum, many) => sum + many, 0n)).toBe(solutions.count);
  }
});

test('a board that is full from the start has one solution, one that cannot be filled has none', () => {
  const pieces = '\n\nA\n.o.\nooo\n\nB\noo\no.\n\nC\noo\n';
  const full = swept(parse(`AAA\nBAC\nBBC${pieces}`));
  expect([full.count, full.at(0n), full.numberOf([])]).toEqual([1n, [], 0n]);
  const none = swept(parse(`.A.\nAAA\n...${pieces}`));
  expect([none.count, [...none.from(0n)], none.numberOf([])]).toEqual([0n, [], undefined]);
  expect(swept(parse('III\n\nI x*\no\n\nD\noo\n')).count).toBe(0n);
});
