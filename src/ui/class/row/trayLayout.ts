import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { isConnected, type Problem } from '../../../solve/problem.ts';
import type { Size } from '../../widgets/sizeOf.ts';
import { widthIn } from '../../widgets/textWidth.ts';
import type { ClassModel } from '../model.ts';

/** The margin around the shape of a piece, in cell widths. */
const MARGIN = 0.1;
/** The space on both sides of a number of ways, and between a name and a number, in ems. */
const AROUND_COUNT = 0.6;
const BEFORE_COUNT = 0.25;
/** The height of a line, and the space between two pieces, in ems. */
const LINE = 1.5;
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
export function trayUnit(items: readonly Item[], { width, height, between, below }: Room): number {
  const highest = Math.max(...items.map((item) => item.height));
  const fits = (unit: number): boolean => {
    const widths = items.map((item) => Math.max(item.width * unit, item.least) + between);
    return rowsOf(widths, width) * (highest * unit + below) <= height;
  };
  for (let unit = WIDEST; unit > NARROWEST; unit--) if (fits(unit)) return unit;
  return NARROWEST;
}

/** The inner size of the tray and its font, in CSS px. */
export interface TrayRoom extends Size {
  readonly family: string;
}

/** Whether names are shown below the pieces of a problem. */
export const isNamed = ({ pieces }: Pick<Problem, 'pieces'>): boolean =>
  pieces.length <= MOST_NAMED;

/** The cells that a piece is shown with: all of them, where it lies at one place alone. */
export const cellsAround = (problem: Problem, own: readonly Cell[]): readonly Cell[] =>
  isConnected(problem) ? own : problem.puzzle.board.cells;

export type Arrangement = ReturnType<typeof arrange>;

/**
 * Arranges the pieces with their names or, if these leave no room for shapes, with their letters; numbers of
 * ways stand beside them, or stacked below.
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
  const sizeOf = (piece: number, label: string, isStacked: boolean): Item => {
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
      least: Math.ceil(isStacked ? Math.max(ofName, ofCount) : ofName + between + ofCount),
    };
  };
  const arranged = (labels: readonly string[], isStacked: boolean) => {
    const items = labels.map((label, piece) => sizeOf(piece, label, isStacked));
    const lines = isStacked ? 2 : hasNames || hasCounts ? 1 : 0;
    const below = lines * LINE * em;
    const unit = trayUnit(items, { width, height, between: BETWEEN * em, below });
    return { labels, items, unit, isStacked };
  };
  /** Puts numbers beside names, or below them where that leaves more room for shapes. */
  const best = (labels: readonly string[]) => {
    const beside = arranged(labels, false);
    if (!hasNames || !hasCounts) return beside;
    const stacked = arranged(labels, true);
    return stacked.unit > beside.unit ? stacked : beside;
  };
  const whole = best(pieces.map(({ name }) => name));
  return whole.unit > NARROWEST ? whole : best(pieces.map((_, piece) => names.letter(piece)));
}
