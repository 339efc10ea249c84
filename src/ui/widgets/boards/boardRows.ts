import { numbering } from '../../../puzzle/geometry.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { coveredBy, fixedTiles, type Problem } from '../../../solve/problem.ts';
import type { Words } from '../../../words/index.ts';

/** The text of an open cell, and of a place without a cell. */
const OPEN = '–';
const NONE = '·';

/** The rows of cells as text, from the top: the name of each, in its column. */
function rowsOf(cells: readonly Cell[], nameOf: (cell: Cell) => string): readonly string[] {
  const height = Math.max(...cells.map(([, row]) => row)) + 1;
  const rows = Array.from({ length: height }, (): string[] => []);
  for (const cell of cells) {
    const line = rows[cell[1]]!;
    while (line.length < cell[0]) line.push(NONE);
    line[cell[0]] = nameOf(cell);
  }
  return rows.map((line) => line.join(' '));
}

/** The rows of the board as text: the name of the piece on each cell. */
export function boardRows(problem: Problem, path: Iterable<number>): readonly string[] {
  const { board, pieces, tiles, puzzle } = problem;
  const numberOf = numbering(board);
  const names = board.map(() => OPEN);
  for (const tile of [...fixedTiles(problem), ...path])
    for (const cell of coveredBy(problem, tile)) names[cell] = pieces[tiles.piece[tile]!]!.name;
  return rowsOf(puzzle.board.cells, (cell) => names[numberOf(cell)!]!);
}

/** What stands in rows, as it is heard. */
const heard = (rows: readonly string[], { classroom }: Words): string =>
  classroom.board(rows.map((row, at) => classroom.row(at + 1, row)));

/** A board with its pieces, as it is heard. */
export const boardHeard = (problem: Problem, path: Iterable<number>, words: Words): string =>
  heard(boardRows(problem, path), words);

/** The shape of a piece as it is drawn, as it is heard. */
export const shapeHeard = (
  { name, cells }: { readonly name: string; readonly cells: readonly Cell[] },
  words: Words,
): string =>
  heard(
    rowsOf(cells, () => name),
    words,
  );
