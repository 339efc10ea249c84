import { beat } from './beat.ts';

/** What is used of a worker. */
export type AnyWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Why nothing comes of a job: no worker can be started, or one after the other broke off or fell silent. */
export type Trouble = 'refused' | 'broken' | 'silent';

/** Something for a worker to do, and for another one if that fails. */
export interface WorkerJob<To, From> {
  /** Says all of what is to be done from here on, to a worker that knows nothing yet. */
  brief(tell: (message: To) => void): void;
  heard(message: From): void;
  /** Whether an answer is due: where none is, silence means nothing. */
  isDue(): boolean;
  /** Called once, if there is no sense in trying again. */
  failed(trouble: Trouble): void;
}

/** A worker that is attended, as seen from outside. */
export interface AttendedWorker<To> {
  tell(message: To): void;
  close(): void;
}

/** How often it is looked whether something was heard, in ms. */
const LOOK_EVERY = 5000;
/**
 * After so many looks in which nothing was heard although something was due, a worker counts as gone. Looks
 * are counted, not seconds: a page in the background looks less often, one that sleeps does not at all.
 */
const SILENT_LOOKS = 12;
/** So many workers are tried one after the other, if nothing is heard of any. */
const TRIES = 3;

/**
 * A worker that is attended: one that breaks off or falls silent is replaced by another, which begins
 * with what the job says by then.
 */
export class Attended<To, From> implements AttendedWorker<To> {
  private readonly start: () => AnyWorker;
  private readonly job: WorkerJob<To, From>;
  private readonly timer: ReturnType<typeof setInterval>;
  private worker: AnyWorker | undefined;
  private looks = 0;
  /** How many failed in a row. */
  private lost = 0;

  constructor(start: () => AnyWorker, job: WorkerJob<To, From>) {
    this.start = start;
    this.job = job;
    this.timer = setInterval(() => this.look(), LOOK_EVERY);
    this.begin();
  }

  tell(message: To): void {
    this.worker?.postMessage(message);
  }

  close(): void {
    clearInterval(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private begin(): void {
    this.looks = 0;
    let worker: AnyWorker;
    try {
      worker = this.start();
    } catch {
      // Whoever has the job is told when they know that they have it.
      queueMicrotask(() => this.giveUp('refused'));
      return;
    }
    this.worker = worker;
    const hears = (type: 'message' | 'error' | 'messageerror', hear: (event: Event) => void) =>
      worker.addEventListener(type, (event) => {
        if (this.worker === worker) hear(event);
      });
    hears('message', (event) => this.hear((event as MessageEvent<From | typeof beat>).data));
    hears('error', () => this.replace('broken'));
    hears('messageerror', () => this.replace('broken'));
    this.job.brief((message) => worker.postMessage(message));
  }

  private hear(message: From | typeof beat): void {
    this.looks = 0;
    if (message === beat) return;
    this.lost = 0;
    this.job.heard(message);
  }

  private look(): void {
    if (!this.job.isDue()) this.looks = 0;
    // Who is only slow gets twice the time when it begins again.
    else if (++this.looks > SILENT_LOOKS * 2 ** this.lost) this.replace('silent');
  }

  private replace(trouble: Trouble): void {
    this.worker?.terminate();
    this.worker = undefined;
    if (++this.lost < TRIES) this.begin();
    else this.giveUp(trouble);
  }

  private giveUp(trouble: Trouble): void {
    this.close();
    this.job.failed(trouble);
  }
}
