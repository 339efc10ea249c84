import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { rules, type RuleId } from '../solve/rules/index.ts';
import { seal, unseal } from '../solve/saved/seal.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { Truth } from '../testing/random/anyCount.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { countSolutions } from './count.ts';
import { CountQueue, makeUp, type SavedTasks } from './queue.ts';
import { packed, unpacked } from './saved.ts';
import { divide, shareOf, sizeOf, UNITS, whole, type Share } from './share.ts';
import { TaskRunner, type CountJob, type TaskLimits } from './task.ts';
import { runs } from '../testing/share.ts';

/** Often a puzzle that is not done at once. */
const anyUsual = fc.oneof(
  anyPuzzle(12),
  anyPuzzle(12).filter(({ board }) => board.cells.length > 8),
);
const anyJob = fc.record({
  puzzle: anyUsual,
  isFastest: fc.constantFrom(true, true, false),
  unique: fc.boolean(),
});
const anyShare = fc
  .integer({ min: 1, max: 3 })
  .chain((of) => fc.integer({ min: 1, max: of }).map((part) => shareOf(part, of)));

/** A count of a problem. */
interface Job extends Omit<CountJob, 'text'> {
  readonly problem: Problem;
}

interface JobParts {
  readonly puzzle: Puzzle;
  readonly isFastest: boolean;
  readonly unique: boolean;
}

const jobOf = ({ puzzle, isFastest, unique }: JobParts): Job => ({
  problem: compile(puzzle),
  search: isFastest ? null : { ...plainSearch, unique },
  unique,
  memory: 1e8,
});

/** Small enough that tiny counts are put down on their way, and divided. */
const tiny: TaskLimits = { steps: 40, states: 1, sharedStates: 20 };

/** Counts for so many slices, always the next task. */
function work(job: Job, queue: CountQueue, slices: number, limits = tiny): void {
  const runner = new TaskRunner(job.problem, job, limits);
  for (let task = queue.take(), left = slices; task; task = queue.take()) {
    runner.begin(task);
    for (let done = false; !done && left > 0; left--) {
      done = runner.runSlice();
      queue.receive(task, runner.report());
    }
  }
}

const begin = (job: Job, share: Share, workers = 3) => CountQueue.begin(job, share, workers, false);

function counted(job: Job, share: Share, workers: number) {
  const queue = begin(job, share, workers);
  work(job, queue, Infinity);
  expect(queue.done).toBe(true);
  expect(queue.sums.progress).toBe(1);
  const { weighted, divisor, placements } = queue.sums;
  return { weighted, divisor, placements };
}

/** The saved count, serialised and parsed. */
const written = (saved: SavedTasks, { search }: Job, share: Share): SavedTasks =>
  unpacked(unseal(seal(packed(saved))), search, share)!;

test('a count that is saved and resumed by any number of workers has the same result', () => {
  let begun = 0;
  fc.assert(
    fc.property(
      anyJob,
      anyShare,
      fc.integer({ min: 3, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (any, share, slices, workers) => {
        const job = jobOf(any);
        const first = begin(job, share);
        work(job, first, slices);
        const saved = first.saved();
        if (saved.open.some(({ state }) => state)) begun++;
        const second = new CountQueue(share, written(saved, job, share), false).redivided(workers);
        expect(second.sums.progress).toBeCloseTo(first.sums.progress);
        expect(second.sums.weighted <= first.sums.weighted).toBe(true);
        if (!any.isFastest) expect(second.sums.weighted).toBe(first.sums.weighted);
        work(job, second, Infinity);
        const { weighted, divisor, placements } = second.sums;
        expect({ weighted, divisor, placements }).toEqual(counted(job, share, 3));
      },
    ),
    runs(60),
  );
  expect(begun).toBeGreaterThan(5);
});

test('shares add up to the whole, by one or by many', () => {
  fc.assert(
    fc.property(anyJob, fc.integer({ min: 2, max: 4 }), (any, of) => {
      const job = jobOf(any);
      const parts = Array.from({ length: of }, (_, i) =>
        counted(job, shareOf(i + 1, of), 1 + (i % 2)),
      );
      const sum = (key: 'weighted' | 'placements') =>
        parts.reduce((all, part) => all + (part[key] ?? 0n), 0n);
      const all = counted(job, whole, 1);
      expect(all).toEqual(counted(job, whole, 3));
      expect(all.weighted).toBe(countSolutions(job.problem, job.unique) * all.divisor);
      for (const { divisor } of parts) expect(divisor).toBe(all.divisor);
      expect(sum('weighted')).toBe(all.weighted);
      expect(sum('placements')).toBe(all.placements ?? 0n);
    }),
    runs(60),
  );
});

const pentominoes = (columns: number, rows: number): Puzzle =>
  parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(columns)}\n`.repeat(rows)}`);

test('tasks that were not begun are divided for more workers, those that were are not', () => {
  const job = jobOf({ puzzle: pentominoes(15, 4), isFastest: true, unique: true });
  const limits = { steps: 1, states: 1000, sharedStates: 2000 };
  const first = begin(job, shareOf(1, 2), 2);
  const [task, other] = [first.take()!, first.take()!];
  expect(first.take()).toBeUndefined();
  const runner = new TaskRunner(job.problem, job, limits);
  runner.begin(task);
  for (let i = 0; i < 5; i++) runner.runSlice();
  first.receive(task, runner.report());
  const second = first.redivided(5);
  expect(second.open).toBe(4);
  const { state, progress } = runner.report();
  const open = [{ from: task.from, to: task.to, state, progress }, ...divide(other, 3)];
  expect(second.saved().open).toEqual(open);
  expect(sizeOf(shareOf(1, 2))).toBeCloseTo(open.reduce((sum, share) => sum + sizeOf(share), 0));
  work(job, second, Infinity, limits);
  // Also of tasks that are done.
  expect(second.sums.merged).toBeGreaterThan(0);
  const rest = begin(job, shareOf(2, 2), 1);
  work(job, rest, Infinity, limits);
  const { weighted, divisor } = second.sums;
  expect((weighted + rest.sums.weighted) / divisor).toBe(368n);
  // Both halves have solutions of their own.
  expect(weighted > 0n && rest.sums.weighted > 0n).toBe(true);
});

test('what is told of a count never falls, and goes on from what was saved', () => {
  const anyMemory = fc.constantFrom(1, 1, 1000, 1e9);
  const anyStretches = fc.array(
    fc.record({ slices: fc.integer({ min: 1, max: 40 }), workers: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4 },
  );
  let frames = 0;
  fc.assert(
    fc.property(anyJob, anyMemory, anyStretches, (any, memory, stretches) => {
      const job = { ...jobOf(any), memory };
      let queue = begin(job, whole);
      let last = 0;
      const run = (slices: number): void => {
        const runner = new TaskRunner(job.problem, job, tiny);
        for (let task = queue.take(); task; task = queue.take()) {
          runner.begin(task);
          for (let i = 0, done = false; i < slices && !done; i++) {
            done = runner.runSlice();
            const report = runner.report();
            if ('frames' in report.state) frames = Math.max(frames, report.state.frames.length);
            queue.receive(task, report);
            const { progress } = queue.sums;
            expect(progress).toBeGreaterThanOrEqual(last - 1e-9);
            last = progress;
          }
        }
      };
      for (const { slices, workers } of stretches) {
        run(slices);
        const saved = queue.saved();
        queue = new CountQueue(whole, written(saved, job, whole), false).redivided(workers);
        expect(queue.sums.progress).toBeCloseTo(last);
      }
      run(Infinity);
      expect(queue.done).toBe(true);
      expect(queue.sums.solutions).toBe(countSolutions(job.problem, job.unique));
    }),
    runs(80),
  );
  expect(frames).toBeGreaterThan(1);
});

test('a task that is given back is handed out again at its last report, and the failures in a row are counted', () => {
  const job = jobOf({ puzzle: pentominoes(12, 5), isFastest: false, unique: false });
  const queue = begin(job, whole, 1);
  const runner = new TaskRunner(job.problem, job);
  const task = queue.take()!;
  expect(queue.take()).toBeUndefined();
  expect(queue.giveBack(task)).toBe(1);
  expect(queue.giveBack(queue.take()!)).toBe(2);
  runner.begin(queue.take()!);
  runner.runSlice();
  queue.receive(task, runner.report());
  const { sums } = queue;
  expect(queue.giveBack(task)).toBe(1);
  expect(queue.sums).toEqual(sums);
  expect(queue.take()).toMatchObject({ ...whole, state: runner.report().state });
  expect(queue.giveBack(task)).toBe(2);
});

test('placements are told unless tasks of a search with memory are counted apart', () => {
  const search = plainSearch;
  const told = (share: Share, workers: number, hasMemory: boolean) =>
    CountQueue.begin({ search }, share, workers, hasMemory).sums.placements;
  expect(told(whole, 1, true)).toBe(0n);
  expect(told(whole, 2, true)).toBeNull();
  expect(told(shareOf(1, 2), 1, true)).toBeNull();
  expect(told(shareOf(1, 2), 2, false)).toBe(0n);
  expect(CountQueue.begin({ search: null }, whole, 1, false).sums.placements).toBeNull();
});

test('placements are told no more once a search with memory is divided on resuming, and else go on', () => {
  const told = (hasMemory: boolean, workers: number, slices: number) => {
    const search: Search = { ...plainSearch, rules: hasMemory ? ['repeats'] : [] };
    const job = {
      ...jobOf({ puzzle: pentominoes(10, 6), isFastest: false, unique: false }),
      search,
    };
    const first = CountQueue.begin(job, whole, 1, hasMemory);
    work(job, first, slices);
    const saved = written(first.saved(), job, whole);
    const second = new CountQueue(whole, saved, hasMemory).redivided(workers);
    expect(second.open).toBe(slices > 0 ? 1 : workers);
    // Nor does it begin again when that is saved in turn.
    const third = new CountQueue(whole, written(second.saved(), job, whole), hasMemory);
    expect(third.sums).toEqual(second.sums);
    return third.sums.placements;
  };
  expect(told(true, 2, 0)).toBeNull();
  expect(told(true, 1, 0)).toBe(0n);
  expect(told(false, 2, 0)).toBe(0n);
  const begun = told(false, 2, 1);
  expect(begun).toBeGreaterThan(0n);
  expect(told(true, 2, 1)).toBe(begun);
});

test('placements are those of the undivided search, or unknown, also where it is saved and divided on resuming', () => {
  const anySearch = fc.record({
    solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
    order: fc.constantFrom('rows', 'short-side', 'fewest'),
    rules: fc.shuffledSubarray(Object.keys(rules) as RuleId[], { minLength: 2 }),
    unique: fc.boolean(),
  });
  const anyBreak = fc.record({ rounds: fc.constantFrom(0, 0, 1, 9), isSaved: fc.boolean() });
  const anyPlan = fc.record({
    shards: fc.constantFrom(1, 1, 2),
    workers: fc.integer({ min: 1, max: 3 }),
    tasks: fc.constantFrom(1, 1, null),
    breaks: fc.array(anyBreak, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(anyUsual, anySearch, anyPlan, (puzzle, any, plan) => {
      const search = { ...plainSearch, ...any };
      const way = { ...plan, search, unique: search.unique, limits: tiny, memories: [1] };
      expect(new Truth(puzzle).wrong(way)).toBeUndefined();
    }),
    runs(100),
  );
});

test('shares of any number of machines, divided among any number of workers, make up the whole', () => {
  const many = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(many, many, fc.nat(9998), (of, workers, part) => {
      const share = shareOf(1 + (part % of), of);
      expect(makeUp(share, divide(share, workers))).toBe(true);
      const others = [...Array(of).keys()].map((i) => shareOf(i + 1, of));
      expect(makeUp(whole, others)).toBe(true);
      expect(makeUp(whole, others.slice(1))).toBe(false);
    }),
    runs(30),
  );
  expect(divide({ from: 5, to: 7 }, 64)).toEqual([
    { from: 5, to: 6 },
    { from: 6, to: 7 },
  ]);
  expect(makeUp(whole, [{ from: 0, to: UNITS / 2 }])).toBe(false);
  expect(makeUp(whole, [whole, { from: UNITS - 1, to: UNITS }])).toBe(false);
});
