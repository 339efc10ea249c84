import type { Known } from '../../experiment/comparison/table.ts';
import type { RunTask } from '../../experiment/runQueue.ts';

/** The state of the runs of a comparison, in the order of its tasks. */
export interface CompareProgress {
  readonly phase: 'running' | 'done' | 'failed';
  /** The figures of each run so far. */
  readonly figures: Known;
  /** From 0 to 1; 1 only if it is complete. */
  readonly progress: readonly number[];
}

/** What is kept of comparisons beyond this page, if anything: the figures of complete runs, in the order of tasks. */
export interface KeptComparisons {
  /** @param name what was asked */
  of(name: string, runs: number): Known;
  keep(name: string, known: Known): void;
}

/** What runs the searches of comparisons, and what keeps their figures. */
export interface CompareParts {
  readonly run: CompareRuns;
  readonly kept: KeptComparisons;
}

/** Runs the tasks that are not known yet, and reports progress; returns a function that stops it. */
export type CompareRuns = (
  tasks: readonly RunTask[],
  known: Known,
  report: (progress: CompareProgress) => void,
) => () => void;
