import type { AnotherPort, End } from './messages.ts';
import type { AnyWorker } from './supervised.ts';

/** A worker that several jobs share: by the port of each, the event target that is told of errors. */
interface Shared {
  readonly worker: AnyWorker;
  readonly jobs: Map<MessagePort, EventTarget>;
}

/** Gives each job a port that it uses like a worker of its own; the fewest jobs share one. */
export class SharedWorkers {
  private readonly start: () => AnyWorker;
  private readonly most: number;
  private shared: readonly Shared[] = [];

  /**
   * @param start starts a worker that takes ports, or throws
   * @param most how many are started at most
   */
  constructor(start: () => AnyWorker, most: number) {
    this.start = start;
    this.most = most;
  }

  open(): AnyWorker {
    const shared = this.leastUsed();
    const { port1: own, port2: its } = new MessageChannel();
    const errors = new EventTarget();
    shared.jobs.set(own, errors);
    shared.worker.postMessage({ port: its } satisfies AnotherPort, [its]);
    own.start();
    const terminate = (): void => {
      own.postMessage({ end: true } satisfies End);
      own.close();
      shared.jobs.delete(own);
      if (shared.jobs.size === 0) this.end(shared);
    };
    return {
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'error' ? errors : own).addEventListener(type, listener),
      postMessage: (message: unknown) => own.postMessage(message),
      terminate,
      abandon: () => {
        this.forget(shared);
        terminate();
      },
    };
  }

  private leastUsed(): Shared {
    const least = this.shared.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    if (least && this.shared.length >= this.most) return least;
    const shared: Shared = { worker: this.start(), jobs: new Map() };
    shared.worker.addEventListener('error', () => {
      // One that crashed is of no use to those who come later.
      this.forget(shared);
      for (const errors of Array.from(shared.jobs.values()))
        errors.dispatchEvent(new Event('error'));
    });
    this.shared = [...this.shared, shared];
    return shared;
  }

  private end(shared: Shared): void {
    this.forget(shared);
    shared.worker.terminate();
  }

  private forget(shared: Shared): void {
    this.shared = this.shared.filter((one) => one !== shared);
  }
}
