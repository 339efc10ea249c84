import { ready, type Hire, type JobOf, type TaskOf, type Trade } from './crew.ts';

/** What asks the command to stop: Ctrl-C, who is to make room, and a terminal that is closed. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The word by which this program knows that it was started to work for another. */
export const HIRED = '--hired';

/** What such a process is told: its trade and job, first, and then its tasks, one at a time. */
type Order =
  | { readonly trade: Trade; readonly job: JobOf<Trade> }
  | { readonly task: TaskOf<Trade> };

/**
 * Starts this very program once more, as a process that works. It is a process and no thread, since it
 * starts in the same way from source and from the one file that is built.
 */
export const hireProcess: Hire = (trade, job, fail) => {
  // Loaded here, since whoever works alone needs none of it and it takes some ms.
  const { fork } = process.getBuiltinModule('node:child_process');
  const child = fork(process.argv[1]!, [HIRED], { serialization: 'advanced' });
  let hear: (news: never) => void = () => {};
  // Also after it was let go, when nobody listens to its errors any more.
  const tell = (order: Order) => child.send(order, (error) => error && fail(error));
  child.on('message', (news) => hear(news as never));
  child.on('error', fail);
  child.on('exit', (code, signal) => fail(new Error(String(signal ?? code))));
  tell({ trade, job });
  return {
    begin(task, heard) {
      hear = heard;
      tell({ task });
    },
    dismiss() {
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
};

/** What such a process does. Signals to stop are for the one who started it, without whom it ends. */
export function waitForWork(): void {
  let work: ((task: TaskOf<Trade>, tell: (news: object) => void) => Promise<void>) | undefined;
  for (const signal of SIGNALS) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    if ('trade' in order) work = ready(order.trade, order.job);
    else if (work) void work(order.task, (news) => tellHirer(news));
  });
}

/** Tells whoever has started this process, who may be gone just now. */
const tellHirer = (news: unknown): void => void process.send!(news, undefined, undefined, () => {});
