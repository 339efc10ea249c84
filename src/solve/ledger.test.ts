import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { Count, countSolutions, type CountState } from './count/index.ts';
import { Ledger, type Saved } from './ledger.ts';
import { packed, unpacked } from './saved.ts';
import { seal, unseal } from './seal.ts';
import { compile, type Problem } from './problem.ts';
import { plainSearch } from './search.ts';
import { whole, type Part } from './shard.ts';
import { StrandCounter, type CountJob, type SliceLimits } from './strand.ts';

const anyJob = fc.record({ puzzle: anyPuzzle(14), isFastest: fc.boolean(), unique: fc.boolean() });
const anyPart = fc
  .integer({ min: 1, max: 3 })
  .chain((of) => fc.record({ part: fc.integer({ min: 1, max: of }), of: fc.constant(of) }));

/** A count of a problem. */
interface Job extends Pick<CountJob, 'search' | 'unique'> {
  readonly problem: Problem;
}

const jobOf = ({
  puzzle,
  isFastest,
  unique,
}: {
  puzzle: Puzzle;
  isFastest: boolean;
  unique: boolean;
}): Job => ({
  problem: compile(puzzle),
  search: isFastest ? null : { ...plainSearch, unique },
  unique,
});

/** Counts for so many time slices, always the next strand. */
function work(job: Job, ledger: Ledger, laps: number, limits?: SliceLimits): void {
  const counter = new StrandCounter(job.problem, job, limits);
  for (let strand = ledger.take(), left = laps; strand; strand = ledger.take()) {
    counter.begin(strand);
    for (let done = false; !done && left > 0; left--) {
      done = counter.runSlice();
      ledger.hear(strand, counter.report());
    }
  }
}

const begin = (job: Job, part: Part, many = true) =>
  Ledger.begin(job, part, { many, isOne: false });

function counted(job: Job, part: Part, many: boolean) {
  const ledger = begin(job, part, many);
  work(job, ledger, Infinity);
  expect(ledger.done).toBe(true);
  expect(ledger.sums.progress).toBe(1);
  const { solutions, placements } = ledger.sums;
  return { solutions, placements };
}

/** The saved count, serialised and parsed. */
const written = (saved: Saved, { search }: Job, part: Part): Saved =>
  unpacked(unseal(seal(packed(saved))), search, part)!;

test('a count saved and resumed by any number of workers has the same result', () => {
  fc.assert(
    fc.property(
      anyJob,
      anyPart,
      fc.nat(70),
      fc.integer({ min: 1, max: 5 }),
      (any, part, laps, workers) => {
        const job = jobOf(any);
        const first = begin(job, part);
        work(job, first, laps);
        const second = new Ledger(job, part, written(first.saved(), job, part)).anew(workers);
        expect(second.open).toBeGreaterThanOrEqual(
          first.done || !any.isFastest ? first.open : workers,
        );
        expect(second.sums.solutions).toBe(first.sums.solutions);
        expect(second.sums.progress).toBeCloseTo(first.sums.progress);
        work(job, second, Infinity);
        const { solutions, placements } = second.sums;
        expect({ solutions, placements }).toEqual(counted(job, part, true));
      },
    ),
    { numRuns: 60 },
  );
});

test('parts add up to the whole, by one or by many', () => {
  fc.assert(
    fc.property(anyJob, fc.integer({ min: 2, max: 4 }), (any, of) => {
      const job = jobOf(any);
      const parts = Array.from({ length: of }, (_, i) =>
        counted(job, { part: i + 1, of }, i % 2 === 0),
      );
      const sum = (key: 'solutions' | 'placements') =>
        parts.reduce((all, part) => all + (part[key] ?? 0n), 0n);
      const all = counted(job, whole, false);
      expect(all).toEqual(counted(job, whole, true));
      expect(sum('solutions')).toBe(all.solutions);
      expect(sum('placements')).toBe(all.placements ?? 0n);
    }),
    { numRuns: 30 },
  );
});

test('a count between its parts can be divided', () => {
  const puzzle = parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(15)}\n`.repeat(4)}`);
  const job = jobOf({ puzzle, isFastest: true, unique: false });
  const first = begin(job, whole);
  // So little memory that the count is split many times.
  const limits = { steps: 1, entries: 1000, room: 100_000 };
  const counter = new StrandCounter(job.problem, job, limits);
  const strand = first.take()!;
  counter.begin(strand);
  do {
    counter.runSlice();
    first.hear(strand, counter.report());
  } while ((counter.report().state as CountState).parts < 5);
  const second = first.anew(3);
  expect(second.open).toBe(3);
  expect(second.sums.solutions).toBe(BigInt(first.saved().open[0]!.state!.solutions));
  expect(second.sums.solutions).toBeLessThan(1472n);
  work(job, second, Infinity, limits);
  expect(second.sums.solutions).toBe(1472n);
});

test('a count within a part can be divided repeatedly', () => {
  const anyOptions = fc.record({ unique: fc.boolean(), room: fc.constantFrom(1, 500, 1000, 4000) });
  const anyTimes = fc.array(
    fc.record({ laps: fc.nat(8), strands: fc.integer({ min: 1, max: 3 }) }),
    {
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(anyPuzzle(16), anyOptions, anyTimes, (puzzle, options, times) => {
      const job = jobOf({ puzzle, isFastest: true, unique: options.unique });
      let ledger = begin(job, whole);
      const work = (laps: number): void => {
        for (let strand = ledger.take(); strand; strand = ledger.take()) {
          const { part, of, state } = strand;
          const shard = { index: part - 1, of };
          const from = state as CountState | undefined;
          const count = new Count(job.problem, { ...options, shard, ...(from && { from }) });
          let done = false;
          for (let i = 0; i < laps && !done; i++) done = count.run(1);
          const solutions = String(count.solutions);
          const news = { state: count.state(), solutions, placements: null, done };
          ledger.hear(strand, { ...news, reused: count.reused, progress: count.progress() });
        }
      };
      for (const { laps, strands } of times) {
        work(laps);
        ledger = new Ledger(job, whole, written(ledger.saved(), job, whole)).anew(strands);
      }
      work(Infinity);
      expect(ledger.done).toBe(true);
      expect(ledger.sums.solutions).toBe(countSolutions(job.problem, options.unique));
    }),
    { numRuns: 200 },
  );
});

test('a strand that is put back is handed out again at its last report, and the failures in a row are counted', () => {
  const puzzle = parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(12)}\n`.repeat(5)}`);
  const job = jobOf({ puzzle, isFastest: false, unique: false });
  const ledger = begin(job, whole, false);
  const counter = new StrandCounter(job.problem, job);
  const strand = ledger.take()!;
  expect(ledger.take()).toBeUndefined();
  expect(ledger.giveBack(strand)).toBe(1);
  expect(ledger.giveBack(ledger.take()!)).toBe(2);
  counter.begin(ledger.take()!);
  counter.runSlice();
  ledger.hear(strand, counter.report());
  const { sums } = ledger;
  expect(ledger.giveBack(strand)).toBe(1);
  expect(ledger.sums).toEqual(sums);
  expect(ledger.take()).toMatchObject({ part: 1, of: 1, state: counter.report().state });
  expect(ledger.giveBack(strand)).toBe(2);
});
