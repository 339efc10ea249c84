import { inChildren, runInWorkers } from '../cli/workers.ts';
import { fork } from 'node:child_process';

interface Done {
  readonly done: true;
}

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
 */
export function doInChildren<Task extends object, Report extends Done>({
  script,
  workers,
  next,
  receive,
}: Work<Task, Report>): Promise<void> {
  /** Task → how often it was put back. */
  const returns = new Map<Task, number>();
  const waiting: Task[] = [];
  let underWay = 0;
  let isOver = false;
  const tasks = {
    get done() {
      return isOver && underWay + waiting.length === 0;
    },
    take() {
      const task = waiting.shift() ?? next();
      if (task) underWay++;
      else isOver = true;
      return task;
    },
    receive(task: Task, report: Report) {
      underWay--;
      receive(report, task);
    },
    giveBack(task: Task) {
      underWay--;
      waiting.push(task);
      returns.set(task, (returns.get(task) ?? 0) + 1);
      return returns.get(task)!;
    },
  };
  const spawn = inChildren<Task, Report>(() => fork(script, { serialization: 'advanced' }));
  return runInWorkers(tasks, { spawn, workers });
}
