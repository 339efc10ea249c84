import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { orders, type OrderId } from './orders/index.ts';
import { compile, type Problem } from './problem.ts';
import { rules, type RuleId } from './rules/index.ts';
import { plainSearch, startSearch, type Search } from './search.ts';
import { Shard, whole, type Part } from './shard.ts';
import { withMemoryReset } from '../testing/memoryReset.ts';
import { solvers, type SolverId } from './solvers/index.ts';
import { END } from './step.ts';

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

/** Solutions and placements of a part. */
function counted(problem: Problem, search: Search, part: Part): [number, number] {
  const shard = new Shard(startSearch(problem, search, 'placements'), part);
  while (!shard.run(1000));
  return [shard.solutions, shard.placements];
}

test('the parts add up to the whole search, however many there are', () => {
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, fc.integer({ min: 1, max: 7 }), (any, search, of) => {
      const problem = compile(any);
      const solver = startSearch(problem, search, 'placements');
      while (solver.step() !== END);
      const parts = Array.from({ length: of }, (_, i) =>
        counted(problem, search, { part: i + 1, of }),
      );
      const sum = (which: 0 | 1) => parts.reduce((total, part) => total + part[which], 0);
      expect(sum(0)).toBe(solver.solutions);
      if (of === 1 || !solver.remembers) expect(sum(1)).toBe(solver.placements);
    }),
    { numRuns: 100 },
  );
});

test('the parts add up where a state repeats above the dividing level', () => {
  const box = 'L4\nooo\no..\n\nL3 x2\noo\no.\n\nI1 x2\no\n';
  const problem = compile(parsePuzzle(`....\n....\n....\n\n${box}`));
  for (const of of [1, 2, 3, 4, 64]) {
    const search: Search = { ...plainSearch, order: 'rows', rules: ['repeats'] };
    const found = Array.from(
      { length: of },
      (_, i) => counted(problem, search, { part: i + 1, of })[0],
    );
    expect([of, found.reduce((sum, one) => sum + one, 0)]).toEqual([of, 104]);
  }
});

test('a saved part resumes where it was', () => {
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, fc.nat(2000), fc.nat(3), (any, search, steps, last) => {
      const problem = compile(any);
      const part = last === 0 ? whole : { part: last, of: 3 };
      const first = new Shard(startSearch(problem, search, 'placements'), part);
      first.run(steps);
      const second = new Shard(startSearch(problem, search, 'placements'), part);
      second.run(7);
      second.restore(JSON.parse(JSON.stringify(first.state())));
      expect(second.progress()).toBe(first.progress());
      while (!second.run(1000));
      expect([second.solutions, second.placements]).toEqual(counted(problem, search, part));
    }),
    { numRuns: 100 },
  );
});

test('a part that ended without a step is still at its end when resumed', () => {
  const problem = compile(parsePuzzle('..\n.#\n\nA\nooo\n'));
  const start = () => startSearch(problem, { ...plainSearch, rules: ['repeats'] }, 'placements');
  const first = new Shard(start(), whole);
  expect([first.run(10), first.progress(), first.placements]).toEqual([true, 1, 0]);
  const second = new Shard(start(), whole);
  second.restore(JSON.parse(JSON.stringify(first.state())));
  expect([second.progress(), second.run(1), second.solutions]).toEqual([1, true, 0]);
});

test('the parts add up whenever memory is cleared, saved and resumed in between', () => {
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
        const start = () => withMemoryReset(problem, id, 'placements', unique, window);
        const all = start();
        while (all.step() !== END);
        let solutions = 0;
        for (let part = 1; part <= of; part++) {
          const first = new Shard(start(), { part, of });
          first.run(steps);
          const second = new Shard(start(), { part, of });
          second.restore(JSON.parse(JSON.stringify(first.state())));
          for (const shard of [first, second]) while (!shard.run(1000));
          expect([second.solutions, second.placements]).toEqual([
            first.solutions,
            first.placements,
          ]);
          solutions += first.solutions;
        }
        expect(solutions).toBe(all.solutions);
      },
    ),
    { numRuns: 100 },
  );
});
