import type { Point } from '../../puzzle/lattices/index.ts';
import { isTall, type BoardRoom, type Rectangle, type Size } from '../../theme/viewport.ts';
import { MOST_JEWELS } from './jewel.ts';

/** The part of a picture in which pieces may lie, and what is there already, in CSS pixels. */
export interface Room {
  readonly page: Size;
  readonly free: Rectangle;
  readonly boards: readonly Rectangle[];
  /** The areas beside boards in which remaining pieces lie. */
  readonly pieces: readonly Rectangle[];
}

/** The largest width and height of a jewel, and the middle of their row, as shares of the picture's height. */
const WIDE = 0.06;
const HIGH = 0.055;
const MIDDLE = 0.068;
/** The distance of the row to the picture's sides, as a share of its width. */
const ASIDE = 0.025;
/** The distance between the middles of two jewels, as a multiple of the largest width, so that gaps are even. */
const APART = 1.6;
/** How far the band begins above the free part at most, as a share of the picture's height. */
const ABOVE = 0.038;
/**
 * The least distance to a board, as a share of its height; to remaining pieces on a tall picture, of the picture's; and
 * on others, of its shorter side.
 */
const CLEAR = 0.06;
const AWAY = 0.03;

/** The largest width of a jewel as a share of the picture's, so that there are several on slender ones. */
const NARROW = 0.12;

/** The side of the square around any jewel, in CSS pixels. */
export const jewelSquare = ({ width, height }: Size): number =>
  Math.min(WIDE * height, NARROW * width);

/** The width of a cell of a jewel so many cell widths wide and high, in CSS pixels. */
export const jewelCell = ({ width, height }: Size, page: Size): number =>
  Math.min(jewelSquare(page) / width, (HIGH * page.height) / height);

const apartOn = (page: Size): number => APART * jewelSquare(page);

/** The number of places along the top of a picture. */
export function placesOn(page: Size): number {
  const aside = page.width * (0.5 - ASIDE) - jewelSquare(page) / 2;
  return Math.min(MOST_JEWELS, 2 * Math.floor(aside / apartOn(page)) + 1);
}

/**
 * The middle of a place along the top, in shares of the picture: places are numbered from the middle outwards, at
 * the right and left in turn, on one line, and depend on nothing else. Undefined where the picture is too narrow.
 */
export function placeAt(number: number, page: Size): Point | undefined {
  if (number >= placesOn(page)) return undefined;
  const aside = Math.ceil(number / 2) * (number % 2 === 0 ? -1 : 1);
  return [0.5 + (aside * apartOn(page)) / page.width, MIDDLE];
}

/** The rectangle around any jewel at a place, in CSS pixels. */
export function jewelAt([x, y]: Point, page: Size): Rectangle {
  const [width, height] = [jewelSquare(page), HIGH * page.height];
  return { x: x * page.width - width / 2, y: y * page.height - height / 2, width, height };
}

/** Whether a place in shares of the picture lies in its free part, whatever board or pieces are there. */
export function isOpen(at: Point, { page, free }: Omit<Room, 'boards' | 'pieces'>): boolean {
  const { x, y, width, height } = jewelAt(at, page);
  const trifle = 0.5;
  return (
    x > free.x - trifle &&
    x + width < free.x + free.width + trifle &&
    y > free.y - ABOVE * page.height &&
    y + height < free.y + free.height
  );
}

/** Whether a place in shares of the picture is far enough from all that is there. */
export function isFree(at: Point, room: Room): boolean {
  const { page, boards, pieces } = room;
  const jewel = jewelAt(at, page);
  return (
    isOpen(at, room) &&
    boards.every((board) => distance(jewel, board) >= CLEAR * board.height) &&
    pieces.every((piece) => distance(jewel, piece) >= awayOn(page))
  );
}

const awayOn = (page: Size): number =>
  isTall(page) ? CLEAR * page.height : AWAY * Math.min(page.width, page.height);

function distance(one: Rectangle, other: Rectangle): number {
  return Math.hypot(
    Math.max(one.x - other.x - other.width, 0, other.x - one.x - one.width),
    Math.max(one.y - other.y - other.height, 0, other.y - one.y - one.height),
  );
}

const foot = ({ height }: Size): number => (MIDDLE + HIGH / 2) * height;

/** A part without what is above a height, in CSS pixels. */
function below(part: Rectangle, least: number): Rectangle {
  const y = Math.max(part.y, least);
  return { ...part, y, height: Math.max(1, part.y + part.height - y) };
}

/** What is left of the room of a board where that is far enough from the jewels along the top. */
export function boardsBelow(room: BoardRoom, page: Size): BoardRoom {
  const within = (part: Rectangle): Rectangle => {
    const clear = (foot(page) + CLEAR * (part.y + part.height)) / (1 + CLEAR);
    return below(part, clear);
  };
  return {
    ...room,
    ...within(room),
    high: room.high && { ...room.high, room: within(room.high.room) },
  };
}

/** The part of some of a picture in which remaining pieces are far enough from the jewels along the top. */
export function piecesBelow(part: Rectangle, page: Size): Rectangle {
  // More by a trifle, so that rounding cannot tell otherwise.
  return below(part, foot(page) + awayOn(page) + 0.01);
}
