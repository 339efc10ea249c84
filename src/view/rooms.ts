import {
  boardRoom,
  type BoardRoom,
  type Rectangle,
  type Size,
  type Viewport,
} from '../theme/viewport.ts';
import { aboveDisc, type Picture } from './background/disc.ts';
import type { BoardView } from './board/boardView.ts';
import { boardsBelow, piecesBelow } from './jewels/places.ts';

/**
 * The parts of a picture's free one to seat pieces in, the first choice first: above the disc of the sun, and
 * below the row of jewels once there are some.
 */
export function seatParts(picture: Picture, free: Rectangle, hasJewels: boolean): Rectangle[] {
  const parts = hasJewels ? [piecesBelow(free, picture.page), free] : [free];
  return parts.flatMap((part) => [aboveDisc(part, picture), part]);
}

/**
 * The room of a board within a viewport of a picture: below the row of jewels once there are some, except for a
 * board without a tray that has insets of its own, as jewels fade where it is.
 */
export function boundsOf(
  { isBare, remaining }: Pick<BoardView, 'isBare' | 'remaining'>,
  viewport: Viewport,
  page: Size,
  hasJewels: boolean,
): BoardRoom {
  const own = isBare ? viewport.bare : remaining ? viewport : viewport.high;
  const room = boardRoom(own ?? viewport, page);
  return hasJewels && !(isBare && own) ? boardsBelow(room, page) : room;
}
