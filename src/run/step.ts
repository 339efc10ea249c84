/**
 * A step is one event of a process, as one small integer: its kind in the low four bits, above them a
 * number that says what of. Each process has kinds of its own.
 */
export type Step = number;

/** What `step()` returns when a process is over. */
export const END = -1;

export const stepOf = (kind: number, id: number): Step => (id << 4) | kind;
export const kindOf = (step: Step): number => step & 15;
export const idOf = (step: Step): number => step >> 4;

/** A kind of events. A process has 15 at most, numbered from 0. */
export interface Kind {
  readonly name: string;
  /**
   * Whether its events are counted: “step 12” is the twelfth of those. An event that is not
   * counted is a tick after the step before it.
   */
  readonly isNumbered: boolean;
  /** The kind that takes it back; its own number if it takes back itself. */
  readonly inverse?: number;
  /** Whether it says that something was found, as a solution: a player may stop there for a moment. */
  readonly isMilestone?: boolean;
}

/** A set of kinds, one bit each. */
export type KindSet = number;

/** The kinds of which something is true, to ask of many events. */
export function kindsWhere(kinds: readonly Kind[], holds: (kind: Kind) => boolean): KindSet {
  let set = 0;
  for (const [number, kind] of kinds.entries()) if (holds(kind)) set |= 1 << number;
  return set;
}

export const numberedOf = (kinds: readonly Kind[]): KindSet =>
  kindsWhere(kinds, ({ isNumbered }) => isNumbered);

/** Whether an event, or END, is of a kind in a set. */
export const isOfKind = (set: KindSet, step: Step): boolean => ((set >> kindOf(step)) & 1) === 1;

/** How much a process tells: what is counted and what was found, or all that it does. */
export type Detail = 'steps' | 'everything';
