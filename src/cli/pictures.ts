import type { BoardState } from '../play/boardState.ts';
import { drawCells, firstColumn } from '../puzzle/drawing.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { marks } from '../puzzle/marks.ts';
import type { Problem } from '../solve/problem.ts';

/** Draws what lies on a board, as lines of text. */
export type Picture = (state: BoardState) => string[];

/** The puzzle's own layout with one letter a cell; open cells stay as they are in the text. */
export function letterPicture({ puzzle, cells, pieces, placements }: Problem): Picture {
  const lattice = lattices[puzzle.lattice];
  const mark = marks(pieces);
  const first = firstColumn(lattice, cells);
  return (state) => {
    const rows = drawCells(lattice, cells, 'board').map((row) => [...row]);
    cells.forEach(([column, row], cell) => {
      const owner = state.owner[cell]!;
      if (owner >= 0) rows[row]![column - first] = mark[placements.piece[owner]!]!;
    });
    return rows.map((row) => row.join(''));
  };
}

/** Lines by where they go from a point: up 1, right 2, down 4, left 8. */
const lines = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

const OPEN = -1;
const OUTSIDE = -2;

/**
 * Walls around the pieces, the open part and the board, on a lattice that has walls. A cell is two
 * characters wide and one tall, times the scale; from scale 2 on open cells have a dot inside.
 */
export function boxPicture({ puzzle, cells }: Problem, scale: 1 | 2): Picture {
  const { width, height } = puzzle.board;
  const numbers = new Map(cells.map((cell, number) => [String(cell), number]));
  return (state) => {
    const ownerAt = (column: number, row: number): number => {
      const cell = numbers.get(`${column},${row}`);
      return cell === undefined ? OUTSIDE : state.owner[cell]!;
    };
    /** Which walls meet at the upper left corner of a cell. */
    const wallsAt = (column: number, row: number): number => {
      const upperLeft = ownerAt(column - 1, row - 1);
      const upperRight = ownerAt(column, row - 1);
      const lowerRight = ownerAt(column, row);
      const lowerLeft = ownerAt(column - 1, row);
      return (
        (upperLeft === upperRight ? 0 : UP) |
        (upperRight === lowerRight ? 0 : RIGHT) |
        (lowerRight === lowerLeft ? 0 : DOWN) |
        (lowerLeft === upperLeft ? 0 : LEFT)
      );
    };
    const rows = Array.from({ length: height * scale + 1 }, () =>
      Array.from({ length: width * 2 * scale + 1 }, () => ' '),
    );
    for (let row = 0; row <= height; row++) {
      for (let column = 0; column <= width; column++) {
        const x = column * 2 * scale;
        const y = row * scale;
        const walls = wallsAt(column, row);
        rows[y]![x] = lines[walls]!;
        if (walls & RIGHT) for (let i = 1; i < 2 * scale; i++) rows[y]![x + i] = '─';
        if (walls & DOWN) for (let i = 1; i < scale; i++) rows[y + i]![x] = '│';
        if (scale > 1 && ownerAt(column, row) === OPEN) rows[y + 1]![x + scale] = '·';
      }
    }
    return rows.map((row) => row.join('').trimEnd());
  };
}

/** The larger picture with walls that fits; letters on a lattice that has no walls. */
export function pictureWithin(problem: Problem, columns: number, rows: number): Picture {
  if (!lattices[problem.puzzle.lattice].hasWalls) return letterPicture(problem);
  const { width, height } = problem.puzzle.board;
  return boxPicture(problem, width * 4 + 1 <= columns && height * 2 + 1 <= rows ? 2 : 1);
}
