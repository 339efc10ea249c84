import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { hasPiecesInPlace, type Problem } from '../../../solve/problem.ts';
import type { Size } from '../../widgets/sizeOf.ts';
import { widthIn } from '../../widgets/textWidth.ts';
import type { ClassModel } from '../model.ts';

/** The margin around the shape of a piece, in cell widths. */
const MARGIN = 0.1;
/** The space on both sides of a number of ways, and between a name and a number, or a shape and both, in ems. */
const AROUND_COUNT = 0.5;
const BEFORE_COUNT = 0.25;
/** The height of a line, of one of two on the right, and the space between two pieces, in ems. */
const LINE = 1.25;
const LOW_LINE = 1.05;
const BETWEEN = 0.3;
/** The most pieces of which names are shown: those of more would be too small to be read. */
const MOST_NAMED = 16;

/** The size of a piece: its shape in cell widths, and the width of the text below it in CSS px. */
export interface Item {
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** The room for all of them, in CSS px. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly between: number;
  /** The height of the text below a piece. */
  readonly below: number;
  /** The height of the text beside a piece, which then takes its width. */
  readonly beside?: number;
}

/** The widest and the narrowest that a cell is drawn, in CSS px. */
const WIDEST = 28;
const NARROWEST = 4;

/** The number of rows that items of these widths take. */
function rowsOf(widths: readonly number[], width: number): number {
  let [rows, taken] = [1, 0];
  for (const next of widths) {
    if (taken > 0 && taken + next > width) [rows, taken] = [rows + 1, 0];
    taken += next;
  }
  return rows;
}

/** The width of a cell, in CSS px, with which all pieces are seen at once if possible. */
export function trayUnit(
  items: readonly Item[],
  { width, height, between, below, beside }: Room,
): number {
  const highest = Math.max(...items.map((item) => item.height));
  const fits = (unit: number): boolean => {
    const widthOf = (item: Item): number =>
      beside === undefined
        ? Math.max(item.width * unit, item.least)
        : item.width * unit + item.least;
    const rows = rowsOf(
      items.map((item) => widthOf(item) + between),
      width,
    );
    return rows * Math.max(highest * unit + below, beside ?? 0) <= height;
  };
  for (let unit = WIDEST; unit > NARROWEST; unit--) if (fits(unit)) return unit;
  return NARROWEST;
}

/** The inner size of the tray and its font, in CSS px. */
export interface TrayRoom extends Size {
  readonly family: string;
}

/** Where texts are: below a piece, name beside number or on it; or on its right, one on the other. */
export type TextPlace = 'below' | 'stacked' | 'beside';

/** Whether names are shown below the pieces of a problem. */
export const isNamed = ({ pieces }: Pick<Problem, 'pieces'>): boolean =>
  pieces.length <= MOST_NAMED;

/** The cells that a piece is shown with: all of them, where it lies at one place alone. */
export const cellsAround = (problem: Problem, own: readonly Cell[]): readonly Cell[] =>
  hasPiecesInPlace(problem) ? problem.puzzle.board.cells : own;

/** The one of two arrangements with larger shapes; where both have too little room, the last, which needs least. */
const wider = <Arranged extends { readonly unit: number }>(one: Arranged, last: Arranged) =>
  last.unit > one.unit || one.unit === NARROWEST ? last : one;

export type Arrangement = ReturnType<typeof arrange>;

/**
 * Arranges the pieces with their names or, if these leave no room for shapes, with their letters; numbers of
 * ways stand where they leave most room for shapes.
 */
export function arrange(
  { problem, names, ways }: ClassModel,
  { width, height, em, family }: TrayRoom,
  writtenCopies: (count: number) => string,
) {
  const hasCounts = ways !== undefined;
  const { pieces, placements, puzzle } = problem;
  const hasNames = isNamed(problem);
  const [name, count] = [600, 700].map((weight) => widthIn(`${weight} ${em}px ${family}`));
  /** The most ways that each piece can have, whose width its number keeps. */
  const most = pieces.map(() => 0);
  for (const piece of placements.piece) most[piece]!++;
  const sizeOf = (piece: number, label: string, place: TextPlace): Item => {
    const { cells, copies } = puzzle.pieces[piece]!;
    const shown = cellsAround(problem, cells);
    const { left, top, right, bottom } = extentOf(lattices[puzzle.lattice], shown);
    const named = copies === 1 ? label : `${label} ${writtenCopies(copies)}`;
    const ofName = hasNames ? name!(named) : 0;
    // All digits are as wide as this one.
    const digits = '0'.repeat(`${most[piece]!}`.length);
    const ofCount = hasCounts ? count!(digits) + AROUND_COUNT * em : 0;
    const between = hasNames && hasCounts ? BEFORE_COUNT * em : 0;
    return {
      width: right - left + 2 * MARGIN,
      height: bottom - top + 2 * MARGIN,
      least: Math.ceil(place === 'below' ? ofName + between + ofCount : Math.max(ofName, ofCount)),
    };
  };
  const arranged = (labels: readonly string[], place: TextPlace) => {
    const items = labels.map((label, piece) => sizeOf(piece, label, place));
    const room = { width, height, between: BETWEEN * em };
    const lines = hasNames && hasCounts && place === 'stacked' ? 2 : hasNames || hasCounts ? 1 : 0;
    const unit = trayUnit(
      items,
      place === 'beside'
        ? {
            ...room,
            between: (BETWEEN + BEFORE_COUNT) * em,
            below: 0,
            beside: 2 * LOW_LINE * em,
          }
        : { ...room, below: lines * LINE * em },
    );
    return { labels, items, unit, place };
  };
  /** Puts numbers where they leave most room for shapes, the first of such places. */
  const best = (labels: readonly string[]) => {
    const all = (['below', 'stacked', 'beside'] as const).map((place) => arranged(labels, place));
    return hasNames && hasCounts ? all.reduce(wider) : all[0]!;
  };
  const whole = best(pieces.map(({ name }) => name));
  return whole.unit > NARROWEST ? whole : best(pieces.map((_, piece) => names.letter(piece)));
}
