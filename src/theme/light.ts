import type { Point } from '../puzzle/lattices/index.ts';
import { linear, luminance, rgb, type Rgb } from './colour.ts';
import type { Theme } from './theme.ts';

export interface Light {
  /** The unit vector towards the sun: right, down, and out of the screen. */
  readonly towards: readonly [number, number, number];
  /** Linear colours of luminance 1, so that the hour does not change the brightness of a board. */
  readonly sun: Rgb;
  readonly sky: Rgb;
  readonly horizon: Rgb;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The direction of the sun: from the left at 6, from the right at 18, high at noon and, as the moon, at
 * midnight; always from above, so that pieces look raised.
 */
function directionAt(hour: number): Light['towards'] {
  const day = radians((hour - 6) * 15);
  const side = radians(-68 * Math.cos(day));
  const height = radians(42 - 15 * Math.cos(2 * day));
  return [Math.sin(side) * Math.cos(height), -Math.cos(side) * Math.cos(height), Math.sin(height)];
}

/** A linear colour as bright as white. */
function asBrightAsWhite(colour: Rgb): Rgb {
  const brightness = luminance(colour);
  return colour.map((channel) => linear(channel) / brightness) as unknown as Rgb;
}

const mixed = (one: string, other: string, share: number): Rgb => {
  const to = rgb(other);
  return rgb(one).map((channel, i) => channel + (to[i]! - channel) * share) as unknown as Rgb;
};

/** The light of a theme at an hour, 0 to 24; the same all day in a theme with a single entry. */
export function lightAt({ light: day }: Pick<Theme, 'light'>, hour: number): Light {
  const after = day.findIndex((entry) => entry.hour > hour);
  const next = day[Math.max(0, after)]!;
  const last = day.at(after < 0 ? -1 : after - 1)!;
  const span = (next.hour - last.hour + 24) % 24;
  const share = span === 0 ? 0 : ((hour - last.hour + 24) % 24) / span;
  return {
    towards: directionAt(span === 0 ? last.hour : hour),
    sun: asBrightAsWhite(mixed(last.sun, next.sun, share)),
    horizon: mixed(last.horizon, next.horizon, share),
    sky: asBrightAsWhite(mixed(last.sky, next.sky, share)),
  };
}

/** The factors of linear colours on a surface that faces the viewer. */
export const onTop = ({ sun, sky }: Light, { bevel }: Pick<Theme, 'bevel'>): Rgb =>
  sky.map((channel, i) => channel + (sun[i]! - channel) * bevel.depth) as unknown as Rgb;

/** The height of the tray above the ground of its shadow, in cell widths. */
const STAND = 0.2;

/** The directions that make a board look raised, in vectors of the board: right and down without tilt. */
export interface Relief {
  readonly towards: Light['towards'];
  /** The unit vector down the screen, where slabs and tray show their fronts. */
  readonly below: Point;
  /** The offsets of the shadows of pieces, of a lift by 1, and of the tray, in cell widths. */
  readonly shadow: Point;
  readonly shadowByLift: Point;
  readonly trayShadow: Point;
}

/**
 * The relief of a board that is tilted on the screen: light and fronts keep their directions on the screen.
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
