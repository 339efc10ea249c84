import type { Deliver, Request, Source } from '../../play/source.ts';
import type { Hired, Job, Trouble } from './attended.ts';
import type { FromSearcher, Task, ToSearcher } from './messages.ts';

type Start = (job: Job<ToSearcher, FromSearcher>) => Hired<ToSearcher>;

/**
 * A source whose search runs in a worker of its own. If that comes to grief, another one goes on from the
 * last chunk that came.
 *
 * @param failed called if the others come to grief as well
 */
export function workerSource(
  start: Start,
  task: Task,
  deliver: Deliver,
  failed: (trouble: Trouble) => void,
): Source {
  /** What was asked for and is not fulfilled: answers come in the same order. */
  let asked: Request[] = [];
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
      asked = [{ ...first!, first: answer.index + 1, from: answer.start }, ...others];
      deliver(answer);
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
