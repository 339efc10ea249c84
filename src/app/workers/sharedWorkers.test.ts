import { expect, test } from 'vitest';
import { SharedWorkers } from './sharedWorkers.ts';

/** Workers that answer on each port what they are sent there, with their number. */
function workers() {
  const started: { ended: boolean; listeners: number; crash(): void }[] = [];
  const start = () => {
    const at = started.length;
    const target = new EventTarget();
    const its = {
      ended: false,
      listeners: 0,
      crash: () => target.dispatchEvent(new Event('error')),
    };
    started.push(its);
    return {
      addEventListener: (type: string, listener: EventListener) => {
        its.listeners++;
        target.addEventListener(type, listener);
      },
      postMessage: ({ port }: { port: MessagePort }) => {
        port.addEventListener('message', ({ data }) => port.postMessage([at, data]));
        port.start();
      },
      terminate: () => void (its.ended = true),
    };
  };
  return { started, start: start as never };
}

const answer = (worker: ReturnType<SharedWorkers['open']>, message: string) =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.postMessage(message);
  });

test('jobs share the workers there are, each by a conversation of its own', async () => {
  const { started, start } = workers();
  const shared = new SharedWorkers(start, 2);
  const jobs = [1, 2, 3].map(() => shared.open());
  const answers = await Promise.all(jobs.map((job, i) => answer(job, `job ${i}`)));
  expect(answers).toEqual([
    [0, 'job 0'],
    [1, 'job 1'],
    [0, 'job 2'],
  ]);
  jobs[0]!.terminate();
  expect(started.map(({ ended }) => ended)).toEqual([false, false]);
  jobs[1]!.terminate();
  jobs[2]!.terminate();
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a crash is told to every job of a worker, which serves no other', () => {
  const { started, start } = workers();
  const shared = new SharedWorkers(start, 1);
  const told: number[] = [];
  for (const job of [0, 1]) shared.open().addEventListener('error', () => told.push(job));
  started[0]!.crash();
  expect(told).toEqual([0, 1]);
  shared.open();
  expect(started).toHaveLength(2);
});

test('jobs that are over leave no listeners', () => {
  const { started, start } = workers();
  const shared = new SharedWorkers(start, 1);
  shared.open();
  for (let job = 0; job < 100; job++) {
    const one = shared.open();
    one.addEventListener('error', () => undefined);
    one.terminate();
  }
  expect(started).toHaveLength(1);
  expect(started[0]!.listeners).toBe(1);
});

test('one that does not answer serves no other job, and ends with the last one that it has', () => {
  const { started, start } = workers();
  const shared = new SharedWorkers(start, 1);
  const [first, second] = [shared.open(), shared.open()];
  first.abandon!();
  const third = shared.open();
  expect(started.map(({ ended }) => ended)).toEqual([false, false]);
  second.terminate();
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  third.terminate();
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
});
