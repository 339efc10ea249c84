import { lattices } from '../puzzle/lattices/index.ts';
import { orientations } from '../puzzle/orient.ts';
import type { Cell, Piece, Puzzle } from '../puzzle/types.ts';

/** Every way to put one piece on the board, as flat arrays indexed by the placement's number. */
interface Placements {
  readonly count: number;
  /** Which piece. */
  readonly piece: Int32Array;
  /** Which of the piece's orientations, in the order `orientations` gives them. */
  readonly orientation: Int32Array;
  /** Where its cells begin in `cellOf`; one longer, so that the next one's begin is this one's end. */
  readonly start: Int32Array;
  /** The numbers of the cells it covers, ascending, placement after placement. */
  readonly cellOf: Int32Array;
}

/**
 * A puzzle compiled for search: cells, pieces and placements have numbers. Cells are numbered in
 * reading order; placements by piece, then orientation, then the place of their first cell. None of
 * that depends on solver or fill order, so a placement's number means the same to all of them.
 */
export interface Problem {
  readonly puzzle: Puzzle;
  readonly cells: readonly Cell[];
  readonly pieces: readonly Piece[];
  readonly placements: Placements;
}

const key = ([column, row]: Cell): string => `${column},${row}`;

export function compile(puzzle: Puzzle): Problem {
  const lattice = lattices[puzzle.lattice];
  const { cells } = puzzle.board;
  const numbers = new Map(cells.map((cell, number) => [key(cell), number]));
  const piece: number[] = [];
  const orientation: number[] = [];
  const start: number[] = [0];
  const cellOf: number[] = [];
  puzzle.pieces.forEach((shape, pieceNumber) => {
    orientations(lattice, shape.cells, shape.freedom).forEach((image, imageNumber) => {
      const [anchorColumn, anchorRow] = image[0]!;
      for (const [column, row] of cells) {
        const columns = column - anchorColumn;
        const rows = row - anchorRow;
        if (!lattice.moves(columns, rows)) continue;
        const covered = image.map(([c, r]) => numbers.get(key([c + columns, r + rows])));
        if (covered.includes(undefined)) continue;
        piece.push(pieceNumber);
        orientation.push(imageNumber);
        cellOf.push(...(covered as number[]));
        start.push(cellOf.length);
      }
    });
  });
  return {
    puzzle,
    cells,
    pieces: puzzle.pieces,
    placements: {
      count: piece.length,
      piece: Int32Array.from(piece),
      orientation: Int32Array.from(orientation),
      start: Int32Array.from(start),
      cellOf: Int32Array.from(cellOf),
    },
  };
}

/** The cells a placement covers, ascending. */
export function coveredBy({ placements }: Problem, placement: number): Int32Array {
  const { start, cellOf } = placements;
  return cellOf.subarray(start[placement], start[placement + 1]);
}
