import { smooth } from '../motion.ts';

/** How far the control point of its arc is above the straight way, as a share of it. */
const RISE = 0.15;
/** The height to which its pieces rise off the tray, in cell widths. */
const LIFT = 0.4;
/** The shares of the time in which they rise, and in which the tray is left behind, and they come down again. */
const RISES = 0.15;
const SHEDS = 0.45;
/** The opacity of a jewel at its place. */
export const OPACITY = 0.95;

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
  const share = smooth(time);
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

/** The opacity of its pieces by then, and of its tray, which stays behind; and their height, in cell widths. */
export const opacityAloft = (time: number): number => 1 + (OPACITY - 1) * smooth(time);
export const trayAloft = (time: number): number => smooth(1 - time / SHEDS);
export const liftAloft = (time: number): number =>
  LIFT * smooth(time / RISES) * smooth((SHEDS - time) / (SHEDS - RISES));
