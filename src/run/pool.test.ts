import { expect, test } from 'vitest';
import { WorkerPool, type Job, type WorkerEvents } from './pool.ts';

interface TestReport {
  readonly done: boolean;
}

/** A worker controlled by the test. */
interface Worker {
  readonly on: WorkerEvents<TestReport>;
  task: string | undefined;
  isClosed: boolean;
}

/** A pool of limited size, and jobs for it. */
function begin(size: number) {
  const pool = new WorkerPool<string, TestReport>(size);
  const workers: Worker[] = [];
  /** The workers that have a task, in the order in which their tasks began. */
  let busy: Worker[] = [];
  const drop = (worker: Worker): void => void (busy = busy.filter((other) => other !== worker));
  const job = (name: string, many: number, replacements = 0) => {
    const waiting = Array.from({ length: many }, (_, i) => name + i);
    const finished: string[] = [];
    const returns = new Map<string, number>();
    const lost: number[] = [];
    const tasks = {
      get done() {
        return finished.length === many;
      },
      take: () => waiting.shift(),
      receive(task: string, { done }: TestReport) {
        if (done) finished.push(task);
        else returns.delete(task);
      },
      giveBack(task: string) {
        waiting.unshift(task);
        returns.set(task, (returns.get(task) ?? 0) + 1);
        return returns.get(task)!;
      },
    };
    const made: Job<string, TestReport> = {
      tasks,
      replacements,
      spawn: (on) => {
        const worker: Worker = { on, task: undefined, isClosed: false };
        workers.push(worker);
        return {
          begin(task) {
            worker.task = task;
            drop(worker);
            busy.push(worker);
          },
          close() {
            worker.isClosed = true;
            drop(worker);
          },
        };
      },
      changed: () => {},
      lost: (_, remaining) => void lost.push(remaining),
    };
    return { job: made, finished, lost };
  };
  const running = () => busy.map(({ task }) => task);
  const fail = (worker: Worker) => worker.on.failed(new Error('on purpose'));
  return { pool, workers, job, running, fail, first: () => busy[0]! };
}

test('the number of workers is limited, and jobs are served in the order they came', () => {
  const { pool, job, running, first, workers } = begin(2);
  const [a, b] = [job('a', 3), job('b', 2)];
  pool.run(a.job);
  pool.run(b.job);
  const seen = [running()];
  while (running().length > 0) {
    first().on.report({ done: false });
    first().on.report({ done: true });
    seen.push(running());
  }
  expect(seen).toEqual([['a0', 'a1'], ['a1', 'a2'], ['a2', 'b0'], ['b0', 'b1'], ['b1'], []]);
  expect([a.job.tasks.done, b.job.tasks.done]).toEqual([true, true]);
  // A worker does several tasks of its job, and is closed at the end.
  expect(workers.length).toBe(4);
  expect(workers.every(({ isClosed }) => isClosed)).toBe(true);
});

test('a stopped job makes room for waiting ones, and its late events are ignored', () => {
  const { pool, job, running, workers } = begin(2);
  const [a, b] = [job('a', 9), job('b', 9)];
  pool.run(a.job);
  pool.run(b.job);
  pool.stop(a.job);
  expect(running()).toEqual(['b0', 'b1']);
  workers[0]!.on.report({ done: true });
  workers[0]!.on.restarted();
  workers[0]!.on.failed(new Error('late'));
  expect(running()).toEqual(['b0', 'b1']);
  expect([a.finished, a.lost, b.finished]).toEqual([[], [], []]);
});

test('a failed worker is replaced, unless its task repeatedly makes no progress', () => {
  const { pool, job, running, workers, fail } = begin(1);
  const a = job('a', 2, 2);
  pool.run(a.job);
  for (let i = 0; i < 5; i++) {
    fail(workers.at(-1)!);
    // A failure may be reported twice.
    fail(workers.at(-2)!);
    workers.at(-1)!.on.report({ done: false });
  }
  expect([running(), workers.length, a.lost]).toEqual([['a0'], 6, []]);
  for (let i = 0; i < 3; i++) fail(workers.at(-1)!);
  expect([running(), workers.length, a.lost]).toEqual([[], 8, [0]]);
});

test('the others do the work of a lost worker, and the loss of the last one is reported as such', () => {
  const { pool, job, running, workers, fail } = begin(2);
  const a = job('a', 3);
  pool.run(a.job);
  fail(workers[0]!);
  expect([running(), a.lost]).toEqual([['a1'], [1]]);
  workers[1]!.on.report({ done: true });
  expect(running()).toEqual(['a0']);
  fail(workers[1]!);
  expect([running(), a.lost, workers.length]).toEqual([[], [1, 0], 2]);
  // The job can be run again.
  pool.run(a.job);
  expect(running()).toEqual(['a0', 'a2']);
});

test('a restarted worker continues with a task that no other worker has', () => {
  const { pool, job, running, workers } = begin(2);
  const a = job('a', 2);
  pool.run(a.job);
  workers[0]!.on.restarted();
  expect(running()).toEqual(['a1', 'a0']);
  workers[0]!.on.report({ done: true });
  workers[1]!.on.report({ done: true });
  expect(a.finished).toEqual(['a0', 'a1']);
});

test('a returned task gets a new worker if idle ones were closed', () => {
  const { pool, job, running, workers, fail } = begin(3);
  const a = job('a', 3, 2);
  pool.run(a.job);
  workers[0]!.on.report({ done: true });
  expect(workers[0]!.isClosed).toBe(true);
  fail(workers[1]!);
  expect(running()).toEqual(['a2', 'a1']);
});

test('running a job again picks up its changed tasks and a larger pool', () => {
  const { pool, job, running, workers } = begin(1);
  const [a, other] = [job('a', 1), job('b', 3)];
  let { tasks } = a.job;
  const both = {
    ...a.job,
    get tasks() {
      return tasks;
    },
  };
  pool.run(both);
  ({ tasks } = other.job);
  pool.size = 3;
  pool.run(both);
  expect(running()).toEqual(['b0', 'b1', 'b2']);
  expect(workers.map(({ task }) => task)).toEqual(['b0', 'b1', 'b2']);
});

test('the loss of each worker that cannot be started is reported', () => {
  const { pool, job } = begin(2);
  const a = job('a', 3, 2);
  const refused = () => {
    throw new Error('ENOMEM');
  };
  pool.run({ ...a.job, spawn: refused });
  expect(a.lost).toEqual([1, 0]);
});
