import type { ChildProcess } from 'node:child_process';
import type { Spawn } from '../run/pool.ts';
import {
  workOn,
  type CommonOf,
  type ReportOf,
  type SpawnFor,
  type TaskOf,
  type JobType,
} from './work.ts';

/** What asks the command to stop: Ctrl-C, who is to make room, and a terminal that is closed. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The word by which this program knows that it was started as a worker. */
export const AS_WORKER = '--as-worker';

/** What a worker of this program is told first; what it is told after that are its tasks. */
interface Setup {
  readonly kind: JobType;
  readonly common: CommonOf<JobType>;
}

/**
 * Makes workers of child processes: all they are told are their tasks, but for the first message, if there is
 * one, and all they answer are reports.
 */
export const inChildren =
  <Task extends object, Report>(fork: () => ChildProcess, first?: object): Spawn<Task, Report> =>
  (on) => {
    const child = fork();
    // Also after it was closed, when nobody listens to its errors any more.
    const tell = (message: object) => child.send(message, (error) => error && on.failed(error));
    child.on('message', (report) => on.report(report as Report));
    child.on('error', (error) => on.failed(error));
    child.on('exit', (code, signal) => on.failed(new Error(String(signal ?? code))));
    if (first) tell(first);
    return {
      begin: tell,
      close() {
        child.removeAllListeners();
        child.kill('SIGKILL');
      },
    };
  };

/**
 * Starts this very program once more, as a worker. It is a process and no thread, since it
 * starts in the same way from source and from the one file that is built.
 */
export const inProcesses: SpawnFor = (kind, common) => {
  const setup: Setup = { kind, common };
  return inChildren(() => {
    // Loaded here, since who works alone needs none of it and it takes some ms.
    const { fork } = process.getBuiltinModule('node:child_process');
    return fork(process.argv[1]!, [AS_WORKER], { serialization: 'advanced' });
  }, setup);
};

/** What such a process does. Signals to stop are for the one that started it, without which it ends. */
export function waitForTasks(): void {
  for (const signal of SIGNALS) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.once('message', ({ kind, common }: Setup) => {
    const work = workOn(kind, common);
    process.on('message', (task: TaskOf<JobType>) => void work(task, report));
  });
}

/** Tells the process that has started this one, which may be gone just now. */
const report = (one: ReportOf<JobType>): void =>
  void process.send!(one, undefined, undefined, () => {});
