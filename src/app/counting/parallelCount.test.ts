import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { StrandCounter } from '../../solve/strand.ts';
import type { WorkerJob } from '../workers/attended.ts';
import type { FromCounter, ToCounter } from './messages.ts';
import { ParallelCount } from './parallelCount.ts';

const file = new URL('../../../assets/puzzles/pentomino-5x12.txt', import.meta.url);
const text = readFileSync(file, 'utf8');
const job = { text, search: null, unique: false };

/** A count whose workers do a lap only when the test asks for it. */
function begin(cores: number) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { hardwareConcurrency: cores + 1 });
  interface Worker {
    readonly job: WorkerJob<ToCounter, FromCounter>;
    readonly counter: StrandCounter;
    strand: { part: number; of: number } | undefined;
    isClosed: boolean;
  }
  const workers: Worker[] = [];
  const tellTo = (worker: Worker) => (message: ToCounter) => {
    if (!('strand' in message)) return;
    worker.strand = message.strand;
    worker.counter.begin(message.strand);
  };
  const heard = { failures: 0 };
  const count = new ParallelCount(
    job,
    {},
    (its) => {
      const worker: Worker = {
        job: its,
        counter: StrandCounter.of(job),
        strand: undefined,
        isClosed: false,
      };
      workers.push(worker);
      its.brief(tellTo(worker));
      return { tell: tellTo(worker), close: () => void (worker.isClosed = true) };
    },
    { heard: () => {}, failed: () => void heard.failures++ },
  );
  const lap = (worker: Worker): void => {
    if (!worker.strand || worker.isClosed) return;
    const { part, of } = worker.strand;
    const done = worker.counter.runSlice();
    if (done) worker.strand = undefined;
    worker.job.heard({ part, of, news: worker.counter.report() });
  };
  /** Lets all workers run until the count is done. */
  const finish = (): void => {
    for (let i = 0; i < 10_000 && !count.done; i++) for (const worker of [...workers]) lap(worker);
  };
  count.run();
  vi.advanceTimersByTime(1000);
  return { count, workers, heard, lap, finish, tellTo };
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
  const { count, workers, lap, finish, tellTo } = begin(3);
  for (let i = 0; i < 5; i++) lap(workers[1]!);
  workers[1]!.job.brief(tellTo(workers[1]!));
  finish();
  expect(count.sums.solutions).toBe(4040n);
  end();
});

test('losing a worker does not end the count: the others do its work', () => {
  const { count, workers, heard, lap, finish } = begin(3);
  lap(workers[0]!);
  workers[0]!.isClosed = true;
  workers[0]!.job.failed('broken');
  finish();
  expect(heard.failures).toBe(0);
  expect(count.sums.solutions).toBe(4040n);
  end();
});

test('losing all workers is reported, and the count can be resumed', () => {
  const { count, workers, heard, lap, finish } = begin(2);
  for (const worker of [...workers]) {
    lap(worker);
    worker.isClosed = true;
    worker.job.failed('silent');
  }
  expect(heard.failures).toBe(1);
  expect(count.done).toBe(false);
  count.run();
  expect(workers.length).toBe(3);
  finish();
  expect(count.sums.solutions).toBe(4040n);
  end();
});
