import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SupervisedWorker, type Trouble } from './supervised.ts';
import { beat, type GenerationNews } from './messages.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A supervised worker, the workers that were started for it, their messages and the failures. */
function supervised({ refused = false, isShared = false } = {}) {
  const started: {
    sent: string[];
    ended: boolean;
    abandoned: boolean;
    say(type: string, data?: unknown): void;
  }[] = [];
  const received: string[] = [];
  const told: GenerationNews[] = [];
  const failures: Trouble[] = [];
  const its = { isDue: true, left: ['all of it'] };
  const job = {
    initialise: (send: (message: string) => void) => its.left.forEach((message) => send(message)),
    received: (message: string) => void received.push(message),
    told: (news: GenerationNews) => void told.push(news),
    isDue: () => its.isDue,
    failed: (trouble: Trouble) => void failures.push(trouble),
  };
  const start = () => {
    if (refused) throw new DOMException('no workers here', 'SecurityError');
    const listeners = new Map<string, (event: never) => void>();
    const worker: (typeof started)[number] = {
      sent: [],
      ended: false,
      abandoned: false,
      say: (type, data) => listeners.get(type)!({ data } as never),
    };
    started.push(worker);
    return {
      addEventListener: (type: string, listener: unknown) =>
        void listeners.set(type, listener as (event: never) => void),
      postMessage: (message: string) => void worker.sent.push(message),
      terminate: () => void (worker.ended = true),
      ...(isShared && { abandon: () => void (worker.abandoned = true) }),
    };
  };
  const worker = new SupervisedWorker<string, string>(start, job);
  return { worker, started, received, told, failures, its, last: () => started.at(-1)! };
}

test('a worker receives its job, and its messages are passed on', () => {
  const { worker, started, received, last } = supervised();
  worker.send('more');
  last().say('message', beat);
  last().say('message', 'done');
  expect(last().sent).toEqual(['all of it', 'more']);
  expect(received).toEqual(['done']);
  worker.close();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});

test('a silent worker is replaced, and its replacement gets what is left of the job', () => {
  const { started, received, failures, its, last } = supervised();
  last().say('message', 'half of it');
  its.left = ['the other half'];
  vi.advanceTimersByTime(2 * MINUTE);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  expect(last().sent).toEqual(['the other half']);
  // Late messages of the first worker are ignored.
  started[0]!.say('message', 'too late');
  last().say('message', 'the rest');
  expect(received).toEqual(['half of it', 'the rest']);
  expect(failures).toEqual([]);
});

test('a worker that sends heartbeats is not replaced, nor one without an answer due', () => {
  const { started, its, last } = supervised();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(MINUTE / 2);
    last().say('message', beat);
  }
  its.isDue = false;
  vi.advanceTimersByTime(100 * MINUTE);
  its.isDue = true;
  vi.advanceTimersByTime(MINUTE / 2);
  expect(started.length).toBe(1);
});

test('hours of suspension, or of throttled timers, do not count as silence', () => {
  const { started, last } = supervised();
  // The clock jumps, and the timers due in between fire once.
  for (let nights = 0; nights < 3; nights++) {
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    vi.advanceTimersByTime(10_000);
  }
  last().say('message', 'good morning');
  expect(started.length).toBe(1);
});

test('a replacement gets twice the time, and the third failure is reported', () => {
  const { started, failures, last } = supervised();
  const seconds = () => {
    const { length } = started;
    for (let passed = 1; ; passed++) {
      vi.advanceTimersByTime(1000);
      if (started.length > length || failures.length > 0) return passed;
    }
  };
  const first = seconds();
  expect(first).toBeGreaterThanOrEqual(60);
  expect(seconds()).toBeGreaterThanOrEqual(1.9 * first);
  seconds();
  expect(failures).toEqual(['silent']);
  expect(started.length).toBe(3);
  expect(last().ended).toBe(true);
  vi.advanceTimersByTime(100 * MINUTE);
  expect([started.length, failures.length]).toEqual([3, 1]);
});

test('a crashed worker is replaced at once, but no more than twice in a row', () => {
  const { started, failures, received, told, last } = supervised();
  for (let i = 0; i < 5; i++) {
    last().say('error');
    last().say('message', `${i}`);
  }
  expect([received.length, failures.length]).toEqual([5, 0]);
  last().say('error');
  last().say('messageerror');
  expect(failures).toEqual([]);
  // A heartbeat does not count as an answer, not even one with news.
  last().say('message', beat);
  last().say('message', { news: 12 });
  expect(told).toEqual([12]);
  last().say('error');
  expect(failures).toEqual(['broken']);
  expect(started.every(({ ended }) => ended)).toBe(true);
});

test('if no worker can be started, that is reported after the caller has the handle', async () => {
  const { failures } = supervised({ refused: true });
  expect(failures).toEqual([]);
  await Promise.resolve();
  expect(failures).toEqual(['refused']);
});

test('what was closed at once reports nothing more', async () => {
  const { worker, failures } = supervised({ refused: true });
  worker.close();
  await Promise.resolve();
  expect(failures).toEqual([]);
});

test('of several that share a worker, one says so if it does not answer, but not if it crashed', () => {
  const { started, last } = supervised({ isShared: true });
  vi.advanceTimersByTime(2 * MINUTE);
  last().say('error');
  expect(started.map(({ ended, abandoned }) => [ended, abandoned])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});
