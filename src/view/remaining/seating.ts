import type { Point } from '../../puzzle/lattices/index.ts';
import type { Rectangle, Size } from '../../theme/viewport.ts';
import {
  ALONG,
  areaOf,
  CHOICES,
  isCorner,
  NEAR,
  type Choice,
  type Measure,
  type Side,
  type Surroundings,
} from './sides.ts';

/** The seats beside a board, in CSS pixels. */
interface Seats {
  /** The width of a cell of a remaining piece. */
  readonly cell: number;
  /** Whether pieces lie flat there; else they stand upright. */
  readonly isFlat: boolean;
  /** The part of the page that they are in. */
  readonly part: Rectangle;
  /** Piece → the middle of its seat. */
  readonly middles: readonly Point[];
  /** The corners that they are in; undefined beside the board. */
  readonly corners: readonly Rectangle[] | undefined;
  /**
   * Closes the ranks of the pieces that wait, each on its side of the board: piece → the middle of its seat
   * next to the others that wait and to the board, or its own seat where they do not fit in rows of their own;
   * undefined for a piece that is gone.
   */
  closed(isWaiting: readonly boolean[]): readonly (Point | undefined)[];
}

/** The largest and smallest size of remaining pieces, as shares of the board's; the least in CSS pixels. */
const LARGEST = 1 / 3;
const SMALLEST = 0.14;
const LEAST = 7;
/** The size in CSS pixels up to which they may be larger than the largest, beside boards of small cells. */
const SEEN = 10;
/** The largest size of pieces that find no room beside the board, and lie above it in two rows at most. */
const ABOVE = 0.45;
/** The smallest size in a single row on each side; if that is too large, there are more rows. */
const IN_A_ROW = 0.25;
/** The margin that more pieces than `MANY` need, as a share of the page. */
const MANY = 14;
const WIDE = 0.15;
/** The least and the usual gap between pieces, and the gap to the board, in cell widths of these pieces. */
const APART = 1;
const USUAL = 1.9;
const AWAY = 1.4;
/** The largest gap from closed ranks to the board, as a share of the page's width. */
const CLOSED = 0.04;

type Row = readonly Measure[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const lengthOf = (row: Row): number => sum(row.map(({ long }) => long));
const depthOf = (row: Row): number => Math.max(...row.map(({ deep }) => deep));

/** Items in consecutive groups of about equal numbers. */
const grouped = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] => {
  const start = (group: number): number => Math.round((items.length * group) / count);
  return Array.from({ length: count }, (_, group) => items.slice(start(group), start(group + 1)));
};

/** The fewest rows, `most` at most, in which pieces fit into a strip; undefined if they do not fit. */
function rowsIn(pieces: Row, { long, deep }: Measure, most: number): readonly Row[] | undefined {
  if (pieces.length === 0) return [];
  for (let count = 1; count <= Math.min(most, pieces.length); count++) {
    const rows = grouped(pieces, count);
    if (sum(rows.map(depthOf)) + APART * (count - 1) > deep) return undefined;
    const lengths = rows.map((row) => lengthOf(row) + APART * (row.length - 1));
    if (Math.max(...lengths) <= long) return rows;
  }
  return undefined;
}

/** The middle of each piece along and across a strip, from its middle, in rows of about equal lengths. */
function spread(
  rows: readonly Row[],
  { long, deep }: Measure,
): readonly (readonly [along: number, across: number])[] {
  const [lengths, depths] = [rows.map(lengthOf), rows.map(depthOf)];
  const usual = Math.max(...rows.map((row, i) => lengths[i]! + USUAL * (row.length - 1)));
  const longest = Math.min(long, usual);
  const between = Math.min(USUAL, (deep - sum(depths)) / Math.max(1, rows.length - 1));
  let across = -(sum(depths) + between * (rows.length - 1)) / 2;
  return rows.flatMap((row, i) => {
    const gaps = Math.max(1, row.length - 1);
    const apart = Math.min(2 * USUAL, (longest - lengths[i]!) / gaps);
    let along = -(lengths[i]! + apart * (row.length - 1)) / 2;
    const middle = across + depths[i]! / 2;
    across += depths[i]! + between;
    return row.map(({ long: length }) => {
      const place = [along + length / 2, middle] as const;
      along += length + apart;
      return place;
    });
  });
}

/**
 * Finds seats for pieces beside a board, in the first preferred part of the page in which they fit.
 *
 * @param flat the size of each piece that lies flat, in cell widths
 * @param upright the size of each piece that stands upright
 * @returns undefined if there is no room for all pieces
 */
export function seatsBeside(
  flat: readonly Size[],
  upright: readonly Size[],
  around: Surroundings,
): Seats | undefined {
  const { free, preferred = [] } = around;
  for (const part of [...preferred, free]) {
    const seats = seatsWithin(flat, upright, { ...around, free: part });
    if (seats) return seats;
  }
  return undefined;
}

/**
 * Finds seats for pieces beside a board, as large as possible, in the order of the pieces, in turn on the
 * sides of one choice; undefined if there is no room for all of them.
 */
function seatsWithin(
  flat: readonly Size[],
  upright: readonly Size[],
  around: Surroundings,
): Seats | undefined {
  /** Seats of a size on the sides of a choice, with so many rows in each at most. */
  const seatsAt = (cell: number, choice: Choice, most: number): Seats | undefined => {
    const chosen = choice(around, AWAY * cell);
    if (!chosen) return undefined;
    const isNarrow = !isCorner(choice) && chosen.some(({ share }) => share < WIDE);
    if (flat.length > MANY && isNarrow) return undefined;
    for (const isFlat of [true, false]) {
      const sizes = isFlat ? flat : upright;
      const strips = { sides: chosen, cell, most };
      const near = (share: number): number => Math.max(0, share * around.page.width - AWAY * cell);
      const middles = placed(sizes, strips, near(NEAR));
      if (!middles) continue;
      const seats = middles.map((middle) => middle!);
      const closed: Seats['closed'] = (isWaiting) =>
        placed(sizes, strips, near(CLOSED), isWaiting) ??
        seats.map((middle, piece) => (isWaiting[piece] ? middle : undefined));
      const corners = isCorner(choice) ? chosen.map(areaOf) : undefined;
      return { cell, isFlat, part: around.free, middles: seats, corners, closed };
    }
    return undefined;
  };
  // Corners that even the smallest pieces would not have are looked for once.
  const choices = CHOICES.filter((choice) => choice(around, 0));
  const attempt = (smallest: number, most: number): Seats | undefined => {
    const least = Math.max(LEAST, smallest * around.cell);
    const largest = Math.max(LARGEST * around.cell, Math.min(SEEN, around.cell));
    for (let cell = largest; cell >= least; cell *= 0.95)
      for (const choice of choices) {
        const isAlong = ALONG.includes(choice);
        const seats = seatsAt(cell, choice, isCorner(choice) ? Infinity : most);
        if (seats) return (isAlong && larger(choice, cell)) || seats;
      }
    return undefined;
  };
  const larger = (choice: Choice, than: number): Seats | undefined => {
    for (let cell = ABOVE * around.cell; cell > than; cell *= 0.95) {
      const seats = seatsAt(cell, choice, 2);
      if (seats) return seats;
    }
    return undefined;
  };
  return attempt(IN_A_ROW, 1) ?? attempt(SMALLEST, Infinity);
}

/** Strips beside a board for pieces of a size, and the most rows in each. */
interface Strips {
  readonly sides: readonly Side[];
  /** The width of a cell of a piece. */
  readonly cell: number;
  readonly most: number;
}

/**
 * Places pieces evenly on some sides, about the board's middle if possible.
 *
 * @param near the largest gap between the pieces of the nearest row and the end of their strip at the board
 * @param isWaiting piece → whether it is placed; all are by default
 * @returns piece → its middle, if it waits; undefined if they do not fit
 */
function placed(
  sizes: readonly Size[],
  { sides, cell, most }: Strips,
  near: number,
  isWaiting?: readonly boolean[],
): (Point | undefined)[] | undefined {
  const middles = Array<Point | undefined>(sizes.length).fill(undefined);
  for (const [number, side] of sides.entries()) {
    const { isUpright, from, board, middle, long, deep, towards } = side;
    // In turn, as the first pieces are often laid first, which would leave a side empty.
    const group = [...sizes.keys()].filter(
      (piece) => piece % sides.length === number && (isWaiting?.[piece] ?? true),
    );
    const pieces = group.map((piece): Measure => {
      const { width, height } = sizes[piece]!;
      return isUpright ? { long: height, deep: width } : { long: width, deep: height };
    });
    const strip = { long: long / cell, deep: deep / cell };
    const rows = rowsIn(pieces, strip, most);
    if (rows === undefined) return undefined;
    const places = spread(rows, strip);
    const reach = (axis: 0 | 1, of: keyof Measure): number =>
      Math.max(0, ...places.map((place, at) => place[axis] + pieces[at]![of] / 2)) * cell;
    const half = reach(0, 'long');
    const centre = Math.min(from + long - half, Math.max(from + half, board));
    // Both sides of the rows are equally far from the middle of the strip.
    const gap = deep / 2 - reach(1, 'deep');
    // The smallest piece of the nearest row is nearest to its middle.
    const [first = []] = towards > 0 ? rows.slice(-1) : rows;
    const within = ((depthOf(first) - Math.min(...first.map((piece) => piece.deep))) / 2) * cell;
    const nearer = middle + towards * Math.max(0, gap - Math.max(0, near - within));
    for (const [at, [along, across]] of places.entries()) {
      const [down, off] = [centre + along * cell, nearer + across * cell];
      middles[group[at]!] = isUpright ? [off, down] : [down, off];
    }
  }
  return middles;
}
