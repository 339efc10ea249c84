import type { Rectangle } from '../theme/viewport.ts';
import { aboveDisc, type Picture } from './background/disc.ts';
import { belowBand } from './jewels/places.ts';

/**
 * The parts of a picture's free one to seat pieces in, the first choice first: above the disc of the sun, and
 * below the band of jewels once there are some.
 */
export function seatParts(picture: Picture, free: Rectangle, hasJewels: boolean): Rectangle[] {
  const parts = hasJewels ? [belowBand({ ...picture, free }), free] : [free];
  return parts.flatMap((part) => [aboveDisc(part, picture), part]);
}
