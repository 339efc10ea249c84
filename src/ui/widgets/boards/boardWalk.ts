import { middleOf, numbering } from '../../../puzzle/geometry.ts';
import { inReadingOrder } from '../../../puzzle/orient.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { arrows } from '../focus/rovingFocus.ts';

/** The placement that covers a cell; undefined if the cell is open. */
export const placementOn = (
  problem: Problem,
  path: readonly number[],
  cell: number,
): number | undefined => path.find((placement) => coveredBy(problem, placement).includes(cell));

/** The cells of a board row by row, from the top, each row from the left, with those of fixed pieces. */
export function rowsOf({ board }: Pick<Problem, 'board'>): readonly (readonly number[])[] {
  const numberOf = numbering(board);
  const rows = new Map<number, number[]>();
  for (const cell of board.toSorted(inReadingOrder)) {
    const line = rows.get(cell[1]) ?? [];
    line.push(numberOf(cell)!);
    rows.set(cell[1], line);
  }
  return [...rows.values()];
}

/**
 * The cell to which an arrow key leads from another: the next one of its row, over gaps too, or the nearest
 * one of the row above or below. The same cell at the rim; undefined if the key is no arrow.
 */
export function cellBeside(
  problem: Pick<Problem, 'board' | 'puzzle'>,
  from: number,
  key: string,
): number | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [along, down] = arrow;
  const rows = rowsOf(problem);
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at + down] ?? [from];
  if (down === 0) return row[row.indexOf(from) + along] ?? from;
  const lattice = lattices[problem.puzzle.lattice];
  const across = (cell: number): number => middleOf(lattice, problem.board[cell]!)[0];
  const away = (cell: number): number => Math.abs(across(cell) - across(from));
  return row.reduce((nearest, cell) => (away(cell) < away(nearest) ? cell : nearest));
}
