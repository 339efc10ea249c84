import type { Draft } from '../draft.ts';
import type { TooManyStates } from '../uniform/divisions.ts';
import type { Step } from '../../run/step.ts';

/**
 * A way to divide a frame, under way. It makes swaps and assignments, or plans them on the draft, which
 * come first then.
 */
export interface Course<State = unknown> {
  /** Makes the next event; ends with DONE or STUCK. */
  next(): Step;
  /** The readiness to accept a higher score, as in simulated annealing; left out if none is accepted. */
  readonly temperature?: number;
  /** Its own state as plain data, not including the draft's; left out if it has none. */
  state?(): State;
  /** Restores a state; the draft has been restored already. */
  restore?(state: State): void;
}

/** Why a strategy cannot divide a frame, whatever the seed. */
export type StrategyIssue = TooManyStates | { readonly code: 'noDivision' };

/** A way to divide one frame into connected blocks of given sizes, for any number of runs. */
export interface Strategy {
  /** Whether all cells are in blocks at first, at random; else in none. */
  readonly isColoured: boolean;
  start(draft: Draft): Course;
  /** Finds out whether it can divide the frame, where it can tell. */
  issue?(): StrategyIssue | undefined;
  /** The exact number of divisions, if it counts them; undefined if that takes too many states. */
  divisions?(): bigint | undefined;
}
