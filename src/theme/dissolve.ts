import { rgb } from './colour.ts';
import { labOf } from './oklab.ts';
import { roomAt } from './room.ts';
import type { Theme } from './theme.ts';

/** The lightness of a theme's empty stage at an hour, between its top and its foot, 0 to 1. */
function lightness(theme: Theme, hour: number): number {
  const { inner, outer } = theme.background;
  const room = roomAt(theme, hour);
  const ends = room ? [room.zenith, room.horizon] : [rgb(inner), rgb(outer)];
  return (labOf(ends[0]!)[0] + labOf(ends[1]!)[0]) / 2;
}

/**
 * The edge of the picture from which another theme comes at an hour, 0 to 24: a lighter one rises as a day does,
 * and a darker one falls as the night does.
 */
export const comesFrom = (from: Theme, to: Theme, hour: number): 'top' | 'foot' =>
  lightness(to, hour) > lightness(from, hour) ? 'foot' : 'top';
