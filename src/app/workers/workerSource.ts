import { CHUNK } from '../../play/chunk.ts';
import type { ChunkRequest, Deliver, Source } from '../../play/source.ts';
import type { SearchMark } from '../../solve/searchProcess.ts';
import type { AttendedWorker, WorkerJob, Trouble } from './attended.ts';
import type { FromSearcher, Task, ToSearcher } from './messages.ts';

type Start = (job: WorkerJob<ToSearcher, FromSearcher>) => AttendedWorker<ToSearcher>;

/**
 * A source whose search runs in a worker of its own. If that fails, another one continues after the last
 * chunk received.
 *
 * @param failed called if the replacements fail as well
 */
export function workerSource(
  start: Start,
  task: Task,
  deliver: Deliver<SearchMark>,
  failed: (trouble: Trouble) => void,
): Source<SearchMark> {
  /** Pending requests; they are fulfilled in order. */
  let asked: ChunkRequest<SearchMark>[] = [];
  const worker = start({
    brief(tell) {
      tell({ task });
      for (const request of asked) tell({ request });
    },
    heard(answer) {
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
  });
  return {
    request: (request) => {
      asked.push(request);
      worker.tell({ request });
    },
    close: () => worker.close(),
  };
}
