/** Pure functions of time: how things move, appear and fade. Times are in milliseconds. */

const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** From 0 to 1, gentle at both ends. */
export const smooth = (x: number): number => {
  const t = clamp(x);
  return t * t * (3 - 2 * t);
};

/** From 0 to 1, quick at first and settling softly. */
export const easeOut = (x: number): number => 1 - (1 - clamp(x)) ** 3;

/** Share of the way that something with this time constant covers in `elapsed`. */
export const approach = (elapsed: number, constant: number): number =>
  1 - Math.exp(-elapsed / constant);

/** Above this many steps a second nothing moves: the state itself is shown, and light. */
export const SWIFT = 30;

/** Up to this many steps a second a piece is solid as soon as it has landed. */
const SLOW = 4;

/** How long a piece takes to come down, at a pace in steps a second. */
export const dropTime = (pace: number): number =>
  Math.max(40, Math.min(280, 120 + 160 * (1 - pace / SWIFT), 800 / pace));

/** How long it takes to go: no shorter where it is hard to follow, so that nothing blinks. */
export const liftTime = (pace: number): number => Math.max(220, dropTime(pace));

/** How far a piece that lands is on its way to look solid, 0 to 1: the rest takes `settleTime`. */
export const landed = (pace: number): number => 1 - smooth((pace - SLOW) / 7);

/** How long a piece must lie to look solid: longer the faster the search. */
export const settleTime = (pace: number): number =>
  380 + 140 * smooth(Math.log(Math.max(pace, SWIFT) / SWIFT) / Math.log(100));

/** How high a piece is lifted, in cell widths: less where there is no time to see it. */
export const liftAt = (pace: number): number => 0.35 * (1 - smooth((pace - 12) / (SWIFT - 12)));

/** The wave of a celebration: how far across the board its crest is (0 to 1, and beyond both), and how bright. */
export const WAVE = 2600;
export const waveAt = (age: number): { crest: number; strength: number } => {
  const t = age / WAVE;
  return {
    crest: -0.25 + 1.5 * t,
    strength: t < 0 || t >= 1 ? 0 : smooth(t / 0.12) * smooth((1 - t) / 0.2),
  };
};

/** A board that is given other room is there after this long. */
export const GLIDE = 600;

/** A board takes this long to come and to go. */
export const ARRIVE = 700;
export const LEAVE = 900;
/** One that was to leave and is to stay is back after this long at most. */
export const RETURN = 300;
/** How much of its going has happened to a piece this far across the board (0 to 1), 0 to 1. */
export const leaveAt = (age: number, across: number): number =>
  clamp((age / LEAVE - 0.45 * across) / 0.45);
