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

/** Runs the tasks that are not known yet, and reports progress; returns a function that stops it. */
export type CompareRuns = (
  tasks: readonly RunTask[],
  known: Known,
  report: (progress: CompareProgress) => void,
) => () => void;
