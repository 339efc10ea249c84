import type { Point } from '../../puzzle/lattices/index.ts';
import type { Light } from '../../theme/light.ts';

/** How high the tray stands above what its shadow falls on, in cell widths. */
const STAND = 0.2;

/** What makes a board look raised, in vectors of the board: right and down where it is not tilted. */
export interface Relief {
  /** The unit vector towards the sun. */
  readonly towards: Light['towards'];
  /** The way down on the screen, where slabs and tray show their fronts; 1 long. */
  readonly below: Point;
  /** How far shadows of pieces, of what is lifted by 1, and of the tray fall, in cell widths. */
  readonly shadow: Point;
  readonly shadowByLift: Point;
  readonly trayShadow: Point;
}

/**
 * The relief of a board that is tilted on the screen: light and fronts stay as they are there.
 *
 * @param towards the unit vector towards the sun: right, down, and out of the screen
 * @param thickness of pieces, in cell widths
 * @param tilt clockwise, in radians
 */
export function reliefOf(towards: Light['towards'], thickness: number, tilt: number): Relief {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const onBoard = (x: number, y: number): Point => [x * cos + y * sin, y * cos - x * sin];
  const [right, down, out] = towards;
  const fall = (height: number): Point => onBoard((-right / out) * height, (-down / out) * height);
  return {
    towards: [...onBoard(right, down), out],
    below: onBoard(0, 1),
    shadow: fall(thickness),
    shadowByLift: fall(0.6),
    trayShadow: fall(STAND),
  };
}
