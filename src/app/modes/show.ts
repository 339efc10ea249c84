import type { Settings } from '../../settings/settings.ts';

/** Something on the stage, from opening until it has left. */
export interface Show {
  /** Advances by a frame, both in ms; true if it has to be drawn again. */
  frame(now: number, elapsed: number): boolean;
  /**
   * For how long it stays before something else may follow, in ms, while no user is in control; undefined
   * while it still goes on.
   */
  readonly stayFor: number | undefined;
  /** Applies changed settings: theme, letters and language. */
  applySettings(settings: Settings): void;
  /** Starts to leave; `hasLeft` is true a moment later, unless that is cancelled. */
  leave(): void;
  cancelLeave(): void;
  /** Leaves for good: from now on it only needs frames until `hasLeft`. */
  end(): void;
  /** Whether it has left so far that what follows may come, so that the stage is never empty. */
  readonly canBeReplaced: boolean;
  readonly hasLeft: boolean;
  /** Removes everything from the stage. */
  remove(): void;
}
