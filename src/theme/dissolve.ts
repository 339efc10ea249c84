import { rgb, type Rgb } from './colour.ts';
import { between, labOf, rgbOf, type Lab } from './oklab.ts';
import { roomAt } from './room.ts';
import type { Theme } from './theme.ts';

/** How much lighter than both themes the colour between them may be. */
const LIGHTER = 0.08;

/** The middle of a theme's empty stage at an hour, and its horizon if it has a sky. */
function stageAt(theme: Theme, hour: number): { readonly middle: Lab; readonly horizon?: Lab } {
  const room = roomAt(theme, hour);
  if (room) return { middle: labOf(room.middle), horizon: labOf(room.horizon) };
  const { inner, outer } = theme.background;
  return { middle: between(labOf(rgb(inner)), labOf(rgb(outer)), 0.5) };
}

/**
 * The colour through which one theme dissolves into another at an hour, 0 to 24: that of the horizon in the
 * theme that has a sky, or else that of their lamps; no darker than both themes, and hardly lighter.
 */
export function colourBetween(from: Theme, to: Theme, hour: number): Rgb {
  const [one, other] = [stageAt(from, hour), stageAt(to, hour)];
  const lamp = between(labOf(rgb(from.lamp.colour)), labOf(rgb(to.lamp.colour)), 0.5);
  const first = one.horizon ?? other.horizon ?? lamp;
  const [lightness, a, b] = between(first, other.horizon ?? first, 0.5);
  const middles = [one.middle[0], other.middle[0]];
  const [least, most] = [Math.min(...middles), Math.max(...middles) + LIGHTER];
  return rgbOf([Math.min(most, Math.max(least, lightness)), a, b]);
}
