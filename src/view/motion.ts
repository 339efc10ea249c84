/** Pure functions of time: how things move, appear and fade. Times are in milliseconds. */

export interface Frame {
  /** The moment, and the time since the last frame, in ms. */
  readonly now: number;
  readonly elapsed: number;
  /** Steps a second. */
  readonly pace: number;
  /** Whether nothing may move. */
  readonly calm: boolean;
}

const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** From 0 to 1, gentle at both ends. */
export const smooth = (x: number): number => {
  const t = clamp(x);
  return t * t * (3 - 2 * t);
};

/** From 0 to 1, quick at first and settling softly. */
export const easeOut = (x: number): number => 1 - (1 - clamp(x)) ** 3;

/** The share of the way that an exponential approach covers, both times in ms. */
export const approach = (elapsed: number, constant: number): number =>
  1 - Math.exp(-elapsed / constant);

/** A difference that cannot be seen. */
const INVISIBLE = 1 / 300;
/** A number moved a share of the way to another one; that number itself once the rest is invisible. */
export function settled(from: number, to: number, share: number): number {
  const next = from + (to - from) * share;
  return Math.abs(next - to) < INVISIBLE ? to : next;
}

/** From this many steps a second on nothing moves: each state is shown at once, and changes glow. */
export const SWIFT = 30;

/** Up to this many steps a second a piece is fully opaque as soon as it lands. */
const SLOW = 4;

/** How long a piece takes to drop in, in ms; the pace in steps a second. */
export const dropTime = (pace: number): number =>
  Math.max(40, Math.min(280, 120 + 160 * (1 - pace / SWIFT), 800 / pace));

/** Below this many steps a second single steps can be read, and pieces fly from their seats and back. */
export const READABLE = 5;

/** How long a piece flies between its seat and the board, in ms. */
export const flightTime = (pace: number): number => Math.min(640, 1000 / Math.max(pace, 0.1));

/** How long pieces take to change places, in ms: they are there before the next step. */
export const swapTime = (pace: number): number => Math.min(520, 850 / Math.max(pace, 0.1));

/** How long a piece takes to lift off, in ms: long enough not to flash. */
export const liftTime = (pace: number): number => Math.max(220, dropTime(pace));

/** The solidity of a piece that lands, 0 to 1; it reaches 1 in the rest of `settleTime`. */
export const landed = (pace: number): number => 1 - smooth((pace - SLOW) / 7);

/** How long a piece takes to fade in fully, in ms: longer at faster paces. */
export const settleTime = (pace: number): number =>
  380 + 125 * smooth(Math.log(Math.max(pace, SWIFT) / SWIFT) / Math.log(100));

/** How high a piece is lifted, in cell widths: less at faster paces. */
export const liftAt = (pace: number): number => 0.35 * (1 - smooth((pace - 12) / (SWIFT - 12)));

/** How long the wave of a celebration takes, in ms. */
export const WAVE = 2600;
/** The wave at an age in ms: its place across the board, from before 0 to beyond 1, and its strength. */
export const waveAt = (age: number): { front: number; strength: number } => {
  const t = age / WAVE;
  return {
    front: -0.25 + 1.5 * t,
    strength: t < 0 || t >= 1 ? 0 : smooth(t / 0.12) * smooth((1 - t) / 0.2),
  };
};

/** The most open cells that are lit at a near miss: more of them are no hole, but much of the board. */
const MOST_OPEN = 12;
/** Whether the open cells of a board are few; `owner` is the tile of each cell, or −1. */
export function isHole(owner: ArrayLike<number>): boolean {
  let open = 0;
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell]! < 0) open++;
  return open <= MOST_OPEN;
}

/** How long open cells are lit at a near miss, in ms: longer than the pause there, to fade softly. */
export const NEAR_MISS = 900;
/** The strength of that light at an age in ms, 0 to 1: constant for a while, and for longer without motion. */
export const nearMissLight = (age: number, calm: boolean): number => {
  const t = age / NEAR_MISS;
  const soft = calm ? 0.2 : 0.3;
  return smooth(t / soft) * smooth((1 - t) / soft);
};

/** How long a board takes to glide to another viewport, in ms. */
export const GLIDE = 600;
