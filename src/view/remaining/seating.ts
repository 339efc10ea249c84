import type { Point } from '../../puzzle/lattices/index.ts';
import { isTall, type Rectangle, type Size } from '../../theme/viewport.ts';
import { grown, sharedBy } from './corners.ts';
import { groupsOf } from './groups.ts';
import { gridded, rowsIn, spacingOf, spread, type Row, type Rows } from './rows.ts';
import {
  ABOVE,
  areaOf,
  areBeside,
  BESIDE,
  CENTRED,
  CHOICES,
  HOLLOWS,
  isAlong,
  isCorner,
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
   * undefined for a piece that is gone. Fewer ones are larger where that takes no more room.
   */
  closed(isWaiting: readonly boolean[]): Pick<Seats, 'cell'> & {
    readonly middles: readonly (Point | undefined)[];
  };
}

/** The smallest and the largest size of pieces, as shares of the board's. */
type Sizes = readonly [smallest: number, largest: number];

/** The margin at both sides of a page, as a share of its width. */
const RIM = 0.025;
/** The largest and smallest size of remaining pieces, as shares of the board's; the least in CSS pixels. */
const LARGEST = 0.45;
const SMALLEST = 0.12;
const LEAST = 7;
/**
 * The size that is seen from afar, as a share of the page's shorter side: pieces may be as large beside boards of
 * small cells, up to a share of these.
 */
const SEEN = 0.02;
const SMALL = 0.5;
/** The number of pieces from which on they are many, and the sizes of fewer ones, which are one group with their board. */
export const SEVERAL = 8;
const FEW: Sizes = [0.4, 0.5];
/** How much larger pieces in closed ranks may be, the first choice first, and their largest size. */
const LARGER = [1.75, 1.5, 1.25, 1] as const;
const LARGEST_CLOSED = 0.5;
/** The largest size of pieces that lie above the board in two rows at most, and where there is much room beside it. */
const ABOVE_IT = 0.45;
const BESIDE_IT: Sizes = [0.37, 0.45];
/** The sizes of pieces in the corners that lopsided boards leave free. */
const IN_HOLLOWS = [0.28, 1 / 3] as const;
/** The most rows above a board of a tall page, and how far below the top it begins then, as a share of the height. */
const STACKED = 4;
const HEADROOM = 0.15;
/**
 * Pieces lie in a single row on each side, and about the board's middle, unless they would be larger otherwise,
 * this size being a share of that.
 */
const IN_A_ROW = 0.9;
const IN_THE_MIDDLE = 0.9;
/** The most columns on each side of pieces that are many, where a part of the page has room for so few. */
const SLIM = 2;
/** The margin that more pieces than `MANY` need, as a share of the page. */
const MANY = 14;
const WIDE = 0.15;
/**
 * The least gap to the board, in cell widths of these pieces; and the largest one, in those of the board and as a
 * share of the page's shorter side.
 */
const AWAY = 1.4;
const NEAR = { cells: 0.7, page: 0.055 } as const;

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
  const { page, free, preferred = [] } = around;
  for (const areSlim of flat.length > MANY ? [true, false] : [false])
    for (const part of [...preferred, free]) {
      const inside = sharedBy(part, grown({ x: 0, y: 0, ...page }, -RIM * page.width));
      const within = { ...part, x: inside.x, width: inside.width };
      const seats = seatsWithin(flat, upright, { ...around, free: within }, areSlim);
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
  areSlim: boolean,
): Seats | undefined {
  const { page } = around;
  const isFew = flat.length < SEVERAL;
  const largest = isFew ? FEW[1] : LARGEST;
  const near = Math.max(NEAR.cells * around.cell, NEAR.page * Math.min(page.width, page.height));
  /** Seats of a size on the sides of a choice, in so many rows in each. */
  const seatsAt = (cell: number, choice: Choice, rows: Rows): Seats | undefined => {
    const chosen = choice(around, AWAY * cell);
    if (!chosen) return undefined;
    const isNarrow = !isCorner(choice) && chosen.some(({ share }) => share < WIDE);
    if (flat.length > MANY && isNarrow) return undefined;
    for (const isFlat of [true, false]) {
      const sizes = isFlat ? flat : upright;
      const open = placed(sizes, { sides: chosen, cell, rows }, Math.max(0, near - AWAY * cell));
      if (!open) continue;
      const seats = open.middles.map((middle) => middle!);
      const closed: Seats['closed'] = (isWaiting) => {
        for (const factor of LARGER) {
          const size = factor * cell;
          if (factor > 1 && size > LARGEST_CLOSED * around.cell) continue;
          const strips = { sides: chosen, cell: size, rows: [1, rows[1]] as const };
          const found = placed(sizes, strips, open.nearest, isWaiting);
          if (found && (size === cell || found.farthest <= open.farthest))
            return { cell: size, middles: found.middles };
        }
        return {
          cell,
          middles: seats.map((middle, piece) => (isWaiting[piece] ? middle : undefined)),
        };
      };
      const corners = isCorner(choice) ? chosen.map(areaOf) : undefined;
      const part = around.free;
      return { cell, isFlat, part, areBeside: areBeside(choice), middles: seats, corners, closed };
    }
    return undefined;
  };
  const seen = Math.min(SEEN * Math.min(page.width, page.height), SMALL * around.cell);
  /** The largest seats from a size downwards, as shares of the board's. */
  const attempt = (
    choices: readonly Choice[],
    [smallest, largest]: Sizes,
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
    for (let cell = (isFew ? FEW[1] : ABOVE_IT) * around.cell; cell > than; cell *= 0.95) {
      const seats = seatsAt(cell, choice, [1, 2]);
      if (seats) return seats;
    }
    return undefined;
  };
  // Corners that even the smallest pieces would not have are looked for once.
  const choices = CHOICES.filter((choice) => choice(around, 0));
  const hollows = choices.filter((choice) => HOLLOWS.includes(choice));
  if (areSlim) return isTall(page) ? undefined : attempt([CENTRED, BESIDE], BESIDE_IT, [1, SLIM]);
  const centred = (rows: Rows): Seats | undefined =>
    isTall(page) ? undefined : attempt([CENTRED], isFew ? FEW : BESIDE_IT, rows);
  const preferred =
    (isFew ? centred([1, 1]) : undefined) ??
    centred([1, Infinity]) ??
    attempt(hollows, IN_HOLLOWS, [1, Infinity]) ??
    (isTall(page) && around.tray.y > HEADROOM * page.height
      ? attempt([ABOVE], [SMALLEST, isFew ? FEW[1] : ABOVE_IT], [1, STACKED])
      : undefined);
  if (preferred) return preferred;
  const sizes = [SMALLEST, largest] as const;
  const [inRows, inARow] = [
    attempt(choices, sizes, [1, Infinity]),
    attempt(choices, sizes, [1, 1]),
  ];
  const best = inARow && inARow.cell >= IN_A_ROW * inRows!.cell ? inARow : inRows;
  const middle = best?.areBeside ? attempt([CENTRED], sizes, [1, Infinity]) : undefined;
  return middle && middle.cell >= IN_THE_MIDDLE * best!.cell ? middle : best;
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
 * @returns piece → its middle, if it waits, that gap, and how far pieces reach from the end of their strip at the
 *   board; undefined if they do not fit
 */
function placed(
  sizes: readonly Size[],
  { sides, cell, rows: count }: Strips,
  near: number,
  isWaiting?: readonly boolean[],
): { middles: (Point | undefined)[]; nearest: number; farthest: number } | undefined {
  const slot: Size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const strips = groupsOf(sizes, sides.length, isWaiting).map((group, number) => {
    const side = sides[number]!;
    const measure = ({ width, height }: Size): Measure =>
      side.isUpright ? { long: height, deep: width } : { long: width, deep: height };
    const pieces: Row = group.map((piece) => measure(sizes[piece]!));
    const strip = { ...side, long: side.long / cell, deep: side.deep / cell };
    const rowsFrom = (least: number): readonly Row[] | undefined =>
      rowsIn(pieces, strip, [least, count[1]], measure(slot));
    return { ...strip, group, pieces, rowsFrom };
  });
  const fewest = strips.map(({ rowsFrom }) => rowsFrom(count[0])?.length ?? Infinity);
  if (fewest.includes(Infinity)) return undefined;
  // As many rows on all sides where they fit.
  const filled = strips.map((strip, number) => ({
    ...strip,
    rows: strip.rowsFrom(Math.max(...fewest)) ?? strip.rowsFrom(fewest[number]!)!,
  }));
  const spacing = spacingOf(filled);
  const laid = filled.map(({ group, pieces, rows, ...strip }, number) => {
    const { deep, towards } = sides[number]!;
    const places = (rows.length > 1 ? gridded : spread)(rows, strip, spacing);
    const half = Math.max(
      0,
      ...places.map(([along], at) => Math.abs(along) + pieces[at]!.long / 2),
    );
    const inner = Math.max(
      ...places.map(([, across], at) => towards * across + pieces[at]!.deep / 2),
    );
    const outer = Math.min(
      ...places.map(([, across], at) => towards * across - pieces[at]!.deep / 2),
    );
    return {
      group,
      places,
      half: half * cell,
      gap: deep / 2 - inner * cell,
      thick: Math.max(0, inner - outer) * cell,
    };
  });
  // As near on all sides that have pieces.
  const nearest = Math.min(
    near,
    ...laid.flatMap(({ group, gap }) => (group.length > 0 ? [Math.max(0, gap)] : [])),
  );
  const middles = Array<Point | undefined>(sizes.length).fill(undefined);
  // The rows of grids are level.
  const areLevel = filled.some(({ rows }) => rows.length > 1);
  const most = areLevel ? Math.max(...laid.map(({ half }) => half)) : 0;
  for (const [number, { group, places, gap, ...own }] of laid.entries()) {
    const { isUpright, from, board, middle, long, towards } = sides[number]!;
    const half = Math.max(own.half, Math.min(most, long / 2));
    const centre = Math.min(from + long - half, Math.max(from + half, board));
    const nearer = middle + towards * Math.max(0, gap - nearest);
    for (const [at, [along, across]] of places.entries()) {
      const [down, off] = [centre + along * cell, nearer + across * cell];
      middles[group[at]!] = isUpright ? [off, down] : [down, off];
    }
  }
  return { middles, nearest, farthest: nearest + Math.max(...laid.map(({ thick }) => thick)) };
}
