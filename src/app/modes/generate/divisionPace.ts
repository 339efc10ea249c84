/** How long spectators watch a division, in seconds, and its slowest pace, in steps a second. */
const SECONDS = 20;
const SLOWEST = 2;

/** The pace at which spectators see a division of so many steps, in steps a second. */
export const spectatedPace = (steps: number): number => Math.max(SLOWEST, steps / SECONDS);

/** Whether tries that are refused are shown as well, at a pace in steps a second: only where people chose a slower one. */
export const areTriesShownAt = (pace: number): boolean => pace < SLOWEST;
