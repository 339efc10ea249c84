import type { Rectangle } from '../theme/viewport.ts';
import { aboveDisc, type Picture } from './background/disc.ts';
import { piecesBelow } from './jewels/places.ts';

/**
 * The parts of a picture's free one to seat pieces in, the first choice first: above the disc of the sun, and
 * below the row of jewels once there are some.
 */
export function seatParts(picture: Picture, free: Rectangle, hasJewels: boolean): Rectangle[] {
  const parts = hasJewels ? [piecesBelow(free, picture.page), free] : [free];
  return parts.flatMap((part) => [aboveDisc(part, picture), part]);
}
