/** The most often that a worker reports on a task, in seconds. */
export const REPORT_EVERY = 0.2;
/** A job that is over within so many seconds needs no more than one worker. */
export const SECONDS_ALONE = 1;
/** How long a job has to run until it can be told how long it will take, in seconds. */
const SECONDS_TO_TELL = 3;

/**
 * How many seconds a job will take yet, as far as can be told.
 *
 * @param progress the share of it that is done, 0 to 1
 * @param seconds how long that took, all told
 * @param running for how long of these it has been running since it was begun or taken up
 */
export function secondsLeft(
  progress: number,
  seconds: number,
  running: number,
): number | undefined {
  if (progress === 0 || running <= SECONDS_TO_TELL) return undefined;
  return (seconds * (1 - progress)) / progress;
}

/** The tasks of a job: which of them are to be had, and how far each is. */
export interface Tasks<Task, Report> {
  /** Whether all of them are done. */
  readonly done: boolean;
  /** A task that nobody works on; undefined if there is none. */
  take(): Task | undefined;
  /** Takes in a report on a task that was taken. */
  hear(task: Task, report: Report): void;
  /**
   * Takes back a task whose worker is gone; another one goes on from its last report. Returns how many times
   * in a row the task has come back without having got further.
   */
  giveBack(task: Task): number;
}

/** A worker, wherever it runs. It works on one task at a time. */
interface PoolWorker<Task> {
  begin(task: Task): void;
  /** Ends it, whatever it is doing. */
  close(): void;
}

/** What is heard from a worker. */
export interface WorkerEvents<Report> {
  /** How far its task is; the last report on a task says that it is done. */
  report(report: Report): void;
  /** It was started again by itself, and knows nothing of its task. */
  restarted(): void;
  /** It is gone. */
  failed(error: Error): void;
}

/** Starts a worker, which waits for its first task; may throw if none can be started. */
export type Spawn<Task, Report> = (on: WorkerEvents<Report>) => PoolWorker<Task>;

/** Something to be done by workers. */
export interface Job<Task, Report> {
  readonly tasks: Tasks<Task, Report>;
  readonly spawn: Spawn<Task, Report>;
  /** How often in a row a worker is replaced whose task gets no further. 0 where workers are started again by themselves. */
  readonly replacements: number;
  /** Called whenever a task was begun or reported on. */
  changed(): void;
  /** Called when a worker is gone and is not replaced, with how many the job may still have. */
  lost(error: Error, remaining: number): void;
}

interface Busy<Task, Report> {
  readonly job: Job<Task, Report>;
  task: Task;
  worker: PoolWorker<Task> | undefined;
}

/**
 * So many workers for all jobs there are: the job that came first is served first. A worker knows one job; it is
 * started when there is a task for it and closed when there is none.
 */
export class WorkerPool<Task, Report extends { readonly done: boolean }> {
  /** How many workers there may be. */
  size: number;
  /** Each job, with the number of its workers that are gone for good. */
  private readonly jobs = new Map<Job<Task, Report>, number>();
  private readonly busy = new Set<Busy<Task, Report>>();

  constructor(size: number) {
    this.size = size;
  }

  /**
   * Works on a job until it is done or stopped. One that has workers already may have other tasks now, or room for
   * more workers: those that it has begin with its tasks as they are now.
   */
  run(job: Job<Task, Report>): void {
    this.jobs.set(job, 0);
    for (const one of this.workersOf(job)) this.next(one);
    this.fill();
  }

  /** Closes the workers of a job, and lets those jobs go on that wait. */
  stop(job: Job<Task, Report>): void {
    this.jobs.delete(job);
    for (const one of this.workersOf(job)) this.close(one);
    this.fill();
  }

  private workersOf(job: Job<Task, Report>): Busy<Task, Report>[] {
    return [...this.busy].filter((one) => one.job === job);
  }

  /** Starts workers for the tasks that are to be had, while there is room. */
  private fill(): void {
    for (const job of [...this.jobs.keys()])
      while (this.hasRoom(job)) {
        const task = job.tasks.take();
        if (task === undefined) break;
        this.start(job, task);
      }
  }

  private hasRoom(job: Job<Task, Report>): boolean {
    const lost = this.jobs.get(job);
    if (lost === undefined || this.busy.size >= this.size) return false;
    return this.workersOf(job).length < this.size - lost;
  }

  private start(job: Job<Task, Report>, task: Task): void {
    const one: Busy<Task, Report> = { job, task, worker: undefined };
    this.busy.add(one);
    try {
      one.worker = job.spawn({
        report: (report) => this.hear(one, report),
        restarted: () => this.restart(one),
        failed: (error) => this.lose(one, error, job.replacements),
      });
    } catch (error) {
      this.lose(one, error as Error, 0);
      return;
    }
    one.worker.begin(task);
    job.changed();
  }

  private hear(one: Busy<Task, Report>, report: Report): void {
    // One that was closed may still be heard of.
    if (!this.busy.has(one)) return;
    const { job } = one;
    job.tasks.hear(one.task, report);
    if (job.tasks.done) this.stop(job);
    else if (report.done) {
      this.next(one);
      this.fill();
    }
    job.changed();
  }

  private restart(one: Busy<Task, Report>): void {
    if (!this.busy.has(one)) return;
    one.job.tasks.giveBack(one.task);
    this.next(one);
  }

  /** Lets a worker begin with the next task of its job; closes it if there is none. */
  private next(one: Busy<Task, Report>): void {
    const task = one.job.tasks.take();
    if (task === undefined) {
      this.close(one);
      return;
    }
    one.task = task;
    one.worker?.begin(task);
  }

  /** Replaces a worker that is gone, but not again and again where that does not help. */
  private lose(one: Busy<Task, Report>, error: Error, replacements: number): void {
    // It may be said more than once.
    if (!this.busy.has(one)) return;
    const { job } = one;
    this.close(one);
    if (job.tasks.giveBack(one.task) > replacements) {
      const lost = this.jobs.get(job)! + 1;
      this.jobs.set(job, lost);
      job.lost(error, this.size - lost);
    }
    this.fill();
  }

  private close(one: Busy<Task, Report>): void {
    this.busy.delete(one);
    one.worker?.close();
  }
}
