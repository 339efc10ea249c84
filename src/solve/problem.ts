import { colouringOf, type Colouring } from '../puzzle/colouring.ts';
import { CellNumbers, neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { orientations } from '../puzzle/orient.ts';
import type { Cell, Piece, Puzzle } from '../puzzle/types.ts';

/** Every way to put a piece on the board, as flat arrays indexed by placement number. */
interface Placements {
  readonly count: number;
  /** Placement → its piece. */
  readonly piece: Int32Array;
  /** Placement → the piece's orientation, in the order of `orientations`. */
  readonly orientation: Int32Array;
  /** Placement → where its cells begin in `cellOf`; one entry longer. */
  readonly start: Int32Array;
  /** The cells of each placement, ascending, placement after placement. */
  readonly cellOf: Int32Array;
}

/**
 * A puzzle compiled for search: cells, pieces and placements are numbered. Cells are in reading
 * order; placements are ordered by piece, then orientation, then first cell. None of that depends
 * on solver or fill order, so a placement's number means the same to all of them.
 */
export interface Problem {
  readonly puzzle: Puzzle;
  readonly cells: readonly Cell[];
  readonly pieces: readonly Piece[];
  readonly placements: Placements;
  readonly colouring: Colouring;
}

export function compile(puzzle: Puzzle): Problem {
  const lattice = lattices[puzzle.lattice];
  const { cells } = puzzle.board;
  const numbers = new CellNumbers(cells);
  const shapes = puzzle.pieces.map((p) => orientations(lattice, p.cells, p.freedom));
  const most = shapes.flat().length * cells.length;
  const piece = new Int32Array(most);
  const orientation = new Int32Array(most);
  const start = new Int32Array(most + 1);
  const cellOf = new Int32Array(shapes.flat(2).length * cells.length);
  let count = 0;
  shapes.forEach((images, pieceNumber) => {
    images.forEach((image, imageNumber) => {
      const anchor = image[0]!;
      // Much of this runs before the JIT compiles it, when destructuring pairs is slow.
      for (const first of cells) {
        const columns = first[0] - anchor[0];
        const rows = first[1] - anchor[1];
        if (!lattice.isTranslation(columns, rows)) continue;
        let end = start[count]!;
        for (const cell of image) {
          const number = numbers.at(cell[0] + columns, cell[1] + rows);
          if (number < 0) break;
          cellOf[end++] = number;
        }
        if (end - start[count]! < image.length) continue;
        piece[count] = pieceNumber;
        orientation[count] = imageNumber;
        start[++count] = end;
      }
    });
  });
  return {
    puzzle,
    cells,
    pieces: puzzle.pieces,
    colouring: colouringOf(puzzle),
    placements: {
      count,
      piece: piece.slice(0, count),
      orientation: orientation.slice(0, count),
      start: start.slice(0, count + 1),
      cellOf: cellOf.slice(0, start[count]),
    },
  };
}

/** The number of a placement's colour. */
export function colourOf({ placements, colouring }: Problem, placement: number): number {
  return colouring.of(placements.piece[placement]!, placements.orientation[placement]!);
}

/** The cells a placement covers, ascending. */
export function coveredBy({ placements }: Problem, placement: number): Int32Array {
  const { start, cellOf } = placements;
  return cellOf.subarray(start[placement], start[placement + 1]);
}

/** The neighbours of each cell of a board, as two flat arrays. */
export interface Neighbours {
  /** Cell → where its neighbours begin in `cellOf`; one entry longer. */
  readonly start: Int32Array;
  /** The cells that share an edge with each cell, clockwise, cell after cell. */
  readonly cellOf: Int32Array;
}

export function neighboursIn({ puzzle, cells }: Problem): Neighbours {
  const lists = neighbourLists(lattices[puzzle.lattice], cells);
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => (start[cell + 1] = start[cell]! + list.length));
  return { start, cellOf: Int32Array.from(lists.flat()) };
}

/** The number of pieces on a full board; undefined if that may vary. */
export function fullDepth({ pieces, board, use }: Pick<Puzzle, 'pieces' | 'board' | 'use'>) {
  if (use === 'all') return pieces.reduce((sum, { copies }) => sum + copies, 0);
  const sizes = new Set(pieces.map(({ cells }) => cells.length));
  const [size] = sizes;
  return sizes.size === 1 ? board.cells.length / size! : undefined;
}
