import { middleOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../../solve/problem.ts';

/** How many cells along its row, or how many rows down, each arrow key goes. */
const arrows: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cells of a board row by row, from the top, each row from the left. */
export function rowsOf({ cells }: Problem): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  for (const [cell, [, row]] of cells.entries()) {
    const its = rows.get(row) ?? [];
    its.push(cell);
    rows.set(row, its);
  }
  return [...rows.values()];
}

/**
 * The cell to which an arrow key leads from another: the next one of its row, over gaps too, or the nearest one of the
 * row above or below. The same cell at the rim; undefined if the key is no arrow.
 */
export function cellBeside(problem: Problem, from: number, key: string): number | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [along, down] = arrow;
  const rows = rowsOf(problem);
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at + down] ?? [from];
  if (down === 0) return row[row.indexOf(from) + along] ?? from;
  const lattice = lattices[problem.puzzle.lattice];
  const across = (cell: number): number => middleOf(lattice, problem.cells[cell]!)[0];
  const away = (cell: number): number => Math.abs(across(cell) - across(from));
  return row.reduce((nearest, cell) => (away(cell) < away(nearest) ? cell : nearest));
}
