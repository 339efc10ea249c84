import { CHUNK } from '../../play/chunk.ts';
import type { ChunkRequest, Deliver, Source } from '../../play/source.ts';
import type { WorkerHandle, WorkerJob, Trouble } from './supervised.ts';
import type { FromChunkWorker, ToChunkWorker } from './messages.ts';

type Start<Task, Mark, What> = (
  job: WorkerJob<ToChunkWorker<Task, Mark>, FromChunkWorker<Mark>, What>,
) => WorkerHandle<ToChunkWorker<Task, Mark>>;

/**
 * A source whose process runs in a worker of its own. If that fails, another one continues after the last
 * chunk received.
 *
 * @param failed called if the replacements fail as well
 * @param told called with how far the work is, if the worker says so
 */
export function workerSource<Task, Mark, What = never>(
  start: Start<Task, Mark, What>,
  task: Task,
  deliver: Deliver<Mark>,
  failed: (trouble: Trouble) => void,
  told?: (what: What) => void,
): Source<Mark> {
  /** Pending requests; they are fulfilled in order. */
  let asked: ChunkRequest<Mark>[] = [];
  const worker = start({
    initialise(send) {
      send({ task });
      for (const request of asked) send({ request });
    },
    received(answer) {
      const [first, ...others] = asked;
      if (answer === 'fulfilled') {
        asked = others;
        return;
      }
      const from = { step: answer.index * CHUNK, mark: answer.start };
      asked = [{ ...first!, first: answer.index + 1, from }, ...others];
      deliver(answer, first!.detail);
    },
    isDue: () => asked.length > 0,
    failed,
    ...(told && { told }),
  });
  return {
    request: (request) => {
      asked.push(request);
      worker.send({ request });
    },
    close: () => worker.close(),
  };
}
