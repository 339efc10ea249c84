/** What the automatic pace depends on. What is not known is left out. */
interface PaceContext {
  /** How long it has been playing, in seconds. */
  readonly seconds: number;
  /** How many steps away the next milestone is. */
  readonly toMilestone?: number | undefined;
  /** How many steps away the end of the process is. */
  readonly toEnd?: number | undefined;
  /** How many steps away the next near miss is. */
  readonly toNearMiss?: number | undefined;
  /** For how many seconds it has been playing since the last near miss. */
  readonly sinceNearMiss?: number | undefined;
  /**
   * In how many seconds the first milestone may come, or the end if there is none; sooner only where that would be dull.
   * Below 0 since it might.
   */
  readonly due?: number | undefined;
}

/** Steps a second at the start, for how many seconds, and how many each doubling takes after that. */
const FIRST_PACE = 2.5;
const CALM_SECONDS = 4;
const DOUBLING_SECONDS = 4.5;
const FASTEST_AUTO = 4_000_000;
/**
 * Steps a second at a milestone, how many more for each step it is away, and how far away that is twice
 * as many, so that even the fastest pace gives way smoothly.
 */
const LAST_PACE = 3.5;
const APPROACH = 0.85;
const STEEPER_AT = 36_000;
/** The same at a near miss, and the factor by which the pace recovers in each second after it, as a power of e. */
const NEAR_PACE = 4;
const NEAR_APPROACH = 5;
const RECOVERY = 6;
/** The pace below which a first milestone, or the end, is not delayed. */
const DULL_PACE = 0.5;
/** The shortest time in which the rest of the way to it may be covered where it was delayed, in seconds. */
const SHORTEST_WAY = 0.1;

/**
 * In how many seconds it may be reached: from the last second before it is due on in less and less, but never in
 * none, so that a pace which near misses have kept low rises smoothly.
 */
const timeLeft = (due: number): number =>
  due > 1 ? due : Math.max(SHORTEST_WAY, Math.exp(due - 1));

/**
 * The automatic pace, in steps a second: slow enough to follow at first, then doubling again and again. It
 * slows down before a milestone, so that a solution's last pieces can be watched, and for near misses.
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

/** How many steps ahead a near miss has to be known so that a pace can give way to it smoothly. */
export const brakingDistance = (pace: number): number =>
  Math.max(0, pace - NEAR_PACE) / NEAR_APPROACH;

/** The automatic pace above which a milestone has to be seen from far away. */
export const FARSIGHTED_PACE = 8000;

/** For how many seconds a near miss is held, and how many have to pass before the next one. */
export const NEAR_MISS_HELD = 0.7;
export const BETWEEN_NEAR_MISSES = 8;
