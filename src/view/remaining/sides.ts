import { isTall, type Rectangle, type Size } from '../../theme/viewport.ts';
import { CORNERS, cornerOf, grown, sharedBy } from './corners.ts';

/** The page, and its part that is free for the remaining pieces, in CSS pixels. */
export interface Around {
  readonly page: Size;
  readonly free: Rectangle;
  /** Parts of it of which pieces use the first in which they fit, as the rest is wanted for something else. */
  readonly preferred?: readonly Rectangle[] | undefined;
  /** The heights between which a board stands together with its pieces, on a tall page. */
  readonly band?: { readonly top: number; readonly bottom: number } | undefined;
}

/** The page around a board that is laid out, in CSS pixels. */
export interface Surroundings extends Around {
  /** The tray, with its front and its shadow. */
  readonly tray: Rectangle;
  /** The width of a cell on the board. */
  readonly cell: number;
  /** The rectangle around each cell of the board, with its part of the tray. */
  readonly cells: readonly Rectangle[];
}

/** The margin at both ends of rows above and below, as a share of the page's width. */
const ENDS = 0.06;
/** The most length of those rows, as a share of the tray's width, or of the page's, or a tall page's, if that is more. */
const ROW = { tray: 1.1, page: 0.7, tall: 0.84 } as const;
/** The most that corners reach beyond the board, as a share of the page's shorter side. */
const BEYOND = 0.14;
/**
 * The share of its tray's rectangle that a lopsided board leaves free in a corner, so that pieces are there rather
 * than beside it; and the least share in which they may be where they would be smaller elsewhere.
 */
const LOPSIDED = 0.18;
const CUT = 0.03;

/** The length along the edge of the board, and the depth across it, in cell widths of remaining pieces. */
export interface Measure {
  readonly long: number;
  readonly deep: number;
}

/** A side of the board, a strip on the page in CSS pixels. */
export interface Side extends Measure {
  /** Whether its rows run from top to bottom; else from left to right. */
  readonly isUpright: boolean;
  /** The beginning of its rows, and the board's middle in their direction. */
  readonly from: number;
  readonly board: number;
  /** Its own middle across its rows, and the direction from there to the board. */
  readonly middle: number;
  readonly towards: 1 | -1;
  /** The width of the whole margin there, as a share of the page; of a corner, as a share of the tray. */
  readonly share: number;
}

/** The sides at the left, right, top and bottom of a board. */
function sidesOf(around: Surroundings, away: number): readonly Side[] {
  const { page, free, tray } = around;
  const [right, bottom] = [tray.x + tray.width, tray.y + tray.height];
  const [freeRight, freeBottom] = [free.x + free.width, free.y + free.height];
  const across = (from: number, to: number, towards: 1 | -1) => ({
    deep: to - from,
    middle: (from + to) / 2,
    towards,
  });
  const board = tray.y + tray.height / 2;
  const upright = { isUpright: true, from: free.y, long: free.height, board };
  const [centre, half] = [
    tray.x + tray.width / 2,
    Math.max(ROW.tray * tray.width, (isTall(page) ? ROW.tall : ROW.page) * page.width) / 2,
  ];
  const begin = Math.max(free.x, ENDS * page.width, centre - half);
  const end = Math.min(freeRight, (1 - ENDS) * page.width, centre + half);
  const level = {
    isUpright: false,
    from: begin,
    long: end - begin,
    board: centre,
  };
  return [
    { ...upright, ...across(free.x, tray.x - away, 1), share: tray.x / page.width },
    { ...upright, ...across(right + away, freeRight, -1), share: 1 - right / page.width },
    { ...level, ...across(free.y, tray.y - away, 1), share: tray.y / page.height },
    { ...level, ...across(bottom + away, freeBottom, -1), share: 1 - bottom / page.height },
  ];
}

/** The rectangle that a side covers. */
export const areaOf = ({ isUpright, from, long, middle, deep }: Side): Rectangle =>
  isUpright
    ? { x: middle - deep / 2, y: from, width: deep, height: long }
    : { x: from, y: middle - deep / 2, width: long, height: deep };

/** Sides that are used together, by the distance from the board; undefined if the board leaves none. */
export type Choice = (around: Surroundings, away: number) => readonly Side[] | undefined;

const strips =
  (...numbers: readonly number[]): Choice =>
  (around, away) => {
    const sides = sidesOf(around, away);
    return numbers.map((number) => sides[number]!);
  };

/** @param least the share of the tray's rectangle that has to be free in each corner */
const corners =
  (least: number, ...numbers: readonly number[]): Choice =>
  ({ page, free, tray, cells }, away) => {
    // Not so far from the board as a wide page has room.
    const near = sharedBy(free, grown(tray, BEYOND * Math.min(page.width, page.height)));
    const sides = numbers.map((number): Side => {
      const corner = CORNERS[number]!;
      const { x, y, width, height, share } = cornerOf(corner, { free: near, tray, cells }, away);
      const isUpright = height > width;
      const [from, second] = isUpright ? [y, x] : [x, y];
      const [long, deep] = isUpright ? [height, width] : [width, height];
      const towards = (isUpright ? corner.across : corner.down) < 0 ? 1 : -1;
      const middles = { board: from + long / 2, middle: second + deep / 2 };
      return { isUpright, from, long, deep, ...middles, towards, share };
    });
    if (sides.some(({ share }) => share < least)) return undefined;
    const [one, other] = sides.map(areaOf);
    const shared = one && other && sharedBy(one, other);
    return shared && shared.width * shared.height > 0 ? undefined : sides;
  };

export const BESIDE = strips(0, 1);
/** The sides at the left and right as far as they reach as far up as down from the board's middle. */
export const CENTRED: Choice = (around, away) =>
  BESIDE(around, away)!.map((side) => {
    const { from, long, board } = side;
    const half = Math.max(0, Math.min(board - from, from + long - board));
    return { ...side, from: board - half, long: 2 * half };
  });
export const ABOVE = strips(2);
const ALONG: readonly Choice[] = [strips(2, 3), ABOVE];
/** Opposite corners, level ones, or one. */
const IN_CORNERS = [[0, 3], [2, 1], [0, 1], [2, 3], [0], [1], [2], [3]];
const cornersFrom = (least: number): readonly Choice[] =>
  IN_CORNERS.map((numbers) => corners(least, ...numbers));
/** The corners that lopsided boards leave free. */
export const HOLLOWS: readonly Choice[] = cornersFrom(LOPSIDED);
/** All choices, the first one first: each size is tried in all of them. */
export const CHOICES: readonly Choice[] = [...HOLLOWS, BESIDE, ...ALONG, ...cornersFrom(CUT)];
export const areBeside = (choice: Choice): boolean => choice === BESIDE || choice === CENTRED;
export const isAlong = (choice: Choice): boolean => ALONG.includes(choice);
export const isCorner = (choice: Choice): boolean => !areBeside(choice) && !isAlong(choice);
