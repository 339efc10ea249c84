import type { Estimate } from '../../../solve/effort/estimate.ts';
import type { Search } from '../../../solve/search.ts';
import type { Counting } from '../../../ui/index.tsx';
import { SavedCounts } from './savedCounts.ts';
import { ParallelCount, type StartCounter } from './parallelCount.ts';

/** Intervals of progress reports and of saving, in ms. */
const REPORT_EVERY = 200;
const SAVE_EVERY = 3000;
/** Bytes that each worker may take for states: little, as users have other things open. */
const MEMORY = 2 ** 28;

type CountTarget = Pick<Counting, 'text' | 'title' | 'unique'>;

/** The current count: running, paused, failed or done. Saved states of others can be resumed. */
export class Counter {
  private readonly savedCounts = new SavedCounts();
  private readonly start: StartCounter;
  private readonly notify: (counting: Counting | undefined) => void;
  private target: CountTarget | undefined;
  private parallel: ParallelCount | undefined;
  private phase: Counting['phase'] = 'paused';
  private timers: ReturnType<typeof setInterval>[] = [];

  constructor(start: StartCounter, notify: (counting: Counting | undefined) => void) {
    this.start = start;
    this.notify = notify;
    addEventListener('pagehide', () => this.save());
  }

  /** Saves and closes the current count, and restores this one's saved state, if there is one. */
  open(target: CountTarget): void {
    this.close();
    const { text, unique } = target;
    const before = this.savedCounts.find(target);
    this.target = target;
    this.parallel = new ParallelCount(
      { text, search: null, unique, memory: MEMORY },
      before ?? {},
      this.start,
      { changed: () => this.changed(), failed: () => this.failed() },
    );
    this.phase = this.parallel.done ? 'done' : 'paused';
    if (before) this.report();
    else this.notify(undefined);
  }

  run(): void {
    this.phase = 'running';
    this.parallel?.run();
    this.timers = [
      setInterval(() => this.report(), REPORT_EVERY),
      setInterval(() => this.save(), SAVE_EVERY),
    ];
    this.report();
  }

  pause(): void {
    this.parallel?.pause();
    this.phase = 'paused';
    this.stopTimers();
  }

  cancel(): void {
    const { target } = this;
    if (!target) return;
    this.parallel?.close();
    this.parallel = undefined;
    this.savedCounts.forget(target);
    this.open(target);
  }

  private close(): void {
    this.save();
    this.parallel?.close();
    this.stopTimers();
  }

  /** While running, a timer reports progress; a late message may still come after a pause. */
  private changed(): void {
    if (this.parallel?.done || this.phase === 'paused') this.report();
  }

  private failed(): void {
    this.phase = 'failed';
    this.stopTimers();
  }

  /** Stops the timers, and saves and reports once more. */
  private stopTimers(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    this.save();
    this.report();
  }

  private save(): void {
    const { target, parallel } = this;
    if (!target || !parallel || (parallel.sums.progress === 0 && parallel.seconds === 0)) return;
    const { saved, seconds } = parallel;
    this.savedCounts.save({ text: target.text, unique: target.unique, seconds, saved });
  }

  private report(): void {
    const { parallel, target } = this;
    if (!parallel || !target) return;
    const { sums, left, seconds } = parallel;
    const isOver = parallel.done && this.phase !== 'done';
    if (isOver) this.phase = 'done';
    this.notify({ ...target, ...sums, phase: this.phase, left, seconds });
    if (isOver) this.stopTimers();
  }
}

/** Estimates the size of a search in a worker. Rejects if it cannot be estimated. */
export function measure(start: StartCounter, text: string, search: Search): Promise<Estimate> {
  return new Promise((resolve, reject) => {
    const worker = start({
      initialise: (send) => send({ measure: { text, search } }),
      received: (message) => {
        if (!('estimate' in message)) return;
        worker.close();
        if (message.estimate) resolve(message.estimate);
        else reject(new Error('The search is too large to be measured.'));
      },
      isDue: () => true,
      failed: () => reject(new Error('The search could not be measured.')),
    });
  });
}
