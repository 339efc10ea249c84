import { expect, test } from 'vitest';
import { CountQueue } from '../count/queue.ts';
import { whole } from '../count/share.ts';
import type { CountJob } from '../count/task.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { RunQueue, type RunTask } from '../experiment/runQueue.ts';
import { plainSearch } from '../solve/search.ts';
import { inPlace } from '../testing/runs/tryOut.ts';
import { findPuzzle } from './puzzles.ts';
import { WorkFailed, runInWorkers, type SpawnFor } from './workers.ts';

const puzzle = await findPuzzle('pentomino-5x5', 'en', inPlace.today);
const job: CountJob = {
  text: printPuzzle(puzzle),
  search: plainSearch,
  unique: false,
  memory: 1e8,
};
const { spawnFor } = inPlace;
const together = (queue: CountQueue, spawnFor: SpawnFor, stop = new AbortController().signal) =>
  runInWorkers(queue, { spawn: spawnFor('count', job), workers: 3, stop });
const begin = () => CountQueue.begin(job, whole, 3, false);

test('workers share the tasks', async () => {
  const queue = begin();
  const tasks: number[] = [0, 0, 0];
  let started = 0;
  await together(queue, (kind, common) => (on) => {
    const number = started++;
    const worker = spawnFor(kind, common)(on);
    return {
      ...worker,
      begin(task) {
        tasks[number]!++;
        worker.begin(task);
      },
    };
  });
  expect(queue.done).toBe(true);
  const alone = CountQueue.begin(job, whole, 1, false);
  await runInWorkers(alone, { spawn: spawnFor('count', job), workers: 1 });
  expect(queue.sums).toEqual(alone.sums);
  expect(Math.min(...tasks)).toBeGreaterThan(1);
});

/** Workers in this thread; `isFatal` decides at which task starts a worker dies. */
function mortal(isFatal: (beginning: number) => boolean) {
  let [beginnings, started, present] = [0, 0, 0];
  const mortals: SpawnFor = (kind, common) => (on) => {
    const worker = spawnFor(kind, common)(on);
    started++;
    present++;
    return {
      begin(task) {
        if (isFatal(beginnings++)) queueMicrotask(() => on.failed(new Error('on purpose')));
        else worker.begin(task);
      },
      close() {
        present--;
        worker.close();
      },
    };
  };
  return { spawnFor: mortals, started: () => started, present: () => present };
}

test('a failed worker is replaced, and nothing is lost or counted twice', async () => {
  const { spawnFor: mortals, started, present } = mortal((beginning) => beginning % 5 === 2);
  const queue = begin();
  await together(queue, mortals);
  const calm = begin();
  await together(calm, spawnFor);
  expect(queue.sums).toEqual(calm.sums);
  expect(started()).toBeGreaterThan(10);
  expect(present()).toBe(0);
});

test('a task that every worker fails at ends the work, and keeps the results of others', async () => {
  // Workers survive only the first few tasks.
  const { spawnFor: mortals, started, present } = mortal((beginning) => beginning >= 20);
  const queue = begin();
  await expect(together(queue, mortals)).rejects.toThrow(WorkFailed);
  expect(started()).toBeLessThan(12);
  expect(present()).toBe(0);
  const { solutions } = queue.sums;
  const rest = new CountQueue(whole, queue.saved(), false);
  expect(rest.open).toBeGreaterThan(40);
  await together(rest, spawnFor);
  const calm = begin();
  await together(calm, spawnFor);
  expect(rest.sums.solutions).toBe(calm.sums.solutions);
  expect(rest.sums.solutions).toBeGreaterThanOrEqual(solutions);
});

test('runs restart when their workers fail, and end where that does not help', async () => {
  const search = { ...plainSearch, order: 'rows' as const };
  const tasks = (['first', 'all'] as const).map((limit): RunTask => ({
    kind: 'search',
    text: job.text,
    pane: search,
    limit,
    measuresLag: false,
  }));
  const run = async (spawnFor: SpawnFor) => {
    const runs = new RunQueue(tasks);
    await runInWorkers(runs, { spawn: spawnFor('runs', null), workers: 2 });
    return runs.figures;
  };
  const calm = await run(spawnFor);
  expect(await run(mortal((beginning) => beginning < 2).spawnFor)).toEqual(calm);
  await expect(run(mortal(() => true).spawnFor)).rejects.toThrow(WorkFailed);
});

test('the work ends if no worker can be started', async () => {
  const none: SpawnFor = () => () => {
    throw new Error('ENOMEM');
  };
  await expect(together(begin(), none)).rejects.toThrow(WorkFailed);
});

test('all workers are closed when it is stopped', async () => {
  let left = 3;
  const idle: SpawnFor = () => () => ({ begin() {}, close: () => void left-- });
  const stop = new AbortController();
  const stopped = together(begin(), idle, stop.signal);
  stop.abort();
  await stopped;
  expect(left).toBe(0);
});
