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

/** The signals that ask the command to stop: Ctrl-C, termination, a closed terminal. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The argument that starts this program as a worker. */
export const AS_WORKER = '--as-worker';

/** The first message to a worker; all others are tasks. */
interface Setup {
  readonly kind: JobType;
  readonly common: CommonOf<JobType>;
}

/**
 * Makes workers of child processes. They receive tasks, after the message `first` if there is one,
 * and send reports.
 */
export const inChildren =
  <Task extends object, Report>(fork: () => ChildProcess, first?: object): Spawn<Task, Report> =>
  (on) => {
    const child = fork();
    // Failures after `close` go to no listener.
    const send = (message: object) => child.send(message, (error) => error && on.failed(error));
    child.on('message', (report) => on.report(report as Report));
    child.on('error', (error) => on.failed(error));
    child.on('exit', (code, signal) => on.failed(new Error(String(signal ?? code))));
    if (first) send(first);
    return {
      begin: send,
      close() {
        child.removeAllListeners();
        child.kill('SIGKILL');
      },
    };
  };

/**
 * Starts this program again as a worker: a process, not a thread, since it then starts the same way
 * from source and from the built file.
 */
export const inProcesses: SpawnFor = (kind, common) => {
  const setup: Setup = { kind, common };
  return inChildren(() => {
    // Loaded here: a single process does not need it, and loading takes some ms.
    const { fork } = process.getBuiltinModule('node:child_process');
    return fork(process.argv[1]!, [AS_WORKER], { serialization: 'advanced' });
  }, setup);
};

/**
 * Runs a worker process. It ignores signals, which are for its parent, and exits when disconnected
 * from it.
 */
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
