import { colouringOf, type Colouring } from '../puzzle/colouring.ts';
import { CellNumbers, neighbourLists } from '../puzzle/geometry.ts';
import { numberedCells, openCells, piecesLeft } from '../puzzle/fixed.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { mayMove, orientations } from '../puzzle/orient.ts';
import type { Cell, Piece, Puzzle } from '../puzzle/types.ts';

/** Ways to put a piece on the board, as flat arrays indexed by placement number. */
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
 * on solver or fill order, so a placement's number means the same to all of them. Fixed pieces are
 * no part of the search: it has the cells and the copies that they leave.
 */
export interface Problem {
  readonly puzzle: Puzzle;
  /** The cells to cover. */
  readonly cells: readonly Cell[];
  /** All pieces of the puzzle, with the copies that are left. */
  readonly pieces: readonly Piece[];
  /** Every way to put a piece on the cells to cover. */
  readonly placements: Placements;
  /** The cells to cover, then those of the fixed pieces, as tilings number them. */
  readonly board: readonly Cell[];
  /** The placements, then the fixed pieces, as tilings number them. */
  readonly tiles: Placements;
  readonly colouring: Colouring;
}

export function compile(puzzle: Puzzle): Problem {
  const lattice = lattices[puzzle.lattice];
  const { fixed } = puzzle;
  const cells = openCells(puzzle);
  const board = numberedCells(puzzle);
  const pieces = piecesLeft(puzzle);
  const numbers = new CellNumbers(cells);
  const shapes = pieces.map(({ cells: shape, freedom, copies }) =>
    copies > 0 ? orientations(lattice, shape, freedom) : [],
  );
  const most = shapes.flat().length * cells.length + fixed.length;
  const piece = new Int32Array(most);
  const orientation = new Int32Array(most);
  const start = new Int32Array(most + 1);
  const cellOf = new Int32Array(shapes.flat(2).length * cells.length + board.length);
  let count = 0;
  shapes.forEach((images, pieceNumber) => {
    images.forEach((image, imageNumber) => {
      const anchor = image[0]!;
      // Much of this runs before the JIT compiles it, when destructuring pairs is slow.
      for (const first of cells) {
        const columns = first[0] - anchor[0];
        const rows = first[1] - anchor[1];
        if (!mayMove(lattice, pieces[pieceNumber]!.freedom, columns, rows)) continue;
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
  let end = start[count]!;
  let cell = cells.length;
  fixed.forEach((laid, i) => {
    piece[count + i] = laid.piece;
    orientation[count + i] = laid.orientation;
    for (let own = 0; own < laid.cells.length; own++) cellOf[end++] = cell++;
    start[count + i + 1] = end;
  });
  const first = (tiles: number): Placements => ({
    count: tiles,
    piece: piece.slice(0, tiles),
    orientation: orientation.slice(0, tiles),
    start: start.slice(0, tiles + 1),
    cellOf: cellOf.slice(0, start[tiles]),
  });
  const placements = first(count);
  return {
    puzzle,
    cells,
    pieces,
    placements,
    board,
    tiles: fixed.length === 0 ? placements : first(count + fixed.length),
    colouring: colouringOf(puzzle),
  };
}

/** Whether pieces may be unconnected, as they lie where they are drawn: from how the open cells are, nothing follows. */
export const hasPiecesInPlace = ({ pieces }: Pick<Problem, 'pieces'>): boolean =>
  pieces.some(({ freedom }) => freedom === 'in-place');

/** The number of the colour of a placement, or of another tile. */
export function colourOf({ tiles, colouring }: Problem, tile: number): number {
  return colouring.of(tiles.piece[tile]!, tiles.orientation[tile]!);
}

/** The cells that a placement, or another tile, covers, ascending. */
export function coveredBy({ tiles }: Problem, tile: number): Int32Array {
  const { start, cellOf } = tiles;
  return cellOf.subarray(start[tile], start[tile + 1]);
}

/** The tiles of the fixed pieces. */
export const fixedTiles = ({ placements, tiles }: Problem): readonly number[] =>
  Array.from({ length: tiles.count - placements.count }, (_, i) => placements.count + i);

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

/** The number of placements on a full board; undefined if that may vary. */
export function fullDepth({ puzzle, pieces, cells }: Pick<Problem, 'puzzle' | 'pieces' | 'cells'>) {
  const supply = pieces.reduce((sum, { copies }) => sum + copies, 0);
  if (puzzle.use === 'all' && supply < Infinity) return supply;
  const sizes = new Set(
    pieces.filter(({ copies }) => copies > 0).map((piece) => piece.cells.length),
  );
  const [size] = sizes;
  return sizes.size === 1 ? cells.length / size! : undefined;
}
