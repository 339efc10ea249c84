import { afterEach, expect, test, vi } from 'vitest';
import { beginOf } from '../../play/chunk.ts';
import { box, playedSearch } from '../../testing/runs/runs.ts';
import type { FromChunkWorker } from './messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LAST = 9;

/** The messages of a worker whose process takes some ms a step, each with the ms after which it came. */
async function messagesOf(msAStep: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('postMessage', () => {});
  const { answerRequests } = await import('./chunkWorker.ts');
  let hear: ((event: MessageEvent) => void) | undefined;
  const messages: { readonly at: number; readonly chunks: readonly number[] }[] = [];
  const endpoint = {
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      void (hear = listener),
    postMessage: (message: unknown) => {
      if (message === 'beat') return;
      const { chunks } = message as FromChunkWorker<unknown>;
      if (chunks.length > 0) messages.push({ at: now, chunks: chunks.map(({ index }) => index) });
    },
  };
  const slow = () => {
    const process = playedSearch(box);
    const step = process.step.bind(process);
    return Object.assign(process, { step: () => ((now += msAStep), step()) });
  };
  answerRequests(() => slow, endpoint);
  const say = (data: unknown): void => hear?.({ data } as MessageEvent);
  say({ task: {} });
  say({ request: { first: 0, last: LAST, detail: 'steps', from: undefined } });
  return messages;
}

test('the first two steps are sent at once, and what is slow to make in parts that grow', async () => {
  const messages = await messagesOf(100);
  expect(messages[0]).toEqual({ at: 200, chunks: [0] });
  expect(messages.map(({ chunks }) => chunks)).toEqual(
    Array.from({ length: LAST + 1 }, (_, index) => [index]),
  );
  for (const { at, chunks } of messages) expect(at).toBe(100 * beginOf(chunks[0]! + 1));
});

test('what is fast to make is sent together, after the first two steps', async () => {
  const messages = await messagesOf(1e-4);
  expect(messages[0]!.chunks).toEqual([0]);
  expect(messages.length).toBeLessThan(5);
  expect(messages.flatMap(({ chunks }) => chunks)).toEqual([...Array(LAST + 1).keys()]);
});
