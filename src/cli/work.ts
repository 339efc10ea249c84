import { setImmediate as nextTurn } from 'node:timers/promises';
import { REPORT_EVERY, WorkerPool, type Spawn, type Tasks } from '../run/pool.ts';
import { RunTaskRunner, type RunReport, type RunTask } from '../experiment/runQueue.ts';
import type { CountQueue } from '../count/queue.ts';
import { TaskRunner, type CountJob, type CountReport, type CountTask } from '../count/task.ts';
import { makeCollector } from './collector.ts';
import { GARBAGE } from './memory.ts';

/** The job types: what all tasks have in common, a task, and a report on it. */
interface JobTypes {
  readonly count: {
    readonly common: CountJob;
    readonly task: CountTask;
    readonly report: CountReport;
  };
  readonly runs: { readonly common: null; readonly task: RunTask; readonly report: RunReport };
}

export type JobType = keyof JobTypes;
export type CommonOf<K extends JobType> = JobTypes[K]['common'];
export type TaskOf<K extends JobType> = JobTypes[K]['task'];
export type ReportOf<K extends JobType> = JobTypes[K]['report'];

/** A running task. */
interface Running<Report> {
  /** Runs for some hundredths of a second; true once the task is done. */
  runSlice(): boolean;
  /** Its progress so far. */
  report(): Report;
}

/** Collects the garbage of a worker's states. */
export const collectorFor = ({ memory }: Pick<CountJob, 'memory'>): (() => void) =>
  makeCollector(GARBAGE * memory);

/** Starts a task of each job type. */
const starters: {
  readonly [K in JobType]: (common: CommonOf<K>) => (task: TaskOf<K>) => Running<ReportOf<K>>;
} = {
  count(job) {
    const runner = TaskRunner.of(job, collectorFor(job));
    return (task) => {
      runner.begin(task);
      return runner;
    };
  },
  runs: () => (task) => new RunTaskRunner(task),
};

/** Makes the function that starts workers for a job. */
export type SpawnFor = <K extends JobType>(
  kind: K,
  common: CommonOf<K>,
) => Spawn<TaskOf<K>, ReportOf<K>>;

/** Runs a task as a worker does, reporting now and then and when it is done. */
export function workOn<K extends JobType>(kind: K, common: CommonOf<K>) {
  const begin = starters[kind](common);
  return async (task: TaskOf<K>, report: (report: ReportOf<K>) => void): Promise<void> => {
    const running = begin(task);
    for (let reported = 0, done = false; !done;) {
      done = running.runSlice();
      const now = process.uptime();
      if (!done && now - reported < REPORT_EVERY) continue;
      reported = now;
      report(running.report());
      await nextTurn();
    }
  };
}

/** Counts in this thread until done, or until `isTimeToStop`. */
export async function countInPlace(
  runner: TaskRunner,
  queue: CountQueue,
  isTimeToStop: () => boolean,
): Promise<void> {
  for (let task = queue.take(); task; task = queue.take()) {
    runner.begin(task);
    for (let done = false; !done;) {
      if (isTimeToStop()) return;
      done = runner.runSlice();
      queue.receive(task, runner.report());
      await nextTurn();
    }
  }
}

interface Workers<Task, Report> {
  readonly spawn: Spawn<Task, Report>;
  /** The number of workers. */
  readonly workers: number;
  readonly stop?: AbortSignal;
}

/** How often in a row a worker is replaced without its task making progress. */
const REPLACEMENTS = 2;

/** The remaining tasks cannot be done: worker after worker fails. */
export class WorkFailed extends Error {}

/**
 * Runs all tasks in workers, until done or stopped; then all workers are closed. A failed worker is
 * replaced, and its task continues from its last report.
 *
 * @throws WorkFailed if replacing does not help
 */
export async function runInWorkers<Task, Report extends { readonly done: boolean }>(
  tasks: Tasks<Task, Report>,
  { spawn, workers, stop }: Workers<Task, Report>,
): Promise<void> {
  const pool = new WorkerPool<Task, Report>(workers);
  await new Promise<void>((finish, fail) => {
    const job = {
      tasks,
      spawn,
      replacements: REPLACEMENTS,
      changed: () => {
        if (tasks.done) finish();
      },
      lost: (cause: Error) => {
        pool.stop(job);
        fail(new WorkFailed(cause.message, { cause }));
      },
    };
    stop?.addEventListener('abort', () => {
      pool.stop(job);
      finish();
    });
    pool.run(job);
    // There may be no tasks at all.
    job.changed();
  });
}
