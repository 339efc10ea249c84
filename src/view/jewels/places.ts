import type { Point } from '../../puzzle/lattices/index.ts';
import { RandomStream } from '../../solve/random.ts';
import type { JewelOrder } from '../../theme/theme.ts';
import type { Rectangle, Size } from '../../theme/viewport.ts';

/** A picture, and its part in which jewels may be, in CSS pixels. */
interface Extent {
  readonly page: Size;
  readonly free: Rectangle;
}

/** The part of a picture in which jewels may be, and what is there already, in CSS pixels. */
export interface Room extends Extent {
  readonly boards: readonly Rectangle[];
  /** The areas beside boards in which remaining pieces lie. */
  readonly pieces: readonly Rectangle[];
}

/** The size of a jewel, as a share of the picture's height, or of 1.4 times its width if that is less. */
const SIZE = 0.07;
/** The least distances to boards and to remaining pieces, as shares of the shorter side of the picture. */
const AWAY = { board: 0.06, piece: 0.04 } as const;
/** How far the band along the top begins above the free part, as a share of the picture's height. */
const ABOVE = 0.0225;
/** The least distances between the middles of two jewels, as multiples of their size. */
const APART: Readonly<Record<JewelOrder, number>> = { scattered: 1.9, ordered: 1.7, foot: 1.4 };
/** The lower edge of jewels along the foot, as a share of the picture's height. */
const FOOT = 0.81;
/** How far that may be below the free part, as a share of the picture's height. */
const BELOW = 0.03;
/** The number of random places that are tried, and of those without conflict to choose from. */
const TRIES = 160;
const CHOICES = 6;

/** The size of the square of a jewel, in CSS pixels. */
export const jewelSize = ({ width, height }: Size): number => SIZE * Math.min(height, 1.4 * width);

/** The distance from a square, by its middle and half its side, to a rectangle. */
const distanceTo = ([px, py]: Point, half: number, { x, y, width, height }: Rectangle): number =>
  Math.hypot(
    Math.max(x - px - half, 0, px - half - x - width),
    Math.max(y - py - half, 0, py - half - y - height),
  );

/** The height of the middles of jewels in the band along the top, in CSS pixels. */
const bandOf = ({ page, free }: Extent): number =>
  free.y - ABOVE * page.height + jewelSize(page) / 2;

/** The part of the free one that pieces can use without coming near the band. */
export function belowBand(extent: Extent): Rectangle {
  const { page, free } = extent;
  const away = AWAY.piece * Math.min(page.width, page.height);
  // More by a trifle, so that rounding cannot tell otherwise.
  const y = bandOf(extent) + jewelSize(page) / 2 + away + 0.01;
  return { ...free, y, height: Math.max(1, free.y + free.height - y) };
}

/** The height of the middles of jewels along the foot, in CSS pixels. */
const footOf = ({ page, free }: Room): number =>
  Math.min(FOOT * page.height, free.y + free.height + BELOW * page.height) - jewelSize(page) / 2;

/** The room between a place and all that is near it in CSS pixels, below 0 where it must not be. */
function marginAt([x, y]: Point, order: JewelOrder, room: Room, others: readonly Point[]): number {
  const { page, free, boards, pieces } = room;
  const short = Math.min(page.width, page.height);
  const half = jewelSize(page) / 2;
  const isOutside =
    x - half < free.x ||
    x + half > free.x + free.width ||
    (Math.abs(y - bandOf(room)) > 0.5 &&
      (order === 'foot'
        ? Math.abs(y - footOf(room)) > 0.5
        : y - half < free.y || y + half > free.y + free.height));
  if (isOutside) return -1;
  let margin = Infinity;
  for (const board of boards)
    margin = Math.min(margin, distanceTo([x, y], half, board) - AWAY.board * short);
  if (margin < 0) return -1;
  const apart = APART[order] * 2 * half - 0.01;
  for (const other of others)
    margin = Math.min(
      margin,
      Math.hypot(x - other[0] * page.width, y - other[1] * page.height) - apart,
    );
  if (margin < 0) return -1;
  for (const piece of pieces)
    margin = Math.min(margin, distanceTo([x, y], half, piece) - AWAY.piece * short);
  return margin;
}

/** Whether a place in shares of the picture is far enough from all that is near it. */
export const isFree = (
  [x, y]: Point,
  order: JewelOrder,
  room: Room,
  others: readonly Point[],
): boolean => marginAt([x * room.page.width, y * room.page.height], order, room, others) >= 0;

/** Places in the band along the top, from both of its ends inwards, where boards are least likely. */
function* alongTop(room: Room): Generator<Point> {
  const { page, free } = room;
  const half = jewelSize(page) / 2;
  const apart = APART.scattered * 2 * half;
  for (let off = half; off <= free.width / 2; off += apart) {
    yield [free.x + free.width - off, bandOf(room)];
    yield [free.x + off, bandOf(room)];
  }
}

/** Places in a row along the foot, from the middle outwards. */
function* alongFoot(room: Room): Generator<Point> {
  const { page } = room;
  const apart = APART.foot * jewelSize(page);
  for (let i = 0; i * apart < page.width; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    yield [page.width / 2 + side * Math.ceil(i / 2) * apart, footOf(room)];
  }
}

/** Random places; on a grid if they are ordered. */
function* about(seed: number, order: JewelOrder, { page, free }: Room): Generator<Point> {
  const random = new RandomStream(seed);
  const grid = (APART.ordered / 2) * jewelSize(page);
  const snapped = (at: number, middle: number): number =>
    order === 'ordered' ? middle + Math.round((at - middle) / grid) * grid : at;
  for (let i = 0; i < TRIES; i++) {
    const [right, down] = [random.fraction(), random.fraction()];
    yield [
      snapped(free.x + right * free.width, page.width / 2),
      snapped(free.y + down * free.height, free.y + free.height / 2),
    ];
  }
}

/**
 * The place of the jewel of a seed, in shares of the picture: the outermost one in the band along the top;
 * where that has none left, along the foot the one nearest to the middle, or else of a few random ones the one
 * with most room around it; undefined if there is no room.
 *
 * @param others the places of other jewels
 */
export function placeOf(
  seed: number,
  order: JewelOrder,
  room: Room,
  others: readonly Point[],
): Point | undefined {
  const marginOf = (place: Point): number => marginAt(place, order, room, others);
  const elsewhere = order === 'foot' ? alongFoot(room) : about(seed, order, room);
  const best =
    widest(alongTop(room), marginOf, 1) ??
    widest(elsewhere, marginOf, order === 'foot' ? 1 : CHOICES);
  return best && [best[0] / room.page.width, best[1] / room.page.height];
}

/** The place with most room around it, of the first ones that have any. */
function widest(
  places: Iterable<Point>,
  marginOf: (place: Point) => number,
  most: number,
): Point | undefined {
  let [best, largest, found]: [Point | undefined, number, number] = [undefined, -1, 0];
  for (const place of places) {
    const margin = marginOf(place);
    if (margin < 0) continue;
    if (margin > largest) [best, largest] = [place, margin];
    if (++found === most) break;
  }
  return best;
}
