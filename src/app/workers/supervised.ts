import { beat, type GenerationNews, type News } from './messages.ts';

export interface AnyWorker extends Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> {
  /** Ends it as `terminate` does, but as one that does not answer, so that nobody else is given it. */
  abandon?(): void;
}

/** Why a job failed: no worker can be started, or one after another crashed or stopped answering. */
export type Trouble = 'refused' | 'broken' | 'silent';

/** A job for a worker, or for the one that replaces it. */
export interface WorkerJob<To, From> {
  /** Sends a new worker everything that is still to be done. */
  initialise(send: (message: To) => void): void;
  received(message: From): void;
  /** Called with how far its work is, if it says so. */
  told?(news: GenerationNews): void;
  /** Whether an answer is due; only then does silence count. */
  isDue(): boolean;
  /** Called once, when there is no point in trying again. */
  failed(trouble: Trouble): void;
}

export interface WorkerHandle<To> {
  send(message: To): void;
  close(): void;
}

/** Time between checks for messages, in ms. */
const CHECK_EVERY = 5000;
/**
 * After this many checks without a message although one is due, a worker counts as dead. Checks are
 * counted, not seconds: a page in the background checks less often, a suspended one not at all.
 */
const SILENT_CHECKS = 12;

const isNews = (message: unknown): message is News =>
  typeof message === 'object' && message !== null && 'news' in message;

/** How many workers are tried in a row if none of them answers. */
const TRIES = 3;

/** A worker that is replaced if it crashes or stops answering; the other is sent what is left of the job. */
export class SupervisedWorker<To, From> implements WorkerHandle<To> {
  private readonly start: () => AnyWorker;
  private readonly job: WorkerJob<To, From>;
  private readonly timer: ReturnType<typeof setInterval>;
  private worker: AnyWorker | undefined;
  private silentChecks = 0;
  private failures = 0;
  private isClosed = false;

  constructor(start: () => AnyWorker, job: WorkerJob<To, From>) {
    this.start = start;
    this.job = job;
    this.timer = setInterval(() => this.check(), CHECK_EVERY);
    this.begin();
  }

  send(message: To): void {
    this.worker?.postMessage(message);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private begin(): void {
    this.silentChecks = 0;
    let worker: AnyWorker;
    try {
      worker = this.start();
    } catch {
      // Asynchronous, so that the caller has the handle before it is told of a failure.
      queueMicrotask(() => this.giveUp('refused'));
      return;
    }
    this.worker = worker;
    const listen = (type: 'message' | 'error' | 'messageerror', listener: (event: Event) => void) =>
      worker.addEventListener(type, (event) => {
        if (this.worker === worker) listener(event);
      });
    listen('message', (event) =>
      this.receive((event as MessageEvent<From | typeof beat | News>).data),
    );
    listen('error', () => this.replace('broken'));
    listen('messageerror', () => this.replace('broken'));
    this.job.initialise((message) => worker.postMessage(message));
  }

  private receive(message: From | typeof beat | News): void {
    this.silentChecks = 0;
    if (isNews(message)) this.job.told?.(message.news);
    else if (message !== beat) {
      this.failures = 0;
      this.job.received(message);
    }
  }

  private check(): void {
    if (!this.job.isDue()) this.silentChecks = 0;
    // A worker that is merely slow gets twice the time on its next try.
    else if (++this.silentChecks > SILENT_CHECKS * 2 ** this.failures) this.replace('silent');
  }

  private replace(trouble: Trouble): void {
    const { worker } = this;
    if (trouble === 'silent' && worker?.abandon) worker.abandon();
    else worker?.terminate();
    this.worker = undefined;
    if (++this.failures < TRIES) this.begin();
    else this.giveUp(trouble);
  }

  private giveUp(trouble: Trouble): void {
    if (this.isClosed) return;
    this.close();
    this.job.failed(trouble);
  }
}
