import { fork, type ChildProcess } from 'node:child_process';

/**
 * The next message of a child process.
 *
 * @throws Error if the process ends without one
 */
export const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`A child process ended with ${signal ?? code}.`));
    child.once('error', reject).once('exit', ended);
    child.once('message', (answer) => {
      child.off('error', reject).off('exit', ended);
      resolve(answer as Answer);
    });
  });

interface Work<Task, Report> {
  /** A file that answers each task with one report. */
  readonly script: string;
  /** The number of processes. */
  readonly workers: number;
  /** The next task; undefined after the last. */
  readonly next: () => Task | undefined;
  readonly receive: (report: Report, task: Task) => void;
  /** The name of a task in an error. */
  readonly nameOf: (task: Task) => string;
}

/**
 * Runs tasks in child processes that execute a script, one task at a time each, until none is left. No child
 * outlives this, even if it is busy.
 *
 * @throws Error that names the task if a process ends before it
 */
export async function doInChildren<Task extends object, Report>({
  script,
  workers,
  next,
  receive,
  nameOf,
}: Work<Task, Report>): Promise<void> {
  const work = async (child: ChildProcess): Promise<void> => {
    for (let task = next(); task; task = next()) {
      child.send(task);
      const failed = `No report of ${nameOf(task)}`;
      const report = await answerOf<Report>(child).catch((cause: unknown) => {
        throw new Error(failed, { cause });
      });
      receive(report, task);
    }
  };
  const children = Array.from({ length: workers }, () =>
    fork(script, { serialization: 'advanced' }),
  );
  try {
    await Promise.all(children.map(work));
  } finally {
    // A busy process handles no other signal.
    for (const child of children) child.kill('SIGKILL');
  }
}
