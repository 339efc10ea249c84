import type { Detail, Step } from './step.ts';

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
