/** The least time between two reports of a worker on its task, in seconds. */
export const REPORT_EVERY = 0.2;
/** The longest job, in seconds, for which one worker is enough. */
export const SECONDS_ALONE = 1;

export interface Tasks<Task, TaskReport> {
  readonly done: boolean;
  /** Hands out a task that no worker has; undefined if there is none. */
  take(): Task | undefined;
  /** Takes a report on a task that was handed out. */
  receive(task: Task, report: TaskReport): void;
  /**
   * Takes back a task whose worker is gone; another worker resumes it from its last report.
   *
   * @returns the number of times in a row the task has come back without progress
   */
  giveBack(task: Task): number;
}

/** A worker. It works on one task at a time. */
interface PoolWorker<Task> {
  begin(task: Task): void;
  /** Terminates it at once. */
  close(): void;
}

/** The reports of a worker to the pool. */
export interface WorkerEvents<TaskReport> {
  /** Reports on its task; the last report says that the task is done. */
  report(report: TaskReport): void;
  /** It was restarted outside the pool, and has lost its task. */
  restarted(): void;
  /** It has failed, and is gone. */
  failed(error: Error): void;
}

/** Starts a worker, which waits for its first task; throws if none can be started. */
export type Spawn<Task, TaskReport> = (on: WorkerEvents<TaskReport>) => PoolWorker<Task>;

export interface Job<Task, TaskReport> {
  readonly tasks: Tasks<Task, TaskReport>;
  readonly spawn: Spawn<Task, TaskReport>;
  /**
   * The most times in a row that a worker is replaced while its task makes no progress; 0 if workers
   * restart by themselves.
   */
  readonly replacements: number;
  /** Called after a task was started or reported on. */
  changed(): void;
  /** Called when a worker is gone and not replaced, with the number of workers the job may still have. */
  lost(error: Error, remaining: number): void;
}

interface Busy<Task, TaskReport> {
  readonly job: Job<Task, TaskReport>;
  task: Task;
  worker: PoolWorker<Task> | undefined;
}

/**
 * A limited number of workers for all jobs, first come, first served. A worker serves one job; it is
 * started for a task, and closed when its job has no more tasks to hand out.
 */
export class WorkerPool<Task, TaskReport extends { readonly done: boolean }> {
  /** The most workers at once. */
  size: number;
  /** Job → the number of its workers that are gone for good. */
  private readonly jobs = new Map<Job<Task, TaskReport>, number>();
  private readonly busy = new Set<Busy<Task, TaskReport>>();

  constructor(size: number) {
    this.size = size;
  }

  /**
   * Works on a job until it is done or stopped. The workers of a job that is running already start
   * over with its present tasks.
   */
  run(job: Job<Task, TaskReport>): void {
    this.jobs.set(job, 0);
    for (const one of this.workersOf(job)) this.next(one);
    this.fill();
  }

  /** Closes the workers of a job, which frees them for waiting jobs. */
  stop(job: Job<Task, TaskReport>): void {
    this.jobs.delete(job);
    for (const one of this.workersOf(job)) this.close(one);
    this.fill();
  }

  private workersOf(job: Job<Task, TaskReport>): Busy<Task, TaskReport>[] {
    return [...this.busy].filter((one) => one.job === job);
  }

  /** Starts workers for waiting tasks, while there is room. */
  private fill(): void {
    for (const job of Array.from(this.jobs.keys()))
      while (this.hasRoom(job)) {
        const task = job.tasks.take();
        if (task === undefined) break;
        this.start(job, task);
      }
  }

  private hasRoom(job: Job<Task, TaskReport>): boolean {
    const lost = this.jobs.get(job);
    if (lost === undefined || this.busy.size >= this.size) return false;
    return this.workersOf(job).length < this.size - lost;
  }

  private start(job: Job<Task, TaskReport>, task: Task): void {
    const one: Busy<Task, TaskReport> = { job, task, worker: undefined };
    this.busy.add(one);
    try {
      one.worker = job.spawn({
        report: (report) => this.receive(one, report),
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

  private receive(one: Busy<Task, TaskReport>, report: TaskReport): void {
    // A closed worker may still report.
    if (!this.busy.has(one)) return;
    const { job } = one;
    job.tasks.receive(one.task, report);
    if (job.tasks.done) this.stop(job);
    else if (report.done) {
      this.next(one);
      this.fill();
    }
    job.changed();
  }

  private restart(one: Busy<Task, TaskReport>): void {
    if (!this.busy.has(one)) return;
    one.job.tasks.giveBack(one.task);
    this.next(one);
  }

  /** Gives a worker the next task of its job, or closes it if there is none. */
  private next(one: Busy<Task, TaskReport>): void {
    const task = one.job.tasks.take();
    if (task === undefined) {
      this.close(one);
      return;
    }
    one.task = task;
    one.worker?.begin(task);
  }

  /** Replaces a worker that is gone, unless replacing it has not helped before. */
  private lose(one: Busy<Task, TaskReport>, error: Error, replacements: number): void {
    // A failure may be reported more than once.
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

  private close(one: Busy<Task, TaskReport>): void {
    this.busy.delete(one);
    one.worker?.close();
  }
}
