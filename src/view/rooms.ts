import {
  boardRoom,
  isTall,
  roomWithin,
  type BoardRoom,
  type Rectangle,
  type Size,
  type Viewport,
} from '../theme/viewport.ts';
import { aboveDisc, type Picture } from './background/disc.ts';
import type { BoardView } from './board/boardView.ts';
import type { Jewels } from './jewels/jewels.ts';

/** The width of a board with few pieces beside it, which need the rest, as a share of the page's. */
const WITH_FEW = 0.48;

/** What a row of jewels leaves of rooms below it; undefined while there is none. */
type Row = Jewels['row'] | undefined;

/**
 * The parts of a picture's free one to seat pieces in, the first choice first: below the row of jewels once there
 * are some, and above the disc of the sun, but for few, which leave room beside them.
 */
export function seatParts(
  picture: Picture,
  free: Rectangle,
  row: Row,
  areFew = false,
): Rectangle[] {
  const parts = row ? [row.piecesBelow(free, picture.page), free] : [free];
  return areFew ? parts : parts.flatMap((part) => [aboveDisc(part, picture), part]);
}

/** What is around a board within a viewport: pieces choose where to be seated only around a board that is alone. */
export function aroundOf(
  { remaining }: Pick<BoardView, 'remaining'>,
  viewport: Viewport,
  picture: Picture,
  isAlone: boolean,
  row: Row,
) {
  const { page } = picture;
  const free = roomWithin(viewport.free ?? viewport, page);
  const areFew = remaining?.seats.areFew;
  if (!isAlone) return { page, free };
  const { high } = viewport;
  if (!high) return { page, free, preferred: seatParts(picture, free, row, areFew) };
  // The board makes room for its pieces there.
  const below = row ? row.piecesBelow(free, page) : free;
  const band = { top: below.y, bottom: page.height - high.bottom };
  return { page, free: below, preferred: seatParts(picture, below, undefined, areFew), band };
}

/** The middle of a room, no wider than a width. */
function narrowed(room: BoardRoom, most: number): BoardRoom {
  const width = Math.min(room.width, most);
  return { ...room, x: room.x + (room.width - width) / 2, width };
}

/** The room of a board within a viewport of a picture: below the row of jewels once there are some. */
export function boundsOf(
  { remaining }: Pick<BoardView, 'remaining'>,
  viewport: Viewport,
  page: Size,
  row: Row,
): BoardRoom {
  const all = boardRoom((!remaining && viewport.high) || viewport, page);
  const isNarrow = remaining?.seats.areFew && viewport.free && !isTall(page);
  const room = isNarrow ? narrowed(all, WITH_FEW * page.width) : all;
  return row ? row.boardsBelow(room, page) : room;
}
