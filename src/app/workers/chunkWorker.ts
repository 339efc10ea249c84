import { ChunkMaker } from '../../play/chunk.ts';
import { chunkMakers } from '../../play/source.ts';
import type { Process } from '../../run/process.ts';
import type { Detail } from '../../run/step.ts';
import { beating, type FromChunkWorker, type News, type ToChunkWorker } from './messages.ts';

export const report = (news: News['news']): void => postMessage({ news } satisfies News);

/**
 * Makes this worker answer requests for chunks of a process.
 *
 * @param begin prepares a task; what it returns starts the process at a level of detail
 */
export function answerRequests(begin: (task: never) => (detail: Detail) => Process): void {
  const live = beating();
  const answer = (message: FromChunkWorker<unknown>, transfer: Transferable[] = []): void =>
    postMessage(message, { transfer });
  let chunksOf: ReturnType<typeof chunkMakers> | undefined;

  addEventListener('message', ({ data }: MessageEvent<ToChunkWorker<never, unknown>>) => {
    if ('task' in data) {
      const start = begin(data.task);
      const now = (): number => performance.now();
      chunksOf = chunkMakers((detail) => new ChunkMaker(start(detail), now, live));
    } else if (chunksOf) {
      for (const chunk of chunksOf(data.request)) {
        const { events, done, values } = chunk;
        answer(chunk, [events.buffer, done.buffer, ...values.map(({ buffer }) => buffer)]);
      }
      answer('fulfilled');
    }
  });
}
