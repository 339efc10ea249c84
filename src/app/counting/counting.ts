import type { Estimate } from '../../solve/estimate.ts';
import type { Search } from '../../solve/search.ts';
import type { Counting } from '../../ui/index.tsx';
import { SavedCounts } from './savedCounts.ts';
import { ParallelCount, type StartCounter } from './parallelCount.ts';

/** Intervals of progress reports and of saving, in ms. */
const TELL_EVERY = 200;
const KEEP_EVERY = 3000;

/** Which count of which puzzle. */
export interface CountTarget {
  readonly text: string;
  readonly title: string;
  readonly unique: boolean;
}

/** The current count: running, paused, failed or done. Saved states of others can be resumed. */
export class Counter {
  private readonly kept = new SavedCounts();
  private readonly start: StartCounter;
  private readonly tell: (counting: Counting | undefined) => void;
  private wanted: CountTarget | undefined;
  private parallel: ParallelCount | undefined;
  private phase: Counting['phase'] = 'paused';
  private timers: ReturnType<typeof setInterval>[] = [];

  /** @param tell called whenever the state of the count changes */
  constructor(start: StartCounter, tell: (counting: Counting | undefined) => void) {
    this.start = start;
    this.tell = tell;
    addEventListener('pagehide', () => this.keep());
  }

  /** Saves and closes the current count, and restores this one's saved state, if there is one. */
  look(wanted: CountTarget): void {
    this.putDown();
    const { text, unique } = wanted;
    const before = this.kept.find(wanted);
    this.wanted = wanted;
    this.parallel = new ParallelCount({ text, search: null, unique }, before ?? {}, this.start, {
      heard: () => this.heard(),
      failed: () => this.failed(),
    });
    this.phase = this.parallel.done ? 'done' : 'paused';
    if (before) this.report();
    else this.tell(undefined);
  }

  run(): void {
    this.phase = 'running';
    this.parallel?.run();
    this.timers = [
      setInterval(() => this.report(), TELL_EVERY),
      setInterval(() => this.keep(), KEEP_EVERY),
    ];
    this.report();
  }

  pause(): void {
    this.parallel?.pause();
    this.phase = 'paused';
    this.rest();
  }

  /** Cancels the count, and forgets its saved state. */
  cancel(): void {
    const { wanted } = this;
    if (!wanted) return;
    this.parallel?.close();
    this.parallel = undefined;
    this.kept.forget(wanted);
    this.look(wanted);
  }

  private putDown(): void {
    this.keep();
    this.parallel?.close();
    this.rest();
  }

  /** While running, a timer reports progress; a late message may still come after a pause. */
  private heard(): void {
    if (this.parallel?.done || this.phase === 'paused') this.report();
  }

  private failed(): void {
    this.phase = 'failed';
    this.rest();
  }

  /** Stops the timers, and saves and reports once more. */
  private rest(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    this.keep();
    this.report();
  }

  private keep(): void {
    const { wanted, parallel } = this;
    if (!wanted || !parallel || (parallel.sums.progress === 0 && parallel.seconds === 0)) return;
    const { saved, seconds } = parallel;
    this.kept.keep({ text: wanted.text, unique: wanted.unique, seconds, saved });
  }

  private report(): void {
    const { parallel, wanted } = this;
    if (!parallel || !wanted) return;
    const { solutions, progress, reused } = parallel.sums;
    const { left, seconds } = parallel;
    const { text, title, unique } = wanted;
    const isOver = parallel.done && this.phase !== 'done';
    if (isOver) this.phase = 'done';
    this.tell({
      ...{ text, title, unique, phase: this.phase },
      ...{ solutions, progress, reused, left, seconds },
    });
    if (isOver) this.rest();
  }
}

/** Estimates the size of a search in a worker. Rejects if it cannot be estimated. */
export function measure(start: StartCounter, text: string, search: Search): Promise<Estimate> {
  return new Promise((resolve, reject) => {
    const worker = start({
      brief: (tell) => tell({ measure: { text, search } }),
      heard: (message) => {
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
