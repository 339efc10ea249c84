import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations, settled, shapeKey } from '../../puzzle/orient.ts';
import { hasFixed, numberedCells } from '../../puzzle/fixed.ts';
import type { Cell, LaidPiece, Puzzle } from '../../puzzle/types.ts';
import type { BoardState } from '../played/boardState.ts';

/** Encodes small numbers as single characters, digits first. */
const FIRST = '0'.codePointAt(0)!;
const character = (count: number): string => String.fromCharCode(FIRST + count);
const countOf = (text: string, at: number): number => text.charCodeAt(at) - FIRST;
/** In place of the number of a tile. */
const OPEN = -1;

/**
 * Writes a board as short text: for every cell in the order of tilings, a character for the tile on it, numbered
 * from 0 in order of appearance, and the character before 0 for an open cell; then, for each tile, the character
 * of its piece.
 */
export function writeSolution({ owner, problem }: BoardState): string {
  const laid = [...new Set(owner)].filter((tile) => tile >= 0);
  const cells = Array.from(owner, (tile) => character(laid.indexOf(tile)));
  const kinds = laid.map((tile) => character(problem.tiles.piece[tile]!));
  return [...cells, ...kinds].join('');
}

/**
 * Reads a text of `writeSolution`, which may leave cells open; undefined unless its pieces are some of this
 * puzzle, each at most as often as it has copies, and the fixed ones where they lie.
 */
export function readTiles(puzzle: Puzzle, text: string): LaidPiece[] | undefined {
  const { pieces } = puzzle;
  const board = numberedCells(puzzle);
  const lattice = lattices[puzzle.lattice];
  const kinds = text.length - board.length;
  if (kinds < 1) return undefined;
  const covered = Array.from({ length: kinds }, (): Cell[] => []);
  for (const [at, cell] of board.entries()) {
    const tile = countOf(text, at);
    if (tile === OPEN) continue;
    const cells = covered[tile];
    if (!cells) return undefined;
    cells.push(cell);
  }
  const left = pieces.map(({ copies }) => copies);
  const shapes = pieces.map(({ cells, freedom }) => {
    const images = orientations(lattice, cells, freedom);
    return images.map(shapeKey);
  });
  const laid: LaidPiece[] = [];
  for (const [i, cells] of covered.entries()) {
    const piece = countOf(text, board.length + i);
    if (cells.length === 0) return undefined;
    const orientation =
      shapes[piece]?.indexOf(shapeKey(settled(lattice, pieces[piece]!.freedom, cells))) ?? -1;
    if (orientation < 0) return undefined;
    if (left[piece]!-- === 0) return undefined;
    laid.push({ piece, orientation, cells });
  }
  return hasFixed(puzzle, laid) ? laid : undefined;
}

/** Reads a text of `writeSolution`; undefined unless it is a solution of this puzzle. */
export function readSolution(puzzle: Puzzle, text: string): LaidPiece[] | undefined {
  const laid = readTiles(puzzle, text);
  const covered = laid?.reduce((sum, { cells }) => sum + cells.length, 0);
  if (covered !== puzzle.board.cells.length) return undefined;
  const isDue = puzzle.pieces.some(
    ({ copies }, piece) =>
      Number.isFinite(copies) && laid!.filter((tile) => tile.piece === piece).length < copies,
  );
  return puzzle.use === 'all' && isDue ? undefined : laid;
}
