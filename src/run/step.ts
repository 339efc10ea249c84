/**
 * One event of a process as a small integer: its kind in the low four bits, and above them a number,
 * such as that of a tile. Each process has its own kinds.
 */
export type Step = number;

/** The result of `step()` once a process is over. */
export const END = -1;

export const stepOf = (kind: number, id: number): Step => (id << 4) | kind;
export const kindOf = (step: Step): number => step & 15;
export const idOf = (step: Step): number => step >> 4;

/** A step, and a number of ticks after it: events between two steps. Infinity means all of them. */
export interface Moment {
  readonly step: number;
  readonly tick: number;
}

/** A kind of event. A process has at most 15, numbered from 0. */
export interface Kind {
  readonly name: string;
  /** Whether its events are steps, which are numbered; other events are ticks after a step. */
  readonly isNumbered: boolean;
  /** Whether it reports a result, such as a solution, at which a player may pause. */
  readonly isMilestone?: boolean;
}

/** A set of kinds, one bit each. */
export type KindSet = number;

/** The set of the kinds that satisfy a predicate. */
export function kindsWhere(kinds: readonly Kind[], holds: (kind: Kind) => boolean): KindSet {
  let set = 0;
  for (const [number, kind] of kinds.entries()) if (holds(kind)) set |= 1 << number;
  return set;
}

/** The set of the kinds whose events are steps. */
export const numberedOf = (kinds: readonly Kind[]): KindSet =>
  kindsWhere(kinds, ({ isNumbered }) => isNumbered);

/** Whether an event's kind is in a set; false for END. */
export const isOfKind = (set: KindSet, step: Step): boolean => ((set >> kindOf(step)) & 1) === 1;

/** The events that a process reports: steps and milestones, or all. */
export type Detail = 'steps' | 'everything';
