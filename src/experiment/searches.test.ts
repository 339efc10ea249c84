import { MeasuredSearch } from './searches.ts';
import { CountedSolvability } from '../lag/countedSolvability.ts';
import { MistakeMeter } from '../lag/mistakeMeter.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import { countsOf } from '../solve/position.ts';
import { Tally } from '../solve/played/searchReplay.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Until } from '../run/until.ts';
import { isNumbered } from '../testing/runs/runs.ts';

/** The figures counted from every step, and the placement of the first solution. */
function counted(problem: Problem, search: Search, until: Until) {
  const tally = new Tally();
  let first: number | null = null;
  let finished = true;
  for (const event of startSearch(problem, search, 'everything')) {
    const isOver = until === 'first' ? tally.solutions > 0 : tally.steps === until;
    if (isOver && isNumbered(event)) {
      finished = false;
      break;
    }
    tally.count(event);
    if (tally.solutions > 0) first ??= tally.placements;
  }
  return { ...countsOf(tally), first, finished };
}

/** What mistakes cost up to there, measured at every event, with all that is true asked about. */
function lagOf(problem: Problem, search: Search, until: Until) {
  const solvability = new CountedSolvability(problem, search);
  const meter = new MistakeMeter(problem, search, solvability);
  let solutions = 0;
  for (const event of [...startSearch(problem, search, 'everything'), END]) {
    const isOver = until === 'first' ? solutions > 0 : meter.steps === until;
    if (isOver && (event === END ? until === 'first' : isNumbered(event))) break;
    meter.apply(event);
    if (event !== END && kindOf(event) === SOLUTION) solutions++;
  }
  return meter.profile(meter.solvableTo(solvability));
}

const anyUntil = fc.oneof(
  fc.constantFrom<Until>('first', 'all'),
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 1000 }),
);

test('a run has the figures counted from every step, however it is divided into slices', () => {
  const ends = { solved: 0, whole: 0, cut: 0 };
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      anyUntil,
      fc.integer({ min: 1, max: 50 }),
      (puzzle, search, until, slice) => {
        const problem = compile(puzzle);
        const run = new MeasuredSearch(problem, search, until, true);
        while (!run.runSlice(slice));
        const { progress, lag, ...figures } = run.figures;
        expect(lag).toEqual(lagOf(problem, search, until));
        const bare = new MeasuredSearch(problem, search, until);
        while (!bare.runSlice(slice));
        expect(bare.figures).toEqual({ progress, ...figures });
        expect(figures).toEqual(counted(problem, search, until));
        expect(progress === 1 || !figures.finished).toBe(true);
        expect(run.runSlice(slice)).toBe(true);
        expect(run.figures).toEqual({ ...figures, progress, lag });
        ends[figures.finished ? 'whole' : until === 'first' ? 'solved' : 'cut']++;
      },
    ),
  );
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(5);
});
