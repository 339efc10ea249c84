import { beginOf } from '../../play/chunk.ts';
import type { ChunkRequest, Deliver, Source } from '../../play/source.ts';
import type { WorkerHandle, WorkerJob, Trouble } from './supervised.ts';
import type { FromChunkWorker, GenerationNews, ToChunkWorker } from './messages.ts';

/** After how long a process is tried again whose workers all failed, in ms; doubled, up to the longest. */
const AGAIN_AFTER = 10_000;
const LONGEST = 600_000;

type Start<Task, Mark> = (
  job: WorkerJob<ToChunkWorker<Task, Mark>, FromChunkWorker<Mark>>,
) => WorkerHandle<ToChunkWorker<Task, Mark>>;

/**
 * A source whose process runs in a worker of its own. If that fails, another one continues after the last
 * chunk received; if that fails as well, it is tried again from time to time.
 *
 * @param failed called if the replacements fail as well, and with undefined once it goes on
 * @param told called with how far the work is, if the worker says so
 */
export function workerSource<Task, Mark>(
  start: Start<Task, Mark>,
  task: Task,
  deliver: Deliver<Mark>,
  failed: (trouble: Trouble | undefined) => void,
  told?: (news: GenerationNews) => void,
): Source<Mark> {
  /** Pending requests; they are fulfilled in order. */
  let asked: ChunkRequest<Mark>[] = [];
  let wait = AGAIN_AFTER;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): WorkerHandle<ToChunkWorker<Task, Mark>> =>
    start({
      initialise(send) {
        send({ task });
        for (const request of asked) send({ request });
      },
      received(answer) {
        if (timer !== undefined) failed(undefined);
        timer = undefined;
        wait = AGAIN_AFTER;
        const [first, ...others] = asked;
        const last = answer.chunks.at(-1);
        if (answer.isFulfilled) asked = others;
        else if (last) {
          const from = { step: beginOf(last.index), mark: last.start };
          asked = [{ ...first!, first: last.index + 1, from }, ...others];
        }
        for (const chunk of answer.chunks) deliver(chunk, first!.detail);
      },
      isDue: () => asked.length > 0,
      failed(trouble) {
        failed(trouble);
        timer = setTimeout(() => (worker = begin()), wait);
        wait = Math.min(2 * wait, LONGEST);
      },
      ...(told && { told }),
    });
  let worker = begin();
  return {
    request: (request) => {
      asked.push(request);
      worker.send({ request });
    },
    close: () => {
      clearTimeout(timer);
      worker.close();
    },
  };
}
