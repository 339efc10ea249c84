import { searchRow } from './runTable.ts';
import { MeasuredSearch } from './searches.ts';
import { CountedSolvability } from '../lag/countedSolvability.ts';
import { MistakeMeter } from '../lag/mistakeMeter.ts';
import type { LagProfile } from '../lag/profile.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import { countsOf } from '../solve/position.ts';
import { Tally } from '../solve/played/searchReplay.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { compile, fullDepth, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import type { Until } from '../run/until.ts';
import { runs } from '../testing/share.ts';
import { problemOf } from '../testing/random/situations.ts';
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

/** The mean lag, and the shares of the first third of so many pieces, mistake by mistake. */
function shares({ lag, byDepth }: LagProfile, pieces: number) {
  const nothing = { meanLag: undefined, earlyMistakes: undefined, earlyWaste: undefined };
  if (!lag) return nothing;
  const all = { early: 0, mistakes: 0, waste: 0, placements: 0 };
  for (const [depth, { mistakes, placements }] of byDepth.entries()) {
    all.mistakes += mistakes;
    all.placements += placements;
    if (3 * depth > pieces) continue;
    all.early += mistakes;
    all.waste += placements;
  }
  return {
    meanLag: Math.round(100 * lag.pieces.mean) / 100,
    earlyMistakes: expect.closeTo((100 * all.early) / all.mistakes, 1),
    earlyWaste: expect.closeTo((100 * all.waste) / all.placements, 1),
  };
}

const anyUntil = fc.oneof(
  fc.constantFrom<Until>('first', 'all'),
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 1000 }),
);

test('a run has the figures counted from every step, however it is divided into slices', () => {
  const ends = { solved: 0, whole: 0, cut: 0 };
  let early = 0;
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
        const { progress, lag, meanLag, earlyMistakes, earlyWaste, ...figures } = run.figures;
        const wanted = lagOf(problem, search, until);
        expect(lag).toEqual(wanted);
        const ofLag = { meanLag, earlyMistakes, earlyWaste };
        expect(ofLag).toEqual(shares(wanted, fullDepth(problem) ?? figures.deepest));
        if (earlyMistakes !== undefined && earlyMistakes > 0) early++;
        const bare = new MeasuredSearch(problem, search, until);
        while (!bare.runSlice(slice));
        expect(bare.figures).toEqual({ progress, ...figures });
        expect(figures).toEqual(counted(problem, search, until));
        expect(progress === 1 || !figures.finished).toBe(true);
        expect(run.runSlice(slice)).toBe(true);
        expect(run.figures).toEqual({ ...run.figures, ...figures, progress, lag });
        ends[figures.finished ? 'whole' : until === 'first' ? 'solved' : 'cut']++;
      },
    ),
    // Enough for rare ends to come often.
    runs(750),
  );
  expect(Math.min(...Object.values(ends), early)).toBeGreaterThan(5);
});

test('of a search that was stopped no figure stands for what would take too long to find out', () => {
  const problem = problemOf('pentomino-6x10');
  const stopped = (states?: number) => {
    const run = new MeasuredSearch(problem, plainSearch, 5000, true, Infinity, states);
    while (!run.runSlice());
    return run.figures;
  };
  const [exact, bounded] = [stopped(), stopped(0)];
  expect(exact.lag).toMatchObject({ isExact: true });
  expect(bounded.lag).toMatchObject({ isExact: false, placements: exact.placements });
  expect(bounded.lag!.inVain).toBeLessThanOrEqual(exact.lag!.inVain);
  expect(exact.meanLag).toBeGreaterThan(0);
  expect(bounded.meanLag).toBeUndefined();
  const [full, cut] = [exact, bounded].map((figures) => searchRow('A', plainSearch, figures));
  expect(full!['in vain']).toBe(exact.lag!.inVain);
  expect(cut).toMatchObject({ 'in vain': null, mistakes: null, 'lag in pieces': null });
});
