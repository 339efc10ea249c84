import type { AnyWorker } from '../app/workers/supervised.ts';

/** The scripts are texts in modules: no other file of a package may be a worker's in a page of another origin. */
const scripts = {
  search: () => import('../app/workers/search.worker.ts?worker&inline'),
  position: () => import('../app/workers/position.worker.ts?worker&inline'),
};

type Listened = Parameters<AnyWorker['addEventListener']>;

/** A worker whose script is loaded once it is wanted; until then what it is sent waits. */
export class LazyWorker implements AnyWorker {
  private worker: Worker | undefined;
  private isEnded = false;
  private waiting: readonly ((worker: Worker) => void)[] = [];
  private readonly failed: EventTarget = new EventTarget();

  constructor(kind: keyof typeof scripts) {
    scripts[kind]()
      .then(({ default: Script }) => {
        if (!this.isEnded) this.begin(new Script({ name: `fitful ${kind}` }));
      })
      // A content policy may refuse it.
      .catch(() => this.failed.dispatchEvent(new Event('error')));
  }

  addEventListener(...[type, listener]: Listened): void {
    this.failed.addEventListener(type, listener);
    this.once((worker) => worker.addEventListener(type, listener));
  }

  postMessage(message: unknown, options: Transferable[] | StructuredSerializeOptions = {}): void {
    const transfer = Array.isArray(options) ? options : (options.transfer ?? []);
    this.once((worker) => worker.postMessage(message, transfer));
  }

  terminate(): void {
    this.isEnded = true;
    this.worker?.terminate();
  }

  private once(run: (worker: Worker) => void): void {
    if (this.worker) run(this.worker);
    else this.waiting = [...this.waiting, run];
  }

  private begin(worker: Worker): void {
    this.worker = worker;
    for (const run of this.waiting) run(worker);
    this.waiting = [];
  }
}
