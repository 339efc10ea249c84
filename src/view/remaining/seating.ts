import type { Point } from '../../puzzle/lattices/index.ts';
import { isTall, type Rectangle, type Size } from '../../theme/viewport.ts';
import { rowsIn, spacingOf, spread, type Row, type Rows } from './rows.ts';
import {
  ABOVE,
  areaOf,
  BESIDE,
  CHOICES,
  HOLLOWS,
  isAlong,
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
  /** Whether they are at the left and right of the board; else above, below, or in its corners. */
  readonly areBeside: boolean;
  /** The corners that they are in; undefined beside the board, and along it. */
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
const SMALLEST = 0.12;
const LEAST = 7;
/**
 * The size that is seen from afar, as a share of the page's shorter side: pieces may be as large beside boards of
 * small cells, up to a share of these.
 */
const SEEN = 0.02;
const SMALL = 0.5;
/** The largest size of pieces that lie above the board in two rows at most, and where there is much room beside it. */
const ABOVE_IT = 0.45;
const LARGER = 0.4;
/** The smallest size of pieces in the corners that lopsided boards leave free. */
const IN_HOLLOWS = 0.28;
/** The most rows above a board of a tall page, and how far below the top it begins then, as a share of the height. */
const STACKED = 4;
const HEADROOM = 0.15;
/** Pieces lie in a single row on each side unless they would be larger in more, this size being a share of that. */
const IN_A_ROW = 0.8;
/** A strip beside the board has much room if its depth is this share of its length: two rows of so many pieces. */
const DEEP = 0.85;
const BLOCKS = 8;
/** The margin that more pieces than `MANY` need, as a share of the page. */
const MANY = 14;
const WIDE = 0.15;
/** The gap to the board, in cell widths of these pieces. */
const AWAY = 1.4;
/** The largest gap from closed ranks to the board, as a share of the page's width. */
const CLOSED = 0.03;

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
  const { page } = around;
  /** Seats of a size on the sides of a choice, in so many rows in each. */
  const seatsAt = (cell: number, choice: Choice, rows: Rows): Seats | undefined => {
    const chosen = choice(around, AWAY * cell);
    if (!chosen) return undefined;
    const isNarrow = !isCorner(choice) && chosen.some(({ share }) => share < WIDE);
    if (flat.length > MANY && isNarrow) return undefined;
    for (const isFlat of [true, false]) {
      const sizes = isFlat ? flat : upright;
      const near = (share: number): number => Math.max(0, share * page.width - AWAY * cell);
      const open = placed(sizes, { sides: chosen, cell, rows }, near(NEAR));
      if (!open) continue;
      const seats = open.middles.map((middle) => middle!);
      const strips = { sides: chosen, cell, rows: [1, rows[1]] as const };
      const closed: Seats['closed'] = (isWaiting) =>
        placed(sizes, strips, Math.min(open.nearest, near(CLOSED)), isWaiting)?.middles ??
        seats.map((middle, piece) => (isWaiting[piece] ? middle : undefined));
      const corners = isCorner(choice) ? chosen.map(areaOf) : undefined;
      const areBeside = choice === BESIDE;
      return { cell, isFlat, part: around.free, areBeside, middles: seats, corners, closed };
    }
    return undefined;
  };
  const seen = Math.min(SEEN * Math.min(page.width, page.height), SMALL * around.cell);
  /** The largest seats from a size downwards, as shares of the board's. */
  const attempt = (
    choices: readonly Choice[],
    [smallest, largest]: readonly [number, number],
    rows: Rows,
  ): Seats | undefined => {
    const least = Math.max(LEAST, smallest * around.cell);
    for (let cell = Math.max(largest * around.cell, seen); cell >= least; cell *= 0.95)
      for (const choice of choices) {
        const seats = seatsAt(cell, choice, isCorner(choice) ? [1, Infinity] : rows);
        if (seats) return (isAlong(choice) && larger(choice, cell)) || seats;
      }
    return undefined;
  };
  const larger = (choice: Choice, than: number): Seats | undefined => {
    for (let cell = ABOVE_IT * around.cell; cell > than; cell *= 0.95) {
      const seats = seatsAt(cell, choice, [1, 2]);
      if (seats) return seats;
    }
    return undefined;
  };
  // Corners that even the smallest pieces would not have are looked for once.
  const choices = CHOICES.filter((choice) => choice(around, 0));
  const hollows = choices.filter((choice) => HOLLOWS.includes(choice));
  const isDeep = BESIDE(around, 0)!.every(({ long, deep }) => deep > DEEP * long);
  const preferred =
    attempt(hollows, [IN_HOLLOWS, LARGEST], [1, Infinity]) ??
    (isTall(page) && around.tray.y > HEADROOM * page.height
      ? attempt([ABOVE], [SMALLEST, ABOVE_IT], [1, STACKED])
      : undefined) ??
    (isDeep
      ? attempt([BESIDE], [LARGEST, LARGER], flat.length < BLOCKS ? [1, 1] : [2, 2])
      : undefined);
  if (preferred) return preferred;
  const sizes = [SMALLEST, LARGEST] as const;
  const [inRows, inARow] = [
    attempt(choices, sizes, [1, Infinity]),
    attempt(choices, sizes, [1, 1]),
  ];
  return inARow && inARow.cell >= IN_A_ROW * inRows!.cell ? inARow : inRows;
}

/** Strips beside a board for pieces of a size, and the rows in each. */
interface Strips {
  readonly sides: readonly Side[];
  /** The width of a cell of a piece. */
  readonly cell: number;
  readonly rows: Rows;
}

/**
 * Places pieces evenly on some sides, about the board's middle if possible.
 *
 * @param near the largest gap between the pieces of the nearest row and the end of their strip at the board
 * @param isWaiting piece → whether it is placed; all are by default
 * @returns piece → its middle, if it waits, and that gap; undefined if they do not fit
 */
function placed(
  sizes: readonly Size[],
  { sides, cell, rows: count }: Strips,
  near: number,
  isWaiting?: readonly boolean[],
): { middles: (Point | undefined)[]; nearest: number } | undefined {
  const filled: (Side & { group: readonly number[]; pieces: Row; rows: readonly Row[] })[] = [];
  for (const [number, side] of sides.entries()) {
    // In turn, as the first pieces are often laid first, which would leave a side empty.
    const group = [...sizes.keys()].filter(
      (piece) => piece % sides.length === number && (isWaiting?.[piece] ?? true),
    );
    const pieces = group.map((piece): Measure => {
      const { width, height } = sizes[piece]!;
      return side.isUpright ? { long: height, deep: width } : { long: width, deep: height };
    });
    const strip = { ...side, long: side.long / cell, deep: side.deep / cell };
    const rows = rowsIn(pieces, strip, count);
    if (rows === undefined) return undefined;
    filled.push({ ...strip, group, pieces, rows });
  }
  const spacing = spacingOf(filled);
  const laid = filled.map(({ group, pieces, rows, ...strip }, number) => {
    const { deep } = sides[number]!;
    const places = spread(rows, strip, spacing);
    const reach = (axis: 0 | 1, of: keyof Measure): number =>
      Math.max(0, ...places.map((place, at) => Math.abs(place[axis]) + pieces[at]![of] / 2)) * cell;
    // Both sides of the rows are equally far from the middle of the strip.
    return { group, places, half: reach(0, 'long'), gap: deep / 2 - reach(1, 'deep') };
  });
  // As near on all sides that have pieces.
  const nearest = Math.min(
    near,
    ...laid.flatMap(({ group, gap }) => (group.length > 0 ? [Math.max(0, gap)] : [])),
  );
  const middles = Array<Point | undefined>(sizes.length).fill(undefined);
  for (const [number, { group, places, half, gap }] of laid.entries()) {
    const { isUpright, from, board, middle, long, towards } = sides[number]!;
    const centre = Math.min(from + long - half, Math.max(from + half, board));
    const nearer = middle + towards * Math.max(0, gap - nearest);
    for (const [at, [along, across]] of places.entries()) {
      const [down, off] = [centre + along * cell, nearer + across * cell];
      middles[group[at]!] = isUpright ? [off, down] : [down, off];
    }
  }
  return { middles, nearest };
}
