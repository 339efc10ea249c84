import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Process } from '../run/process.ts';
import { END, isOfKind, kindsWhere, numberedOf } from '../run/step.ts';
import { searchProcess } from '../solve/played/searchProcess.ts';
import { compile } from '../solve/problem.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { expectSame } from '../testing/expectSame.ts';
import { runs, share } from '../testing/share.ts';
import { beginOf, CHUNK, chunkOf, ChunkMaker, progressAt, type Chunk } from './chunk.ts';
import { still } from './source.ts';

/** The most steps of a run that are looked at. */
const MOST = 3 * CHUNK;

/** A run as it is made without chunks: its events, and values and progress after each step. */
function told(process: Process) {
  const numbered = numberedOf(process.kinds);
  const valuesNow = () => process.series.map((_, series) => process.value(series));
  const isMilestone = kindsWhere(process.kinds, (kind) => kind.isMilestone ?? false);
  const events: number[] = [];
  const values = [valuesNow()];
  const progress = [process.progress()];
  const milestones: number[] = [];
  while (process.steps < MOST) {
    const event = process.step();
    if (event === END) {
      progress[process.steps] = process.progress();
      break;
    }
    events.push(event);
    if (isOfKind(isMilestone, event)) milestones.push(process.steps);
    if (!isOfKind(numbered, event)) continue;
    values.push(valuesNow());
    progress.push(process.progress());
  }
  return { events, values, progress, milestones };
}

/** The same, joined from chunks. */
function joined(chunks: readonly Chunk[]) {
  const [first] = chunks;
  const valuesAt = ({ values }: Chunk, step: number) => values.map((all) => all[step]!);
  const afterEach = <Value>(what: (chunk: Chunk, step: number) => Value): Value[] => [
    what(first!, 0),
    ...chunks.flatMap((chunk) =>
      Array.from({ length: chunk.steps }, (_, step) => what(chunk, step + 1)),
    ),
  ];
  return {
    events: chunks.flatMap(({ events }) => [...events]),
    values: afterEach(valuesAt),
    progress: afterEach(progressAt),
    milestones: chunks.flatMap(({ milestones }) => milestones),
  };
}

test('a chunk begins where the one before it ends, and steps are in that which says so', () => {
  const whole = chunkOf(CHUNK);
  expect(beginOf(0)).toBe(0);
  for (let index = 0; index < whole + 5; index++) {
    const [begin, end] = [beginOf(index), beginOf(index + 1)];
    expect(end - begin).toBeLessThanOrEqual(CHUNK);
    if (index >= whole) expect(end - begin).toBe(CHUNK);
    expect([begin, end - 1].map(chunkOf)).toEqual([index, index]);
  }
  expect(chunkOf(Infinity)).toBe(Infinity);
});

test('chunks of a random search, made in any order, join to its events, values and progress', () => {
  let several = 0;
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.constantFrom('steps' as const, 'everything' as const),
      fc.infiniteStream(fc.nat()),
      (puzzle, search, detail, order) => {
        const start = searchProcess(compile(puzzle), search);
        const due = told(start(detail));
        const last = chunkOf(Math.max(0, due.values.length - 2));
        if (last > 2) several++;
        const maker = new ChunkMaker(start(detail), still);
        const made: Chunk[] = [];
        for (let index = 0; index <= last; index++) {
          // Another one in between, ahead or back.
          const other = order.next().value % (last + 1);
          const again = maker.make(other)!;
          if (made[other]) expectSame(again, made[other]);
          made[index] = maker.make(index)!;
        }
        const is = joined(made);
        expectSame(is.events, due.events);
        expectSame(is.values, due.values);
        expectSame(is.milestones, due.milestones);
        for (const [step, progress] of due.progress.entries())
          if (Math.abs(is.progress[step]! - progress) > 1e-6) expect.fail(`progress at ${step}`);
      },
    ),
    runs(60),
  );
  expect(several).toBeGreaterThan(share(10));
});
