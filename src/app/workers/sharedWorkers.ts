import type { AnotherPort, End } from './messages.ts';
import type { AnyWorker } from './supervised.ts';

/** A worker that several jobs share, each by a port of its own. */
interface Shared {
  readonly worker: AnyWorker;
  readonly ports: Set<MessagePort>;
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
    const { worker, ports } = shared;
    const { port1: own, port2: its } = new MessageChannel();
    ports.add(own);
    worker.postMessage({ port: its } satisfies AnotherPort, [its]);
    own.start();
    return {
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'error' ? worker : own).addEventListener(type, listener),
      postMessage: (message: unknown) => own.postMessage(message),
      terminate: () => {
        own.postMessage({ end: true } satisfies End);
        own.close();
        ports.delete(own);
        if (ports.size === 0) this.end(shared);
      },
    };
  }

  private leastUsed(): Shared {
    const least = this.shared.toSorted((a, b) => a.ports.size - b.ports.size)[0];
    if (least && (least.ports.size === 0 || this.shared.length >= this.most)) return least;
    const shared: Shared = { worker: this.start(), ports: new Set() };
    // One that crashed is of no use to those who come later.
    shared.worker.addEventListener('error', () => this.forget(shared));
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
