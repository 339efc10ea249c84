import type { Rectangle } from '../board/layout.ts';
import type { Point } from '../../puzzle/lattices/index.ts';

/** How large something is, in cell widths. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is around a board, in CSS pixels: the page, and what of it is free for what stands beside the board. */
export interface Around {
  readonly page: Size;
  readonly free: Rectangle;
}

/** Where a board is, in CSS pixels. */
export interface Surroundings extends Around {
  /** The tray, with its front and its shadow. */
  readonly tray: Rectangle;
  /** How wide a cell is on the board. */
  readonly cell: number;
}

/** Where pieces wait beside a board, in CSS pixels. */
export interface Seats {
  /** How wide a cell of theirs is. */
  readonly cell: number;
  /** Whether they lie flat there, else they stand upright. */
  readonly isFlat: boolean;
  /** Piece → the middle of its seat. */
  readonly middles: readonly Point[];
}

/** How large pieces that wait are, as shares of the board's, and the least width of a cell in CSS pixels. */
const LARGEST = 1 / 3;
const SMALLEST = 0.14;
const LEAST = 7;
/** As long as they are as large as that, each side has one row of them. */
const IN_A_ROW = 0.25;
/** With more pieces than that, margins have to be at least this share of the page. */
const MANY = 14;
const WIDE = 0.15;
/** Rows above and below keep at least this share of the page's width free at both ends. */
const ENDS = 0.06;
/** The least and the usual space between two pieces, and that between them and the board, in cell widths of theirs. */
const APART = 1;
const USUAL = 1.9;
const AWAY = 1.4;

/** A piece in a row: how long it is in the direction of the row, and how deep across. */
interface Length {
  readonly long: number;
  readonly deep: number;
}

/** Pieces one after another, in rows that are as even as can be: the first and last piece of each. */
const rowsOf = (count: number, rows: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: rows }, (_, row) => [
    Math.round((count * row) / rows),
    Math.round((count * (row + 1)) / rows),
  ]);

/** A strip beside the board, in which rows of pieces run along the board's edge: how long and how deep it is, in CSS pixels. */
interface Strip {
  readonly long: number;
  readonly deep: number;
}

/** The sum of some lengths. */
const sum = (lengths: readonly number[]): number =>
  lengths.reduce((total, length) => total + length, 0);

/**
 * The fewest rows in which pieces fit into a strip.
 *
 * @param cell how wide a cell of theirs is, in CSS pixels
 * @param most the most rows
 * @returns undefined if they do not
 */
function fit(
  pieces: readonly Length[],
  { long, deep }: Strip,
  cell: number,
  most: number,
): number | undefined {
  if (pieces.length === 0) return 0;
  for (let rows = 1; rows <= Math.min(most, pieces.length); rows++) {
    const all = rowsOf(pieces.length, rows).map(([from, to]) => pieces.slice(from, to));
    const depth = sum(all.map((row) => Math.max(...row.map((piece) => piece.deep))));
    if ((depth + APART * (rows - 1)) * cell > deep) return undefined;
    const lengths = all.map(
      (row) => sum(row.map((piece) => piece.long)) + APART * (row.length - 1),
    );
    if (Math.max(...lengths) * cell <= long) return rows;
  }
  return undefined;
}

/**
 * Lays pieces out in a strip, rows of about equal lengths: how far the middle of each is along it, and across it, both from
 * its middle, in cell widths of theirs.
 */
function spread(
  pieces: readonly Length[],
  { long, deep }: Strip,
  rows: number,
): readonly (readonly [along: number, across: number])[] {
  const all = rowsOf(pieces.length, rows).map(([from, to]) => pieces.slice(from, to));
  const filled = all.map((row) => sum(row.map((piece) => piece.long)));
  const usual = Math.max(...filled.map((length, row) => length + USUAL * (all[row]!.length - 1)));
  const longest = Math.min(long, usual);
  const depths = all.map((row) => Math.max(...row.map((piece) => piece.deep)));
  const between = Math.min(USUAL, (deep - sum(depths)) / Math.max(1, rows - 1));
  let across = -(sum(depths) + between * (rows - 1)) / 2;
  return all.flatMap((row, number) => {
    const spaces = Math.max(1, row.length - 1);
    const apart = Math.min(2 * USUAL, (longest - filled[number]!) / spaces);
    let along = -(filled[number]! + apart * (row.length - 1)) / 2;
    const depth = depths[number]!;
    const places = row.map((piece) => {
      const place = [along + piece.long / 2, across + depth / 2] as const;
      along += piece.long + apart;
      return place;
    });
    across += depth + between;
    return places;
  });
}

/** A strip on the page. */
interface Side extends Strip {
  /** Whether its rows run from top to bottom, else from left to right; where they begin, and where the board's middle is there. */
  readonly isUpright: boolean;
  readonly from: number;
  readonly board: number;
  /** Where its own middle is across. */
  readonly middle: number;
  /** The width of the whole margin there, as a share of the page. */
  readonly share: number;
}

/** What is free at the left, right, top and bottom of a board. */
function sidesOf({ page, free, tray }: Surroundings, away: number): readonly Side[] {
  const [right, bottom] = [tray.x + tray.width, tray.y + tray.height];
  const [freeRight, freeBottom] = [free.x + free.width, free.y + free.height];
  const across = (from: number, to: number) => ({ deep: to - from, middle: (from + to) / 2 });
  const upright = {
    isUpright: true,
    from: free.y,
    long: free.height,
    board: tray.y + tray.height / 2,
  };
  const begin = Math.max(free.x, ENDS * page.width);
  const end = Math.min(freeRight, (1 - ENDS) * page.width);
  const lying = {
    isUpright: false,
    from: begin,
    long: end - begin,
    board: tray.x + tray.width / 2,
  };
  return [
    { ...upright, ...across(free.x, tray.x - away), share: tray.x / page.width },
    { ...upright, ...across(right + away, freeRight), share: 1 - right / page.width },
    { ...lying, ...across(free.y, tray.y - away), share: tray.y / page.height },
    { ...lying, ...across(bottom + away, freeBottom), share: 1 - bottom / page.height },
  ];
}

/** On which sides pieces may wait, the first choice first: at the left and right, above and below, or above alone. */
const CHOICES: readonly (readonly number[])[] = [[0, 1], [2, 3], [2]];

/**
 * Finds seats for pieces beside a board, as large as they may be: in the order of the pieces, evenly on the sides
 * of one choice.
 *
 * @param flat how large each piece is as it lies flat
 * @param upright how large it is as it stands upright
 * @returns undefined if there is no room for all of them
 */
export function seatsBeside(
  flat: readonly Size[],
  upright: readonly Size[],
  around: Surroundings,
): Seats | undefined {
  const attempt = (smallest: number, most: number): Seats | undefined => {
    const least = Math.max(LEAST, smallest * around.cell);
    for (let cell = LARGEST * around.cell; cell >= least; cell *= 0.95) {
      const sides = sidesOf(around, AWAY * cell);
      for (const choice of CHOICES) {
        const chosen = choice.map((side) => sides[side]!);
        if (flat.length > MANY && chosen.some(({ share }) => share < WIDE)) continue;
        for (const isFlat of [true, false]) {
          const middles = placed(isFlat ? flat : upright, chosen, cell, most);
          if (middles) return { cell, isFlat, middles };
        }
      }
    }
    return undefined;
  };
  return attempt(IN_A_ROW, 1) ?? attempt(SMALLEST, Infinity);
}

/** Places pieces evenly on some sides, about the board's middle if they can be; undefined if they do not fit. */
function placed(
  sizes: readonly Size[],
  sides: readonly Side[],
  cell: number,
  most: number,
): readonly Point[] | undefined {
  const middles: Point[] = [];
  const parts = rowsOf(sizes.length, sides.length);
  for (const [number, side] of sides.entries()) {
    const { isUpright, from, board, middle } = side;
    const pieces = sizes.slice(...parts[number]!).map(({ width, height }) => {
      return isUpright ? { long: height, deep: width } : { long: width, deep: height };
    });
    const rows = fit(pieces, side, cell, most);
    if (rows === undefined) return undefined;
    const strip = { long: side.long / cell, deep: side.deep / cell };
    const places = spread(pieces, strip, rows);
    const half = Math.max(0, ...places.map(([along], at) => along + pieces[at]!.long / 2)) * cell;
    const centre = Math.min(from + side.long - half, Math.max(from + half, board));
    for (const [along, across] of places) {
      const [at, off] = [centre + along * cell, middle + across * cell];
      middles.push(isUpright ? [off, at] : [at, off]);
    }
  }
  return middles;
}
