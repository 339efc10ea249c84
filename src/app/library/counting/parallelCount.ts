import { SECONDS_ALONE, WorkerPool, type Job, type Spawn } from '../../../run/pool.ts';
import { TimeLeft } from '../../../run/timeLeft.ts';
import { CountQueue, type CountSums, type SavedTasks } from '../../../count/queue.ts';
import { whole } from '../../../count/share.ts';
import type { CountJob, CountReport, CountTask } from '../../../count/task.ts';
import type { WorkerHandle, WorkerJob } from '../../workers/supervised.ts';
import type { FromCounter, ToCounter } from '../../workers/messages.ts';

export type StartCounter = (job: WorkerJob<ToCounter, FromCounter>) => WorkerHandle<ToCounter>;

interface Listeners {
  changed(): void;
  /** Called when no worker is left. */
  failed(): void;
}

/** Counts all solutions of a puzzle, with a worker for each core but one, which is left for drawing. */
export class ParallelCount implements Job<CountTask, CountReport> {
  private readonly job: CountJob;
  private readonly start: StartCounter;
  private readonly on: Listeners;
  /** None, as supervised workers replace themselves. */
  readonly replacements = 0;
  private queue: CountQueue;
  private readonly pool = new WorkerPool<CountTask, CountReport>(1);
  /** The workers of the pool, which cannot pause them itself. */
  private readonly workers = new Set<WorkerHandle<ToCounter>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly timeLeft = new TimeLeft();
  /** Seconds spent before it was last started or resumed, and when that was, in ms. */
  private before: number;
  private since: number | undefined;

  /** Restores the saved state, if there is one, without running yet. */
  constructor(
    job: CountJob,
    { saved, seconds = 0 }: { saved?: SavedTasks | undefined; seconds?: number | undefined },
    start: StartCounter,
    on: Listeners,
  ) {
    this.job = job;
    this.start = start;
    this.on = on;
    this.before = seconds;
    this.queue = saved
      ? new CountQueue(whole, saved, false)
      : CountQueue.begin(job, whole, 1, false);
  }

  get tasks(): CountQueue {
    return this.queue;
  }

  get sums(): CountSums {
    return this.queue.sums;
  }

  get saved(): SavedTasks {
    return this.queue.saved();
  }

  get done(): boolean {
    return this.queue.done;
  }

  get seconds(): number {
    return this.before + this.elapsed;
  }

  get left(): number | undefined {
    return this.timeLeft.after(this.sums.progress, this.seconds, this.elapsed);
  }

  run(): void {
    if (this.since !== undefined || this.done) return;
    this.since = performance.now();
    for (const worker of this.workers) worker.send({ pause: false });
    if (this.workers.size > 1) return;
    if (this.workers.size === 0) {
      this.pool.size = 1;
      this.pool.run(this);
    }
    this.timer = setTimeout(() => this.share(), 1000 * SECONDS_ALONE);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.before = this.seconds;
    this.since = undefined;
    for (const worker of this.workers) worker.send({ pause: true });
  }

  /** Closes all workers; results can still be read, and the count can be resumed. */
  close(): void {
    this.pause();
    this.pool.stop(this);
  }

  private get elapsed(): number {
    return this.since === undefined ? 0 : (performance.now() - this.since) / 1000;
  }

  private share(): void {
    const cores = Math.max(1, navigator.hardwareConcurrency - 1);
    if (cores === 1) return;
    // A task that has been running for a second alone is divided by starting over.
    this.queue =
      this.before === 0
        ? CountQueue.begin(this.job, whole, cores, false)
        : this.queue.redivided(cores);
    this.pool.size = cores;
    this.pool.run(this);
  }

  readonly spawn: Spawn<CountTask, CountReport> = (on) => {
    let task: CountTask | undefined;
    let isNew = true;
    const worker = this.start({
      initialise: (send) => {
        send({ job: this.job });
        send({ pause: this.since === undefined });
        if (!isNew) on.restarted();
        isNew = false;
      },
      received: (message) => {
        // Reports on earlier tasks are ignored: these are no longer in the queue.
        if (!('report' in message) || !task) return;
        const { from, to } = message.share;
        if (from !== task.from || to !== task.to) return;
        if (message.report.done) task = undefined;
        on.report(message.report);
      },
      isDue: () => task !== undefined && this.since !== undefined,
      failed: (trouble) => on.failed(new Error(trouble)),
    });
    this.workers.add(worker);
    return {
      begin: (next) => {
        task = next;
        worker.send({ task: next });
      },
      close: () => {
        worker.close();
        this.workers.delete(worker);
      },
    };
  };

  changed(): void {
    if (this.done) this.close();
    this.on.changed();
  }

  lost(_: Error, remaining: number): void {
    if (remaining > 0) return;
    this.close();
    this.on.failed();
  }
}
