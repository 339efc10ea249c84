import type { Kind, Step } from './step.ts';

/**
 * Anything that runs step by step and can be resumed anywhere. A process is deterministic: it makes
 * the same steps every time, and one restored from a mark continues exactly like the original.
 *
 * @typeParam Mark its state, as plain data that can be posted to a worker
 */
export interface Process<Mark = unknown> {
  readonly kinds: readonly Kind[];
  /** The names of the values to chart. */
  readonly series: readonly string[];
  /** The number of the last step. Steps have the same numbers at every level of detail. */
  readonly steps: number;
  /** Makes the next event; END once the process is over. */
  step(): Step;
  /** Its current state, for `restore`. */
  mark(): Mark;
  /** Restores a mark of the same process, taken at any level of detail. */
  restore(mark: Mark): void;
  /** The share of its work that is done, 0 to 1; never decreases. Always 0 if unknown. */
  progress(): number;
  /** The current value of a series, by its index; ticks do not change it. */
  value(series: number): number;
}
