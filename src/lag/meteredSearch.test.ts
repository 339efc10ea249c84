import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { problemOf } from '../testing/random/situations.ts';
import { withOwnPieces } from '../testing/runs/doomedNodes.ts';
import { isNumbered } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';
import { DeadEndMeter } from './deadEndMeter.ts';
import { HeatMeter } from './heatMeter.ts';
import { MeteredSearch } from './meteredSearch.ts';
import { solvabilityFor } from './askedOften.ts';
import { MistakeMeter } from './mistakeMeter.ts';

/** What meters tell that are fed from the start up to a step, and that step or the last one. */
function truthAt(problem: Problem, search: Search, step: number) {
  const mistakes = new MistakeMeter(problem, search, solvabilityFor(problem, search));
  const heat = new HeatMeter(problem);
  const deadEnds = new DeadEndMeter(problem, search);
  const solver = startSearch(problem, search, 'everything');
  for (;;) {
    const event = solver.step();
    if (event !== END && isNumbered(event) && mistakes.steps === step) break;
    mistakes.apply(event);
    if (event === END) break;
    heat.apply(event);
    deadEnds.apply(event);
  }
  return told({ steps: mistakes.steps, mistakes, heat, deadEnds });
}

const told = ({
  steps,
  ...own
}: Pick<MeteredSearch, 'steps' | 'mistakes' | 'heat' | 'deadEnds'>) => ({
  steps,
  profile: own.mistakes?.profile(),
  heat: own.heat.heat,
  deadEnds: own.deadEnds.found,
});

test('all is told of any step, in any order', () => {
  fc.assert(
    fc.property(
      anyPuzzle(11),
      anySearch,
      fc.nat(2 ** 20),
      fc.array(fc.nat(400), { minLength: 2, maxLength: 6 }),
      (puzzle, any, choice, steps) => {
        const problem = compile(puzzle);
        const search = withOwnPieces(puzzle, any, choice);
        const run = new MeteredSearch(problem, search, solvabilityFor(problem, search));
        for (const step of steps) {
          while (!run.goTo(step, 7));
          expect(told(run)).toEqual(truthAt(problem, search, step));
        }
      },
    ),
    runs(80),
  );
});

test('also far back in a long search, whose marks are thinned out', { timeout: 60_000 }, () => {
  const problem = problemOf('pentomino-6x10');
  const search = { ...plainSearch, rules: ['repeats' as const] };
  const run = new MeteredSearch(problem, search);
  for (const step of [600_000, 100_001, 8192, 300_000, 4095])
    for (const at of [step, step]) {
      run.goTo(at);
      expect(told(run)).toEqual(truthAt(problem, search, at));
    }
});
