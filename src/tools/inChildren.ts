import { fork, type ChildProcess } from 'node:child_process';

/**
 * The next message of a child process.
 *
 * @throws Error if the process ends without one
 */
export const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A child process ended with ${code}.`));
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
}

/**
 * Runs tasks in child processes that execute a script, one task at a time each, until none is left.
 *
 * @throws Error if a process ends before its task
 */
export async function doInChildren<Task extends object, Report>({
  script,
  workers,
  next,
  receive,
}: Work<Task, Report>): Promise<void> {
  const work = async (): Promise<void> => {
    const child = fork(script, { serialization: 'advanced' });
    for (let task = next(); task; task = next()) {
      child.send(task);
      receive(await answerOf<Report>(child), task);
    }
    child.kill();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
