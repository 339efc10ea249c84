import { ChunkMaker, type Chunk } from '../../play/chunk.ts';
import { chunkMakers } from '../../play/source.ts';
import type { Process } from '../../run/process.ts';
import type { Detail } from '../../run/step.ts';
import { beating, type FromChunkWorker, type News, type ToChunkWorker } from './messages.ts';

/** The time within which chunks are sent together, in ms: each message takes the page about as long as a chunk does. */
const TOGETHER = 8;

export const report = (news: News['news']): void => postMessage({ news } satisfies News);

/**
 * Makes this worker answer requests for chunks of a process.
 *
 * @param begin prepares a task; what it returns starts the process at a level of detail
 */
export function answerRequests(begin: (task: never) => (detail: Detail) => Process): void {
  const live = beating();
  let sentAt = -Infinity;
  const answer = (message: FromChunkWorker<unknown>): void => {
    const transfer = message.chunks.flatMap(({ events, done, values }) =>
      [events, done, ...values].map(({ buffer }) => buffer),
    );
    postMessage(message, { transfer });
    sentAt = performance.now();
  };
  let chunksOf: ReturnType<typeof chunkMakers> | undefined;

  addEventListener('message', ({ data }: MessageEvent<ToChunkWorker<never, unknown>>) => {
    if ('task' in data) {
      const start = begin(data.task);
      const now = (): number => performance.now();
      chunksOf = chunkMakers((detail) => new ChunkMaker(start(detail), now, live));
    } else if (chunksOf) {
      let chunks: Chunk[] = [];
      for (const chunk of chunksOf(data.request)) {
        chunks.push(chunk);
        if (performance.now() - sentAt < TOGETHER) continue;
        answer({ chunks, isFulfilled: false });
        chunks = [];
      }
      answer({ chunks, isFulfilled: true });
    }
  });
}
