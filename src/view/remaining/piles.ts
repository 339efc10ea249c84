import { isTall, type Size } from '../../theme/viewport.ts';
import type { Orientation, PieceShapes } from './pieceShapes.ts';
import type { Seat } from './seat.ts';
import { seatsBeside } from './seating.ts';
import type { Surroundings } from './sides.ts';

/** The room of the number below a pile: its height with the gap above it, and its least width, in cell widths. */
export const FIGURE: Size = { width: 3.2, height: 1.9 };
/** How far below a pile the middle of its number is, in cell widths. */
const NUMBER = 1.2;
/** The least mean length at which waiting pieces are recognised, in CSS pixels. */
export const RECOGNISABLE = 36;
/** The number from which on equal pieces are many: a pile on a tall page, which has no room beside its board. */
const MANY_EQUAL = 4;

/** The seats beside a board, each with its copies: one, or in a pile all those of a piece. */
export interface Seated {
  readonly seats: readonly (readonly number[])[];
  /** The size of what is in each seat, in cell widths. */
  readonly sizes: readonly Size[];
  readonly found: ReturnType<typeof seatsBeside>;
  /** The mean length of all pieces, in CSS pixels; 0 without room. */
  readonly length: number;
}

/** Whether a seat has a pile in it, with its number. */
export const isPile = (copies: readonly number[]): boolean => copies.length > 1;

const withFigure = ({ width, height }: Size): Size => ({
  width: Math.max(width, FIGURE.width),
  height: height + FIGURE.height,
});

function seated(
  shapes: PieceShapes,
  seats: readonly (readonly number[])[],
  around: Surroundings,
): Seated {
  const sizesIn = (isFlat: boolean): Size[] => {
    const all = shapes.orientations(isFlat);
    return seats.map((copies) => {
      const size = all[copies[0]!]!;
      return isPile(copies) ? withFigure(size) : size;
    });
  };
  const found = seatsBeside(sizesIn(true), sizesIn(false), around);
  const pieces = shapes.orientations(found?.isFlat ?? true);
  const lengths = pieces.map(({ width, height }) => Math.max(width, height));
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const length = (found?.cell ?? 0) * mean;
  return { seats, sizes: sizesIn(found?.isFlat ?? true), found, length };
}

/** The seats of all copies beside a board; equal ones are piles where they are many, on tall pages or too small. */
export function seatedBeside(shapes: PieceShapes, around: Surroundings): Seated {
  const { copies, firsts } = shapes;
  const each = copies.map((_, copy) => [copy]);
  const piles = firsts.map((first, piece) =>
    Array.from({ length: shapes.countOf(piece) }, (_, i) => first + i),
  );
  const most = Math.max(...piles.map(({ length }) => length));
  if (most < MANY_EQUAL) return seated(shapes, each, around);
  const open = seated(shapes, each, around);
  const isRoomy = !isTall(around.page);
  if (isRoomy && open.length >= RECOGNISABLE) return open;
  const piled = seated(shapes, piles, around);
  return piled.found && (!isRoomy || piled.length > open.length) ? piled : open;
}

/** Sets the middle of the number below a pile that is drawn in a seat, in cell widths of the board. */
export function numberBelow(
  { now, pose }: Pick<Seat, 'now' | 'pose'>,
  { middle: own, height }: Orientation,
  middle: [x: number, y: number],
): void {
  const [right, down] = [own[0], own[1] + height / 2 + NUMBER];
  const tilt = now.angle - pose.angle;
  const [cos, sin] = [Math.cos(tilt) * pose.size, Math.sin(tilt) * pose.size];
  middle[0] = pose.x + right * cos + down * sin;
  middle[1] = pose.y + down * cos - right * sin;
}
