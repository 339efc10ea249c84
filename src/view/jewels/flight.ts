import { smooth } from '../motion.ts';

/** How long a jewel flies from its board to its place, in ms. */
export const FLIGHT = 1400;
/** How far the control point of its arc is above the straight way, as a share of it. */
const RISE = 0.3;
/** The opacity of a jewel at its place. */
export const OPACITY = 0.85;

/** A place in CSS pixels, and the width of a cell there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Where a jewel is on its flight, how opaque it is, and how high above the board, in cell widths. */
export interface InFlight extends Spot {
  readonly opacity: number;
  readonly lift: number;
}

/** The flight of a jewel after some ms. */
export function flightAt(age: number, from: Spot, to: Spot): InFlight {
  const share = smooth(age / FLIGHT);
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
    opacity: 1 + (OPACITY - 1) * share,
    lift: Math.sin(Math.PI * Math.sqrt(share)),
  };
}
