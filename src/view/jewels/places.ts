import type { Point } from '../../puzzle/lattices/index.ts';
import type { BoardRoom, Rectangle, Size } from '../../theme/viewport.ts';
import { MOST_JEWELS } from './jewel.ts';

/** The part of a picture in which pieces may lie, and what is there already, in CSS pixels. */
export interface Room {
  readonly page: Size;
  readonly free: Rectangle;
  readonly boards: readonly Rectangle[];
  /** The areas beside boards in which remaining pieces lie. */
  readonly pieces: readonly Rectangle[];
}

/** The largest width and height of a jewel, and the upper edge of their band, as shares of the picture's height. */
const WIDE = 0.092;
const HIGH = 0.062;
const TOP = 0.031;
/** By how much some jewels are lower than others at most, as a share of the picture's height. */
const DEEP = 0.022;
/** The distance of the band to the picture's sides, as a share of its width. */
const ASIDE = 0.025;
/** The mean and the least distance between the middles of two jewels at least, as multiples of the largest width. */
const APART = 1.4;
const LEAST_APART = 1.14;
/** How far the band begins above the free part at most, as a share of the picture's height. */
const ABOVE = 0.038;
/** The least distance to a board, as a share of its height; and to remaining pieces, of the picture's shorter side. */
const CLEAR = 0.06;
const AWAY = 0.03;

/** The largest width of a jewel as a share of the picture's, so that there are several on slender ones. */
const NARROW = 0.135;

/** The side of the square around any jewel, in CSS pixels. */
export const jewelSquare = ({ width, height }: Size): number =>
  Math.min(WIDE * height, NARROW * width);

/** The width of a cell of a jewel so many cell widths wide and high, in CSS pixels. */
export const jewelCell = ({ width, height }: Size, page: Size): number =>
  Math.min(jewelSquare(page) / width, (HIGH * page.height) / height);

/** The number of places along the top of a picture. */
export function placesOn(page: Size): number {
  const wide = jewelSquare(page);
  const apart = (page.width * (1 - 2 * ASIDE) - wide) / (APART * wide);
  return apart >= 0 ? Math.min(MOST_JEWELS, Math.floor(apart) + 1) : 0;
}

/** The share of its depth at which a place lies in the band. */
const DEPTHS = [0.5, 0, 0.9, 0.3, 1, 0.15, 0.7, 0, 0.85, 0.4, 1, 0.1] as const;
/** How much later in this list the places at the left begin, so that the sides differ. */
const LATER = 5;
/**
 * How often a place is moved towards the middle by all that its next one leaves, from the middle outwards, at the
 * right and left: it rises by one at most, so that places are in groups, and falls between these.
 */
const MOVED = [
  [0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2],
  [0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1],
] as const;
const movedOf = (number: number, page: Size): number => {
  const fromMiddle = ((placesOn(page) - 1) >> 1) - (number >> 1);
  return MOVED[number % 2]![fromMiddle]!;
};

/** The next place inwards, which is the middle one for both sides, if it is in the same group. */
export function linkedTo(number: number, page: Size): number | undefined {
  const next = Math.min(number + 2, placesOn(page) - 1);
  const isInwards = next > number && (next % 2 === number % 2 || next % 2 === 0);
  return isInwards && movedOf(number, page) > movedOf(next, page) ? next : undefined;
}

/**
 * The middle of a place along the top, in shares of the picture: places are numbered from both corners inwards,
 * and depend on nothing else. They lie in small groups. Undefined where the picture is too narrow for it.
 */
export function placeAt(number: number, page: Size): Point | undefined {
  const places = placesOn(page);
  if (number >= places) return undefined;
  const square = jewelSquare(page) / page.width;
  const outermost = ASIDE + square / 2;
  const apart = places > 1 ? (1 - 2 * outermost) / (places - 1) : 0;
  const [isRight, inwards] = [number % 2 === 0, Math.floor(number / 2)];
  const listed = (inwards + (isRight ? 0 : LATER)) % DEPTHS.length;
  const across =
    outermost + inwards * apart + (apart - LEAST_APART * square) * movedOf(number, page);
  return [isRight ? 1 - across : across, TOP + HIGH / 2 + DEEP * DEPTHS[listed]!];
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

const awayOn = ({ width, height }: Size): number => AWAY * Math.min(width, height);

function distance(one: Rectangle, other: Rectangle): number {
  return Math.hypot(
    Math.max(one.x - other.x - other.width, 0, other.x - one.x - one.width),
    Math.max(one.y - other.y - other.height, 0, other.y - one.y - one.height),
  );
}

const foot = ({ height }: Size): number => (TOP + DEEP + HIGH) * height;

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
