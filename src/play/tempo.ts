/** Steps a second, a pace that adapts to what is near, or as fast as the machine can. */
export type Speed = number | 'auto' | 'max';

/** The least and the most steps a second that can be asked for. */
export const SLOWEST = 0.25;
export const FASTEST = 1_000_000;

/** Reads `auto`, `max`, or a number of steps a second; undefined for anything else. */
export function readSpeed(text: string): Speed | undefined {
  if (text === 'auto' || text === 'max') return text;
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return speed >= SLOWEST && speed <= FASTEST ? speed : undefined;
}

/** The speeds to choose from. */
export const ladder: readonly (number | 'max')[] = [
  SLOWEST,
  0.5,
  1,
  2,
  4,
  8,
  15,
  30,
  60,
  125,
  250,
  500,
  1000,
  2000,
  4000,
  8000,
  15_000,
  30_000,
  60_000,
  125_000,
  250_000,
  500_000,
  FASTEST,
  'max',
];

/** The index in the ladder of the speed nearest to one, on a logarithmic scale. */
export function rungOf(speed: number | 'max'): number {
  const top = ladder.length - 1;
  if (speed === 'max') return top;
  let nearest = 0;
  for (let rung = 1; rung < top; rung++) {
    const below = ladder[nearest] as number;
    const here = ladder[rung] as number;
    if (speed * speed >= below * here) nearest = rung;
  }
  return nearest;
}

/** What the automatic pace depends on. */
interface PaceContext {
  /** How long it has been playing, in seconds. */
  readonly seconds: number;
  /** How many steps away the next milestone is, if known. */
  readonly toMilestone: number | undefined;
}

/** Steps a second at the start, for how many seconds, and how many each doubling takes after that. */
const FIRST_PACE = 2.5;
const CALM_SECONDS = 4;
const DOUBLING_SECONDS = 4.5;
const FASTEST_AUTO = 4_000_000;
/** Steps a second at a milestone, and how many more for each step it is away. */
const LAST_PACE = 3.5;
const APPROACH = 0.85;

/**
 * The automatic pace, in steps a second: slow enough to follow at first, then doubling again and again, and
 * slowing down before a milestone, so that a solution's last pieces can be watched.
 */
export function autoPace({ seconds, toMilestone }: PaceContext): number {
  const doublings = Math.max(0, seconds - CALM_SECONDS) / DOUBLING_SECONDS;
  const eager = Math.min(FASTEST_AUTO, FIRST_PACE * 2 ** doublings);
  return toMilestone === undefined ? eager : Math.min(eager, LAST_PACE + APPROACH * toMilestone);
}

/** The fastest pace, in steps a second, at which a sentence about each step can be read. */
export const READABLE_PACE = 2;

/** The fastest pace, in steps a second, at which milestones are held for a moment. */
export const HELD_PACE = 1000;
/** For how many seconds a milestone is held. */
export const HOLD_SECONDS = 4;
