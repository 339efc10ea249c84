import { searchProcess, type SearchMark } from '../../solve/played/searchProcess.ts';
import { expect, test, vi } from 'vitest';
import { beginOf, ChunkMaker, type Chunk } from '../../play/chunk.ts';
import { fulfil } from '../../play/source.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import type { Trouble, WorkerJob } from './supervised.ts';
import type { FromChunkWorker, SearchTask, ToChunkWorker } from './messages.ts';
import { workerSource } from './workerSource.ts';

// Dominoes on 12 × 12 have more solutions than any test will see.
const text = `${`${'.'.repeat(12)}\n`.repeat(12)}\nI x*\noo\n`;
const task = { text, search: plainSearch };
const start = searchProcess(compile(parsePuzzle(text)), plainSearch);
const maker = () => new ChunkMaker(start('steps'), () => 0);
const rest = { detail: 'steps', from: undefined } as const;

type ToSearcher = ToChunkWorker<SearchTask, SearchMark>;

/** A source and its worker, which only the test controls. */
function beginSource() {
  let job!: WorkerJob<ToSearcher, FromChunkWorker<SearchMark>>;
  let sent: ToSearcher[] = [];
  const delivered: Chunk[] = [];
  const troubles: (Trouble | undefined)[] = [];
  const source = workerSource<SearchTask, SearchMark>(
    (its) => {
      job = its;
      sent = [];
      its.initialise((message) => sent.push(message));
      return { send: (message) => sent.push(message), close: () => {} };
    },
    task,
    (chunk) => delivered.push(chunk),
    (trouble) => troubles.push(trouble),
  );
  const requests = () => sent.flatMap((message) => ('request' in message ? [message.request] : []));
  /** Replaces the worker. */
  const replace = () => {
    sent = [];
    job.initialise((message) => sent.push(message));
  };
  return { source, job, delivered, requests, replace, sent: () => sent, troubles, now: () => job };
}

test('a replacement continues after the last chunk received, with the same tape', () => {
  const { source, job, delivered, requests, replace, sent } = beginSource();
  expect(job.isDue()).toBe(false);
  source.request({ first: 0, last: 5, ...rest });
  source.request({ first: 9, last: 9, ...rest });
  expect(job.isDue()).toBe(true);
  const first = maker();
  for (const chunk of fulfil(first, requests()[0]!)) {
    job.received({ chunks: [chunk], isFulfilled: false });
    if (chunk.index === 3) break;
  }
  replace();
  expect(sent()[0]).toEqual({ task });
  const [left, other] = requests();
  expect(left).toMatchObject({ first: 4, last: 5 });
  // It does not start from the beginning.
  expect(left!.from!.step).toBe(beginOf(3));
  expect(other).toMatchObject({ first: 9, last: 9 });
  const second = maker();
  for (const request of [left!, other!]) {
    job.received({ chunks: [...fulfil(second, request)], isFulfilled: true });
  }
  expect(job.isDue()).toBe(false);
  const whole = maker();
  expect(delivered).toEqual([0, 1, 2, 3, 4, 5, 9].map((index) => whole.make(index)));
});

test('a request beyond the end of the search is fulfilled', () => {
  const { source, job } = beginSource();
  source.request({ first: 3, last: 4, ...rest });
  job.received({ chunks: [], isFulfilled: true });
  expect(job.isDue()).toBe(false);
});

test('where all workers have failed, it is tried again less and less often, until one answers', () => {
  vi.useFakeTimers();
  try {
    const { source, requests, troubles, now } = beginSource();
    source.request({ first: 0, last: 0, ...rest });
    const tried = (seconds: number): boolean => {
      const before = now();
      vi.advanceTimersByTime(1000 * seconds);
      return now() !== before;
    };
    now().failed('broken');
    expect([tried(9), tried(2)]).toEqual([false, true]);
    now().failed('silent');
    expect([tried(19), tried(2)]).toEqual([false, true]);
    expect([requests().length, troubles]).toEqual([1, ['broken', 'silent']]);
    now().received({ chunks: [], isFulfilled: true });
    now().received({ chunks: [], isFulfilled: true });
    expect(troubles).toEqual(['broken', 'silent', undefined]);
    now().failed('broken');
    expect([tried(9), tried(2)]).toEqual([false, true]);
    now().failed('broken');
    source.close();
    expect(tried(1000)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
