import type { Settings } from '../settings.ts';

/** What is on the stage, from when it is opened until it has left. */
export interface Show {
  /** Lets time pass, both in ms; true if there is something new to draw. */
  frame(now: number, elapsed: number): boolean;
  /**
   * For how long, in ms, what is to be seen stays until something else may come, where nobody steers;
   * undefined while there is more to come.
   */
  readonly rest: number | undefined;
  /** Applies changed settings: theme, letters and language. */
  applySettings(settings: Settings): void;
  /** Lets it leave; `hasLeft` is true a moment later, unless that is cancelled. */
  leave(): void;
  cancelLeave(): void;
  /** Lets it leave for good: it only needs frames until it has left. */
  end(): void;
  readonly hasLeft: boolean;
  /** Takes everything off the stage. */
  remove(): void;
}
