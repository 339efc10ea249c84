import type { WorkerHandle } from './workers/supervised.ts';
import type { Workers } from './workers/workers.ts';

/** The time between two ticks, in ms. */
const EVERY = 16;

/** Ticks of a worker, each of which has to be asked for, so that none pile up where the page is slow. */
export class Ticker {
  private readonly worker: WorkerHandle<number>;
  private isAsked = false;

  constructor(workers: Pick<Workers, 'ticks'>, tick: () => void) {
    this.worker = workers.ticks({
      initialise: (send) => {
        if (this.isAsked) send(EVERY);
      },
      received: () => {
        this.isAsked = false;
        tick();
      },
      isDue: () => this.isAsked,
      failed: () => undefined,
    });
  }

  ask(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    this.worker.send(EVERY);
  }

  close(): void {
    this.worker.close();
  }
}
