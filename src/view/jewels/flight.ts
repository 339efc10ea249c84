import { smooth } from '../motion.ts';

/** How far the control point of its arc is above the straight way, as a share of it. */
const RISE = 0.15;
/** The height to which its pieces rise off the tray, in cell widths: too low for the rim of a piece in flight. */
const LIFT = 0.31;
/** The shares of the time in which they rise, and in which the tray is left behind, and they come down again. */
const RISES = 0.15;
const SHEDS = 0.45;
/** How far its light trails behind it, and when that comes, as shares of the time. */
const TRAILS = 0.05;
const LIGHTS_UP = [0.35, 0.8] as const;

/** From 0 to 1, as something heavy moves: slow to start, and slow to come to rest. */
const heavily = (x: number): number => {
  const t = Math.max(0, Math.min(1, x));
  return t * t * t * (10 - 15 * t + 6 * t * t);
};

/** A place in CSS pixels, and the width of a cell there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/**
 * The place of a board that becomes a jewel after a share of its flight's time, 0 to 1: at first that of the
 * board, at last that of the jewel.
 */
export function flightAt(time: number, from: Spot, to: Spot): Spot {
  const share = heavily(time);
  const left = 1 - share;
  const rise = RISE * Math.hypot(to.x - from.x, to.y - from.y);
  // A quadratic Bézier curve.
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  const on = (a: number, b: number, c: number): number =>
    left * left * a + 2 * left * share * b + share * share * c;
  return {
    x: on(from.x, control.x, to.x),
    y: on(from.y, control.y, to.y),
    cell: from.cell * (to.cell / from.cell) ** share,
  };
}

/** A light behind a board that flies: its place and size are those of the board a moment ago, its strength is 0 to 1. */
export interface FlightGlow extends Spot {
  readonly strength: number;
}

/** The light behind it by then, which has come to the jewel at last. */
export const glowAt = (time: number, from: Spot, to: Spot): FlightGlow => ({
  ...flightAt(time - TRAILS * (1 - smooth((time - 0.5) / 0.5)), from, to),
  strength: smooth((time - LIGHTS_UP[0]) / (LIGHTS_UP[1] - LIGHTS_UP[0])),
});

/** The opacity of its tray by then, which stays behind, and the height of its pieces, in cell widths. */
export const trayAloft = (time: number): number => smooth(1 - time / SHEDS);
export const liftAloft = (time: number): number =>
  LIFT * smooth(time / RISES) * smooth((SHEDS - time) / (SHEDS - RISES));
