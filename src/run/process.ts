import type { Kind, Step } from './step.ts';

/**
 * Whatever goes on step by step and can be taken up again anywhere. The same process makes the same
 * steps every time, and one restored from a mark goes on exactly as the one that the mark was taken of.
 *
 * @typeParam Mark where it stands, as plain data that can be posted to a worker
 */
export interface Process<Mark = unknown> {
  readonly kinds: readonly Kind[];
  /** Names of the values that are charted. */
  readonly series: readonly string[];
  /** The number of the last step. Steps have the same numbers at every level of detail. */
  readonly steps: number;
  /** Goes on to the next event; END once it is over. */
  step(): Step;
  /** Where it stands. */
  mark(): Mark;
  /** Goes to a mark of the same process, taken at whatever level of detail. */
  restore(mark: Mark): void;
  /** The share of its work that is done, 0 to 1; it never falls. 0 where that cannot be told. */
  progress(): number;
  /** The present value of the series with a number. Ticks do not change it, so it is the same at every level of detail. */
  value(series: number): number;
}
