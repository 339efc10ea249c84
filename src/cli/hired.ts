import { fork } from 'node:child_process';
import { StrandCounter, type CountJob, type News, type Strand } from '../solve/strand.ts';
import { countStrand, type Hire } from './crew.ts';

/** The word by which this program knows that it was started to count for another. */
export const HIRED = '--hired';

/** What such a process is told: a job, first, and then its strands, one at a time. */
type Order = { readonly job: CountJob } | { readonly strand: Strand };

/**
 * Starts this very program once more, as a process that counts. It is a process and no thread, since it
 * starts in the same way from source and from the one file that is built.
 */
export const hireProcess: Hire = (job, fail) => {
  const child = fork(process.argv[1]!, [HIRED], { serialization: 'advanced' });
  let hear: (news: News) => void = () => {};
  const tell = (order: Order) => child.send(order);
  child.on('message', (news) => hear(news as News));
  child.on('error', fail);
  child.on('exit', (code, signal) =>
    fail(new Error(`A process that counts ended with ${code ?? signal}.`)),
  );
  tell({ job });
  return {
    count(strand, heard) {
      hear = heard;
      tell({ strand });
    },
    dismiss() {
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
};

/** What such a process does. Ctrl-C is for the one who started it, without whom it ends. */
export function waitForWork(): void {
  let counter: StrandCounter | undefined;
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    if ('job' in order) counter = StrandCounter.of(order.job);
    else if (counter) void countStrand(counter, order.strand, (news) => process.send!(news));
  });
}
