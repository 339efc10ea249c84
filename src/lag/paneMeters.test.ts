import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { problemOf } from '../testing/random/situations.ts';
import { withOwnPieces } from '../testing/runs/doomedNodes.ts';
import { runs } from '../testing/share.ts';
import { askedOften, solvabilityFor } from './askedOften.ts';
import { MeteredSearch } from './meteredSearch.ts';
import { PaneMeters, type MeterReport } from './paneMeters.ts';

/** What a search tells at a step that is alone, and can ask for all. */
function truthAt(problem: Problem, search: Search, goal: number) {
  const metered = new MeteredSearch(problem, search, solvabilityFor(problem, search));
  metered.goTo(goal);
  const mistakes = metered.mistakes!;
  const solvable = mistakes.solvableTo(askedOften(problem, search));
  const profile = mistakes.profile(solvable === -1 ? undefined : solvable);
  const { steps: step, heat, deadEnds } = metered;
  return { step, profile, heat: heat.heat, deadEnds: deadEnds.found };
}

test('several searches at once are told of as each is alone, at whatever step, in any order', () => {
  let asked = 0;
  fc.assert(
    fc.property(
      fc.oneof(anyPuzzle(11), fc.constant(problemOf('pentomino-puv-5x3').puzzle)),
      fc.array(anySearch, { minLength: 1, maxLength: 3 }),
      fc.nat(2 ** 20),
      fc.array(fc.array(fc.nat(400), { minLength: 3, maxLength: 3 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (puzzle, any, choice, moments) => {
        const problem = compile(puzzle);
        const searches = any.map((one) => withOwnPieces(puzzle, one, choice));
        const meters = new PaneMeters(problem);
        const last = new Map<number, MeterReport>();
        for (const steps of moments) {
          meters.show(searches.map((search, id) => ({ id, search, step: steps[id]! })));
          const tell = (report: MeterReport): void => {
            expect(report.step).toBeLessThanOrEqual(steps[report.id]!);
            last.set(report.id, report);
          };
          while (meters.run(tell));
          for (const [id, search] of searches.entries()) {
            expect(last.get(id)).toEqual({ id, ...truthAt(problem, search, steps[id]!) });
            if (solvabilityFor(problem, search)) asked++;
          }
        }
      },
    ),
    runs(80),
  );
  expect(asked).toBeGreaterThan(10);
});

test('a search far from where it is to be tells on its way, and skips what is shown no more', () => {
  const problem = problemOf('pentomino-6x10');
  const meters = new PaneMeters(problem);
  const told: number[] = [];
  const tell = ({ step }: MeterReport): void => void told.push(step);
  meters.show([{ id: 1, search: plainSearch, step: 1_000_000 }]);
  while (told.length < 2) meters.run(tell);
  expect(told[1]).toBeLessThan(1_000_000);
  expect(told[1]).toBeGreaterThan(told[0]!);
  const [, later] = told;
  meters.show([{ id: 1, search: plainSearch, step: 5000 }]);
  while (told.length < 3) meters.run(tell);
  expect(told[2]).toBe(5000);
  meters.show([{ id: 1, search: plainSearch, step: later! }]);
  while (told.at(-1) !== later) meters.run(tell);
  meters.show([]);
  expect(meters.run(tell)).toBe(false);
});

test('where solutions are not known, mistakes are open, and none are told where a piece is held by symmetry', () => {
  const problem = problemOf('pentomino-6x10');
  const meters = new PaneMeters(problem);
  const told = new Map<number, MeterReport>();
  const unique = { ...plainSearch, unique: true };
  meters.show([
    { id: 1, search: plainSearch, step: 3000 },
    { id: 2, search: unique, step: 3000 },
  ]);
  for (let turn = 0; turn < 12; turn++) meters.run((report) => told.set(report.id, report));
  expect(told.get(1)?.profile!.open.placements).toBeGreaterThan(1000);
  // It waits for the solutions.
  expect(told.has(2)).toBe(false);
});
