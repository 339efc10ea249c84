import type { Deliver, Source } from '../../play/source.ts';
import type { FromWorker, Search, ToWorker } from './messages.ts';

/** A source whose search runs in a worker of its own. */
export function workerSource(search: Search, deliver: Deliver): Source {
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => deliver(data));
  tell({ search });
  return {
    request: (request) => tell({ request }),
    close: () => worker.terminate(),
  };
}
