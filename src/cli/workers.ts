import { makeCollector, GARBAGE } from './count/memory.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { REPORT_EVERY, WorkerPool, type Spawn, type Tasks } from '../run/pool.ts';
import { runnerOf, type RunReport, type RunTask } from '../experiment/runQueue.ts';
import type { CountQueue } from '../count/queue.ts';
import { TaskRunner, type CountJob, type CountReport, type CountTask } from '../count/task.ts';

/** The types of jobs, each with the data common to its tasks, a task, and a report on a task. */
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

interface Running<Report> {
  /** Runs for some hundredths of a second; true once the task is done. */
  runSlice(): boolean;
  report(): Report;
}

/** Collects the garbage of a worker's states. */
export const collectorFor = ({ memory }: Pick<CountJob, 'memory'>): (() => void) =>
  makeCollector(GARBAGE * memory);

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
  runs: () => (task) => runnerOf(task),
};

export type SpawnFor = <K extends JobType>(
  kind: K,
  common: CommonOf<K>,
) => Spawn<TaskOf<K>, ReportOf<K>>;

/** Runs work until it is done or `isTimeToStop`; reports at the end, and now and then before. */
async function runSlices<Report>(
  work: Running<Report>,
  report: (report: Report) => void,
  isTimeToStop = () => false,
): Promise<void> {
  for (let reported = process.uptime(), isOver = isTimeToStop(); !isOver;) {
    isOver = work.runSlice() || isTimeToStop();
    const now = process.uptime();
    if (isOver || now - reported >= REPORT_EVERY) {
      reported = now;
      report(work.report());
    }
    await nextTurn();
  }
}

/** Runs tasks as a worker does. */
export function workOn<K extends JobType>(kind: K, common: CommonOf<K>) {
  const begin = starters[kind](common);
  return async (task: TaskOf<K>, report: (report: ReportOf<K>) => void): Promise<void> =>
    runSlices(begin(task), report);
}

/** Counts in this thread until done, or until `isTimeToStop`. */
export async function countInPlace(
  runner: TaskRunner,
  queue: CountQueue,
  isTimeToStop: () => boolean,
): Promise<void> {
  for (let task = queue.take(); task && !isTimeToStop(); task = queue.take()) {
    const taken = task;
    runner.begin(taken);
    await runSlices(runner, (report) => queue.receive(taken, report), isTimeToStop);
  }
}

/** The replacements of a worker in a row for a task that makes no progress. */
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
  { spawn, workers, stop }: { spawn: Spawn<Task, Report>; workers: number; stop?: AbortSignal },
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

/** The signals that ask the command to stop: Ctrl-C, termination, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts `stop` on a signal, instead of ending the process, until `release` is called. */
export function catchSignals(): { readonly stop: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of SIGNALS) process.on(signal, abort);
  return {
    stop: controller.signal,
    release: () => {
      for (const signal of SIGNALS) process.off(signal, abort);
    },
  };
}

export const AS_WORKER = '--as-worker';

/** The first message to a worker; all others are tasks. */
interface Setup {
  readonly kind: JobType;
  readonly common: CommonOf<JobType>;
}

/**
 * Starts this program again as a worker: a process, not a thread, so that source and built file start alike.
 */
export const inProcesses: SpawnFor = (kind, common) => (on) => {
  // Loaded here: a single process needs no other, and loading takes some ms.
  const { fork } = process.getBuiltinModule('node:child_process');
  const child = fork(process.argv[1]!, [AS_WORKER], { serialization: 'advanced' });
  // Failures after `close` go to no listener.
  const send = (message: object) => child.send(message, (error) => error && on.failed(error));
  child.on('message', (report) => on.report(report as ReportOf<typeof kind>));
  child.on('error', (error) => on.failed(error));
  child.on('exit', (code, signal) => on.failed(new Error(String(signal ?? code))));
  const setup: Setup = { kind, common };
  send(setup);
  return {
    begin: send,
    close() {
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
};

/** Runs a worker process. Signals are for its parent: the worker ends when the parent disconnects. */
export function waitForTasks(): void {
  for (const signal of SIGNALS) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.once('message', ({ kind, common }: Setup) => {
    const work = workOn(kind, common);
    process.on('message', (task: TaskOf<JobType>) => void work(task, report));
  });
}

/** Reports to the parent, which may have just gone. */
const report = (one: ReportOf<JobType>): void =>
  void process.send!(one, undefined, undefined, () => {});
