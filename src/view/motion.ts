/** Pure functions of time: how things move, appear and fade. Times are in milliseconds. */

export const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

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

/** How long a place or a remove takes at a pace in steps a second. */
export const moveTime = (pace: number): number =>
  Math.max(40, Math.min(280, 120 + 160 * (1 - pace / SWIFT), 800 / pace));

/** How long a piece must lie before it looks solid, where nothing moves: longer the faster the search. */
export const settleTime = (pace: number): number =>
  140 + 380 * smooth(Math.log(Math.max(pace, SWIFT) / SWIFT) / Math.log(100));

/** How high a piece is lifted, in cell widths, when a move begins: less where there is no time to see it. */
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

/** A board takes this long to come and to go. */
export const ARRIVE = 700;
export const LEAVE = 900;
/** How much of its going has happened to a piece this far across the board (0 to 1), 0 to 1. */
export const leaveAt = (age: number, across: number): number =>
  clamp((age / LEAVE - 0.45 * across) / 0.45);
