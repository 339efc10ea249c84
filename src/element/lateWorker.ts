import type { AnyWorker } from '../app/workers/supervised.ts';

type Listened = Parameters<AnyWorker['addEventListener']>;

/** A worker whose script is loaded once it is wanted; until then what it is sent waits. */
export class LateWorker implements AnyWorker {
  private worker: Worker | undefined;
  private isEnded = false;
  private readonly waiting: ((worker: Worker) => void)[] = [];
  private readonly failed: EventTarget = new EventTarget();

  /** @param load loads and starts it, or rejects */
  constructor(load: () => Promise<Worker>) {
    load().then(
      (worker) => {
        if (this.isEnded) worker.terminate();
        else this.begin(worker);
      },
      () => this.failed.dispatchEvent(new Event('error')),
    );
  }

  addEventListener(...[type, listener]: Listened): void {
    this.failed.addEventListener(type, listener);
    this.once((worker) => worker.addEventListener(type, listener));
  }

  postMessage(message: unknown): void {
    this.once((worker) => worker.postMessage(message));
  }

  terminate(): void {
    this.isEnded = true;
    this.worker?.terminate();
  }

  private once(run: (worker: Worker) => void): void {
    if (this.worker) run(this.worker);
    else this.waiting.push(run);
  }

  private begin(worker: Worker): void {
    this.worker = worker;
    for (const run of this.waiting) run(worker);
  }
}
