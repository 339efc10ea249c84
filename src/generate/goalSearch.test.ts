import { puzzleOf } from './puzzles.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END, type Step } from '../run/step.ts';
import { anySizedFrame } from '../testing/random/anySizedFrame.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { expectSame } from '../testing/expectSame.ts';
import { DONE, STUCK } from './events.ts';
import { Generation, type Plan } from './generation.ts';
import { GoalSearch, type Goal } from './goalSearch.ts';
import { boxOf, sizedFrame } from './sizes.ts';
import type { StrategyId } from './asked.ts';
import { strategies } from './strategies/index.ts';
import type { WorkReport } from './workReport.ts';
import { runs } from '../testing/share.ts';

const single: Goal = { requirements: { isUnique: true, isDifferent: false }, most: 60 };
const long: Goal = { ...single, most: 1000 };
const followed: readonly StrategyId[] = ['strict', 'grow', 'recombine', 'uniform'];

function planFor(width: number, height: number, blocks: number): Plan {
  const board = boxOf(width, height);
  const sized = 'code' in board ? board : sizedFrame(board, blocks);
  if ('code' in sized) throw new Error(sized.code);
  return { ...sized, strategy: 'recombine', seed: 3 };
}

function eventsOf(run: Generation): Step[] {
  const events: Step[] = [];
  for (let event = run.step(); event !== END; event = run.step()) events.push(event);
  return events;
}

/** A run, the reports on its work, and its events. */
function sought(plan: Plan, goal: Goal) {
  const reports: WorkReport[] = [];
  const run = new Generation(
    plan,
    'steps',
    undefined,
    new GoalSearch(goal, (report) => reports.push(report)),
  );
  return { run, reports, events: eventsOf(run) };
}

test('a generation goes on to a puzzle with a single solution, whatever its strategy', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...followed),
      anySizedFrame(14),
      fc.nat(1000),
      (strategy, sized, seed) => {
        const { run, events, reports } = sought({ ...sized, strategy, seed }, single);
        if (events.at(-1) !== DONE) return;
        expect(reports.at(-1)).toMatchObject({ outcome: 'found' });
        const puzzle = puzzleOf(run.draft.division, '');
        expect(countClasses(puzzle, bruteForce(puzzle).solutions)).toBe(1);
        if (sized.sizes.length > 1) found++;
      },
    ),
    runs(60),
  );
  expect(found).toBeGreaterThan(5);
});

test('it tells how far it is, and that the bound is reached', () => {
  const goal: Goal = { requirements: { ...single.requirements, difficulty: 'hard' }, most: 12 };
  const { run, reports, events } = sought(planFor(4, 4, 4), goal);
  expect(events.at(-1)).toBe(STUCK);
  // The division that it began with is whole all the same.
  expect(run.draft.division.score).toBe(0);
  const looks = reports.flatMap((report) => (report.kind === 'examination' ? [report] : []));
  expect(looks.length).toBeGreaterThanOrEqual(12);
  expect(looks.every(({ most }) => most === 12)).toBe(true);
  expect(looks.at(-1)).toMatchObject({ examined: 12, outcome: 'none', placements: undefined });
  expect(looks.slice(0, -1).every(({ outcome }) => outcome === 'open')).toBe(true);
});

test('it goes on from any mark in the same way', () => {
  const plan = planFor(6, 5, 6);
  const { run: whole, events } = sought(plan, long);
  expect(events.at(-1)).toBe(DONE);
  for (let moment = 0; moment <= events.length; moment += 31) {
    const run = new Generation(plan, 'steps', undefined, new GoalSearch(long));
    for (let i = 0; i < moment; i++) run.step();
    const mark = structuredClone(run.mark());
    const resumed = new Generation(plan, 'steps', undefined, new GoalSearch(long));
    resumed.restore(mark);
    expectSame(eventsOf(resumed), events.slice(moment));
    expectSame(resumed.mark(), whole.mark());
  }
});

test('several processes of a plan look only once', () => {
  const plan = planFor(6, 5, 6);
  const reports: WorkReport[] = [];
  const goalSearch = new GoalSearch(long, (report) => reports.push(report));
  const events = eventsOf(new Generation(plan, 'steps', undefined, goalSearch));
  const told = reports.length;
  expect(told).toBeGreaterThan(0);
  expectSame(eventsOf(new Generation(plan, 'steps', undefined, goalSearch)), events);
  expect(reports).toHaveLength(told);
});

test('a sweep tells how far it is, and why there is nothing to draw', () => {
  const told = (plan: Plan): WorkReport[] => {
    const reports: WorkReport[] = [];
    const strategy = strategies.uniform(plan, (report) => reports.push(report));
    eventsOf(new Generation({ ...plan, strategy: 'uniform' }, 'steps', strategy));
    // Another run does not sweep again.
    eventsOf(new Generation({ ...plan, strategy: 'uniform', seed: 9 }, 'steps', strategy));
    return reports;
  };
  const reports = told(planFor(4, 4, 4));
  const sweeps = reports.flatMap((report) => (report.kind === 'sweep' ? [report] : []));
  expect(sweeps.map(({ added }) => added)).toEqual([...Array(17).keys(), 16]);
  expect(sweeps.map(({ outcome }) => outcome)).toEqual([...Array(17).fill('open'), 'found']);
  const states = sweeps.map((report) => report.states);
  expect(states).toEqual(states.toSorted((a, b) => a - b));
  expect(told(planFor(14, 14, 14)).at(-1)).toMatchObject({ outcome: { code: 'tooManyStates' } });
});
