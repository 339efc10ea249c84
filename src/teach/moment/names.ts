import { shortNames } from '../../puzzle/labels.ts';
import type { Problem } from '../../solve/problem.ts';

/** The names of the cells and pieces of a puzzle in sentences. */
export interface Names {
  /** A cell: by column and row on squares, as on a chessboard but from the top, else its number from 1. */
  readonly cell: (cell: number) => string;
  /** The name of a piece and, if that is too long to be written on it, its letter. */
  readonly piece: (piece: number) => string;
  readonly letter: (piece: number) => string;
  readonly placed: (placement: number) => string;
  readonly letterOf: (placement: number) => string;
  /** Whether an item is a cell; items after all cells are pieces. */
  readonly isCell: (item: number) => boolean;
  readonly item: (item: number) => string;
}

/** The letters of a column: a to z, then aa, ab and so on. */
export function columnName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export function namesOf({ puzzle, cells, pieces, placements }: Problem): Names {
  const left = Math.min(...cells.map(([column]) => column));
  const cell = (number: number): string => {
    const [column, row] = cells[number]!;
    return puzzle.lattice === 'square'
      ? `${columnName(column - left)}${row + 1}`
      : String(number + 1);
  };
  const letters = shortNames(pieces);
  const letter = (number: number): string => letters[number]!;
  const piece = (number: number): string => {
    const { name } = pieces[number]!;
    return name === letter(number) ? name : `${name} (${letter(number)})`;
  };
  const isCell = (item: number): boolean => item < cells.length;
  return {
    cell,
    piece,
    letter,
    placed: (placement) => piece(placements.piece[placement]!),
    letterOf: (placement) => letter(placements.piece[placement]!),
    isCell,
    item: (item) => (isCell(item) ? cell(item) : piece(item - cells.length)),
  };
}
