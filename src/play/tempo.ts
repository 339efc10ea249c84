/** Steps a second, the automatic pace, or the fastest that the machine can. */
export type Speed = number | 'auto' | 'max';

/** The paces to choose from, in steps a second. */
const paces = [
  0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 125, 250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000,
  125_000, 250_000, 500_000, 1_000_000,
];

/** The least and the most steps a second that can be chosen. */
export const SLOWEST = paces[0]!;
export const FASTEST = paces.at(-1)!;

/** Reads `auto`, `max`, or a number of steps a second; undefined for anything else. */
export function readSpeed(text: string): Speed | undefined {
  if (text === 'auto' || text === 'max') return text;
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return speed >= SLOWEST && speed <= FASTEST ? speed : undefined;
}

/** The speeds to choose from. */
export const ladder: readonly (number | 'max')[] = [...paces, 'max'];

/** The index in the ladder of the speed nearest to one, on a logarithmic scale. */
export function rungOf(speed: number | 'max'): number {
  if (speed === 'max') return paces.length;
  let nearest = 0;
  for (const [rung, pace] of paces.entries())
    if (speed * speed >= paces[nearest]! * pace) nearest = rung;
  return nearest;
}

/** The fastest pace, in steps a second, at which a sentence about each step can be read. */
export const READABLE_PACE = 2;

/** The fastest pace, in steps a second, at which milestones are held for a moment. */
export const HELD_PACE = 1000;
/** The seconds for which a milestone is held. */
export const HOLD_SECONDS = 4;
