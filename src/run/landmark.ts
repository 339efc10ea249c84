import type { Detail, Step } from './step.ts';

/** The moment right before an event, or the one right after it. */
export type Side = 'before' | 'after';

/** A kind of moment that one may want to go to, told from the events of a process as they come one by one. */
export interface Landmark {
  /** The level of detail at which there are the events that tell it. */
  readonly detail: Detail;
  /** Called with each mark from which events follow, before the first of them. */
  begin(mark: unknown): void;
  /** Which moment at an event is such a one, if any. */
  at(event: Step): Side | undefined;
}
