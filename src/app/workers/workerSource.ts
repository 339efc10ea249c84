import type { Deliver, Source } from '../../play/source.ts';
import type { FromWorker, Task, ToWorker } from './messages.ts';

/** A source whose search runs in a worker of its own; `fail` is called if that comes to grief. */
export function workerSource(task: Task, deliver: Deliver, fail: () => void): Source {
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => deliver(data));
  worker.addEventListener('error', fail);
  tell({ task });
  return {
    request: (request) => tell({ request }),
    close: () => worker.terminate(),
  };
}
