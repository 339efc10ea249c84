import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Share } from '../../../count/share.ts';
import { TaskRunner } from '../../../count/task.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import type { FromCounter, ToCounter } from '../../workers/messages.ts';
import { ParallelCount } from './parallelCount.ts';

const file = new URL('../../../../assets/puzzles/pentomino-5x12.txt', import.meta.url);
const text = readFileSync(file, 'utf8');
const problem = compile(parsePuzzle(text));
const job = { text, search: null, unique: false, memory: 1e8 };
/** Small enough that each worker has several slices to do. */
const limits = { steps: 1000, states: 20_000, sharedStates: 20_000 };

/** A count whose workers run a slice only when the test asks for it. */
function begin(cores: number) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { hardwareConcurrency: cores + 1 });
  interface Worker {
    readonly job: WorkerJob<ToCounter, FromCounter>;
    readonly runner: TaskRunner;
    task: Share | undefined;
    isClosed: boolean;
  }
  const workers: Worker[] = [];
  const sendTo = (worker: Worker) => (message: ToCounter) => {
    if (!('task' in message)) return;
    worker.task = message.task;
    worker.runner.begin(message.task);
  };
  const seen = { failures: 0 };
  const count = new ParallelCount(
    job,
    {},
    (its) => {
      const worker: Worker = {
        job: its,
        runner: new TaskRunner(problem, job, limits),
        task: undefined,
        isClosed: false,
      };
      workers.push(worker);
      its.initialise(sendTo(worker));
      return { send: sendTo(worker), close: () => void (worker.isClosed = true) };
    },
    { changed: () => {}, failed: () => void seen.failures++ },
  );
  const slice = (worker: Worker): void => {
    if (!worker.task || worker.isClosed) return;
    const { from, to } = worker.task;
    const done = worker.runner.runSlice();
    if (done) worker.task = undefined;
    worker.job.received({ share: { from, to }, report: worker.runner.report() });
  };
  /** Lets all workers run until the count is done. */
  const finish = (): void => {
    for (let i = 0; i < 10_000 && !count.done; i++)
      for (const worker of Array.from(workers)) slice(worker);
  };
  count.run();
  vi.advanceTimersByTime(1000);
  return { count, workers, seen, slice, finish, sendTo };
}

const end = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
};

test('three workers get the same count as one', () => {
  const { count, workers, finish } = begin(3);
  expect(workers.length).toBe(3);
  finish();
  expect(count.sums.solutions).toBe(4040n);
  end();
});

test('a replaced worker continues after its predecessor’s last report', () => {
  const { count, workers, slice, finish, sendTo } = begin(3);
  for (let i = 0; i < 5; i++) slice(workers[1]!);
  workers[1]!.job.initialise(sendTo(workers[1]!));
  finish();
  expect(count.sums.solutions).toBe(4040n);
  end();
});

test('losing a worker does not end the count: the others do its work', () => {
  const { count, workers, seen, slice, finish } = begin(3);
  slice(workers[0]!);
  workers[0]!.isClosed = true;
  workers[0]!.job.failed('broken');
  finish();
  expect(seen.failures).toBe(0);
  expect(count.sums.solutions).toBe(4040n);
  end();
});

test('losing all workers is reported, and the count can be resumed', () => {
  const { count, workers, seen, slice, finish } = begin(2);
  for (const worker of Array.from(workers)) {
    slice(worker);
    worker.isClosed = true;
    worker.job.failed('silent');
  }
  expect(seen.failures).toBe(1);
  expect(count.done).toBe(false);
  count.run();
  expect(workers.length).toBe(3);
  finish();
  expect(count.sums.solutions).toBe(4040n);
  end();
});
