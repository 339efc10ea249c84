import { shortNames } from '../../puzzle/labels.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';

/** The letters of a column: a to z, then aa, ab and so on. */
export function columnName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The names of the cells and pieces of a puzzle in sentences. */
export function namesOf({ puzzle, cells, board, pieces, tiles }: Problem) {
  /** Whether pieces stay in place, so that they are options, and cells items. */
  const areOptions = hasPiecesInPlace({ pieces });
  const isRow = areOptions && board.every(([, row]) => row === board[0]![1]);
  const left = Math.min(...board.map(([column]) => column));
  /**
   * The name by column and row on squares, as on a chessboard but from the top, that of an item in a row by its column;
   * else the number from 1.
   */
  const cell = (number: number): string => {
    const [column, row] = board[number]!;
    if (puzzle.lattice !== 'square') return String(number + 1);
    return `${columnName(column - left)}${isRow ? '' : row + 1}`;
  };
  const letters = shortNames(pieces);
  /** The letter on a piece. */
  const letter = (number: number): string => letters[number]!;
  /** The name of a piece and, if that is too long to be written on it, its letter. */
  const piece = (number: number): string => {
    const { name } = pieces[number]!;
    return name === letter(number) ? name : `${name} (${letter(number)})`;
  };
  /** Whether an item is a cell; items after all cells are pieces. */
  const isCell = (item: number): boolean => item < cells.length;
  const pieceOf = (item: number): number => item - cells.length;
  return {
    areOptions,
    isRow,
    cell,
    piece,
    letter,
    placed: (placement: number): string => piece(tiles.piece[placement]!),
    letterOf: (tile: number): string => letter(tiles.piece[tile]!),
    isCell,
    pieceOf,
    item: (item: number): string => (isCell(item) ? cell(item) : piece(pieceOf(item))),
  };
}

export type Names = Readonly<ReturnType<typeof namesOf>>;
