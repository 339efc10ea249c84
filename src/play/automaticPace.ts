import type { NearMisses } from './nearMisses.ts';
import type { Presentation } from './transport.ts';

/** Inputs of the automatic pace, in seconds of playing and in steps to go; unknown ones are left out. */
interface PaceContext {
  readonly seconds: number;
  readonly toMilestone?: number | undefined;
  readonly toEnd?: number | undefined;
  readonly toNearMiss?: number | undefined;
  readonly sinceNearMiss?: number | undefined;
  /**
   * Seconds until the first milestone may come, or else the end; negative once that time has passed.
   * The wait is cut short where it would slow the pace below `DULL_PACE`.
   */
  readonly due?: number | undefined;
}

/** The pace at the start in steps a second, its duration, and the seconds of each later doubling. */
const FIRST_PACE = 2.5;
const CALM_SECONDS = 4;
const DOUBLING_SECONDS = 4.5;
const FASTEST_AUTO = 4_000_000;
/**
 * The pace at a milestone, and its increase per step of distance, which grows with the distance and
 * is twice as large at `STEEPER_AT` steps: so even the fastest pace slows down smoothly.
 */
const LAST_PACE = 3.5;
const APPROACH = 0.85;
const STEEPER_AT = 36_000;
/** The same for a near miss, and the exponential rate per second at which the pace recovers after it. */
const NEAR_PACE = 4;
const NEAR_APPROACH = 5;
const RECOVERY = 6;
/** The pace below which neither a first milestone nor the end is delayed. */
const DULL_PACE = 0.5;
/** The shortest time for the rest of a delayed approach, in seconds. */
const SHORTEST_WAY = 0.1;
/** The automatic pace above which a milestone has to be known from far ahead. */
export const FARSIGHTED_PACE = 8000;
/** Seconds for which a near miss is held, and the least seconds between two of them. */
export const NEAR_MISS_HELD = 0.7;
export const BETWEEN_NEAR_MISSES = 8;

/**
 * The seconds for the rest of a delayed approach. In the last second before it is due they decrease
 * exponentially, so that a pace which near misses have kept low rises smoothly.
 */
const timeLeft = (due: number): number =>
  due > 1 ? due : Math.max(SHORTEST_WAY, Math.exp(due - 1));

/**
 * The automatic pace, in steps a second: slow enough to follow at first, then doubling repeatedly.
 * It is lower before a milestone, so that the last pieces of a solution can be watched, and around
 * near misses. Each limit falls smoothly with the distance.
 */
export function autoPace(context: PaceContext): number {
  const { seconds, toMilestone, toEnd, toNearMiss, sinceNearMiss, due } = context;
  const doublings = Math.max(0, seconds - CALM_SECONDS) / DOUBLING_SECONDS;
  let pace = Math.min(FASTEST_AUTO, FIRST_PACE * 2 ** doublings);
  const toGoal = toMilestone ?? toEnd;
  if (toGoal !== undefined && due !== undefined)
    pace = Math.min(pace, Math.max(DULL_PACE, toGoal / timeLeft(due)));
  if (toMilestone !== undefined)
    pace = Math.min(pace, LAST_PACE + APPROACH * toMilestone * (1 + toMilestone / STEEPER_AT));
  if (toNearMiss !== undefined) pace = Math.min(pace, NEAR_PACE + NEAR_APPROACH * toNearMiss);
  if (sinceNearMiss !== undefined)
    pace = Math.min(pace, NEAR_PACE * Math.exp(RECOVERY * sinceNearMiss));
  return pace;
}

/** The lead with which the automatic pace reaches a milestone so many steps away in about so many seconds. */
export function leadFor(steps: number, seconds: number): number {
  // The highest pace, if all but a few steps are passed in the last doubling, and the time in which it falls.
  const highest = (steps * Math.LN2) / DOUBLING_SECONDS;
  const braking = Math.log(1 + highest / LAST_PACE) / APPROACH;
  const passed = 2 ** (Math.max(1, seconds - braking) / DOUBLING_SECONDS) - 1;
  const unled = (FIRST_PACE * DOUBLING_SECONDS * passed) / Math.LN2;
  return Math.max(0, CALM_SECONDS + DOUBLING_SECONDS * Math.log2(steps / unled));
}

/** The distance in steps at which a near miss must be known for the pace to slow down smoothly. */
export const brakingDistance = (pace: number): number =>
  Math.max(0, pace - NEAR_PACE) / NEAR_APPROACH;

/** The automatic pace of one player, with its choice of near misses to slow down for. */
export class AutomaticPace {
  private readonly nearMisses: NearMisses | undefined;
  /** The step of the near miss that the pace slows down for. */
  nearMiss: number | undefined;
  /** The step before which no near miss is left to find. */
  private lookedTo = 0;
  /** Seconds of playing at the last near miss. */
  private last: number | undefined;

  constructor(nearMisses: NearMisses | undefined) {
    this.nearMisses = nearMisses;
  }

  /** The pace at a moment in a presentation, in steps a second. */
  pace(context: PaceContext, { soonest, lead, steady }: Presentation): number {
    if (steady !== undefined) return steady;
    const { seconds } = context;
    return autoPace({
      ...context,
      seconds: seconds + lead,
      due: soonest > 0 ? soonest - seconds : undefined,
      sinceNearMiss: this.last === undefined ? undefined : seconds - this.last,
    });
  }

  /** Looks for the next near miss that is neither too soon nor too near, up to step `reach`. */
  look(step: number, reach: number, { pace, seconds }: { pace: number; seconds: number }): void {
    const { nearMisses, last = 0 } = this;
    if (!nearMisses || this.nearMiss !== undefined || seconds - last < BETWEEN_NEAR_MISSES) return;
    const from = Math.max(this.lookedTo, step + Math.ceil(brakingDistance(pace)));
    this.nearMiss = nearMisses.next(from, reach);
    this.lookedTo = Math.max(from, reach + 1);
  }

  /** Notes that the chosen near miss has been reached. */
  pass(seconds: number): void {
    this.reset();
    this.last = seconds;
  }

  /** Forgets near misses, for playing that begins anew at another place or speed. */
  reset(): void {
    this.last = this.nearMiss = undefined;
    this.lookedTo = 0;
  }
}
