import type { Detail, Kind, Step } from './step.ts';
import type { Tiling } from './tiling.ts';

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

/** Shows a process without running it: applies its events to a board and to figures. */
export interface Replay<Mark = unknown> {
  readonly kinds: readonly Kind[];
  /** The number of the last step. */
  readonly steps: number;
  readonly tiling: Tiling;
  /** The current figures, by name. */
  meters(): Readonly<Record<string, number>>;
  /** Goes to the moment at which a mark was taken. */
  set(mark: Mark): void;
  /** Applies the next event, of any kind. */
  apply(event: Step): void;
}

/** The moment right before an event, or right after it. */
export type Side = 'before' | 'after';

/** A kind of moment to look for, recognized from the events of a process in order. */
export interface SearchTarget {
  /** The level of detail whose events are needed. */
  readonly detail: Detail;
  /** Called with each mark from which events follow, before the first of them. */
  begin(mark: unknown): void;
  /** The side of an event on which there is such a moment; undefined if on neither. */
  at(event: Step): Side | undefined;
}
