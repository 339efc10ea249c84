import { SearchShare, divide, shareOf, UNITS, whole, type Share } from './share.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { rules, type RuleId } from '../solve/rules/index.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { END } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { withMemoryReset } from '../testing/runs/memoryReset.ts';
import { runs } from '../testing/share.ts';

const anySearch: fc.Arbitrary<Search> = fc.record({
  solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
  order: fc.constantFrom(...(Object.keys(orders) as OrderId[])),
  pieces: fc.constantFrom('given' as const, 'random' as const),
  rules: fc.shuffledSubarray(Object.keys(rules) as RuleId[]),
  unique: fc.boolean(),
  // Pieces of any puzzle are called P0, P1 and so on.
  hold: fc.constantFrom('', 'P0', 'P1', 'P0:1', 'P1:2'),
  seed: fc.nat(),
});

/** A share of a search, from its beginning. */
function begun(search: ConstructorParameters<typeof SearchShare>[0], share: Share): SearchShare {
  const counter = new SearchShare(search);
  counter.begin(share);
  return counter;
}

/** Solutions and placements of a share. */
function counted(problem: Problem, search: Search, share: Share): [number, number] {
  const counter = begun(startSearch(problem, search, 'steps'), share);
  while (!counter.run(1000));
  return [counter.solutions, counter.placements];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

test('the shares add up to the whole search, wherever it is divided', () => {
  const anyEdges = fc.uniqueArray(fc.integer({ min: 1, max: UNITS - 1 }), { maxLength: 6 });
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, anyEdges, (any, search, between) => {
      const problem = compile(any);
      const solver = startSearch(problem, search, 'steps');
      while (solver.step() !== END);
      const edges = [...between.toSorted((a, b) => a - b), UNITS];
      const shares = edges.map((to, i) =>
        counted(problem, search, { from: edges[i - 1] ?? 0, to }),
      );
      expect(sumOf(shares.map(([solutions]) => solutions))).toBe(solver.solutions);
      if (shares.length === 1 || !solver.remembers)
        expect(sumOf(shares.map(([, placements]) => placements))).toBe(solver.placements);
    }),
    runs(100),
  );
});

test('the shares of a share add up to it, counted one after the other by the same search', () => {
  const anyPart = fc
    .integer({ min: 1, max: 5 })
    .chain((of) => fc.integer({ min: 1, max: of }).map((part) => shareOf(part, of)));
  const tasks = fc.integer({ min: 2, max: 64 });
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, anyPart, tasks, (any, search, share, tasks) => {
      fc.pre(!search.rules.includes('repeats'));
      const problem = compile(any);
      const counter = new SearchShare(startSearch(problem, search, 'steps'));
      let [solutions, placements] = [0, 0];
      for (const part of divide(share, tasks)) {
        counter.begin(part);
        while (!counter.run(1000));
        solutions += counter.solutions;
        placements += counter.placements;
      }
      expect([solutions, placements]).toEqual(counted(problem, search, share));
    }),
    runs(50),
  );
});

test('shares of equal size take about as long', () => {
  const problem = compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(20)}\n`.repeat(3)}`));
  const found = Array.from({ length: 4 }, (_, i) =>
    counted(problem, plainSearch, shareOf(i + 1, 4)),
  );
  const placements = found.map(([, placements]) => placements);
  expect(sumOf(found.map(([solutions]) => solutions))).toBe(8);
  expect(Math.max(...placements) / Math.min(...placements)).toBeLessThan(2.5);
});

test('the shares add up where a state repeats above the dividing level', () => {
  const box = 'L4\nooo\no..\n\nL3 x2\noo\no.\n\nI1 x2\no\n';
  const problem = compile(parsePuzzle(`....\n....\n....\n\n${box}`));
  for (const of of [1, 2, 3, 4, 64]) {
    const search: Search = { ...plainSearch, order: 'rows', rules: ['repeats'] };
    const found = Array.from(
      { length: of },
      (_, i) => counted(problem, search, shareOf(i + 1, of))[0],
    );
    expect([of, sumOf(found)]).toEqual([of, 104]);
  }
});

test('a saved share resumes where it was', () => {
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, fc.nat(2000), fc.nat(3), (any, search, steps, last) => {
      const problem = compile(any);
      const share = last === 0 ? whole : shareOf(last, 3);
      const first = begun(startSearch(problem, search, 'steps'), share);
      first.run(steps);
      const second = begun(startSearch(problem, search, 'steps'), share);
      second.run(7);
      second.restore(JSON.parse(JSON.stringify(first.state())));
      expect(second.progress()).toBe(first.progress());
      while (!second.run(1000));
      expect([second.solutions, second.placements]).toEqual(counted(problem, search, share));
    }),
    runs(100),
  );
});

test('a share that ended without a step is still at its end when resumed', () => {
  const problem = compile(parsePuzzle('..\n.#\n\nA\nooo\n'));
  const start = () => startSearch(problem, { ...plainSearch, rules: ['repeats'] }, 'steps');
  const first = begun(start(), whole);
  expect([first.run(10), first.progress(), first.placements]).toEqual([true, 1, 0]);
  const second = begun(start(), whole);
  second.restore(JSON.parse(JSON.stringify(first.state())));
  expect([second.progress(), second.run(1), second.solutions]).toEqual([1, true, 0]);
});

test('the shares add up whenever memory is cleared, saved and resumed in between', () => {
  fc.assert(
    fc.property(
      anyPuzzle(14),
      fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
      fc.constantFrom(10, 100, 1000),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(2000),
      fc.boolean(),
      (any, id, window, of, steps, unique) => {
        const problem = compile(any);
        const start = () => withMemoryReset(problem, id, 'steps', unique, window);
        const all = start();
        while (all.step() !== END);
        let solutions = 0;
        for (let part = 1; part <= of; part++) {
          const first = begun(start(), shareOf(part, of));
          first.run(steps);
          const second = begun(start(), shareOf(part, of));
          second.restore(JSON.parse(JSON.stringify(first.state())));
          for (const counter of [first, second]) while (!counter.run(1000));
          expect([second.solutions, second.placements]).toEqual([
            first.solutions,
            first.placements,
          ]);
          solutions += first.solutions;
        }
        expect(solutions).toBe(all.solutions);
      },
    ),
    runs(100),
  );
});
