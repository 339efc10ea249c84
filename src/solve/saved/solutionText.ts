import { lattices } from '../../puzzle/lattices/index.ts';
import { normalise, orientations, shapeKey } from '../../puzzle/orient.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import type { BoardState } from '../played/boardState.ts';

/** A piece of a solution: its index in the puzzle, the index of its orientation, and its cells. */
export interface SolutionPiece {
  readonly piece: number;
  readonly orientation: number;
  readonly cells: readonly Cell[];
}

/** Encodes small numbers as single characters, digits first. */
const FIRST = '0'.codePointAt(0)!;
const character = (count: number): string => String.fromCharCode(FIRST + count);
const countOf = (text: string, at: number): number => text.charCodeAt(at) - FIRST;

/**
 * Writes a full board as short text: for every cell in reading order, a character for the tile on
 * it, numbered from 0 in order of appearance; then, for each tile, the character of its piece.
 */
export function writeSolution({ owner, problem }: BoardState): string {
  const laid = [...new Set(owner)];
  const cells = Array.from(owner, (placement) => character(laid.indexOf(placement)));
  const kinds = laid.map((placement) => character(problem.placements.piece[placement]!));
  return [...cells, ...kinds].join('');
}

/** Reads a text of `writeSolution`; undefined unless it is a solution of this puzzle. */
export function readSolution(puzzle: Puzzle, text: string): SolutionPiece[] | undefined {
  const { board, pieces, use } = puzzle;
  const lattice = lattices[puzzle.lattice];
  const kinds = text.length - board.cells.length;
  if (kinds < 1) return undefined;
  const covered = Array.from({ length: kinds }, (): Cell[] => []);
  for (const [at, cell] of board.cells.entries()) {
    const cells = covered[countOf(text, at)];
    if (!cells) return undefined;
    cells.push(cell);
  }
  const left = pieces.map(({ copies }) => copies);
  const shapes = pieces.map(({ cells, freedom }) => {
    const images = orientations(lattice, cells, freedom);
    return images.map(shapeKey);
  });
  const laid: SolutionPiece[] = [];
  for (const [i, cells] of covered.entries()) {
    const piece = countOf(text, board.cells.length + i);
    if (cells.length === 0) return undefined;
    const orientation = shapes[piece]?.indexOf(shapeKey(normalise(lattice, cells))) ?? -1;
    if (orientation < 0) return undefined;
    if (left[piece]!-- === 0) return undefined;
    laid.push({ piece, orientation, cells });
  }
  const isDue = use === 'all' && left.some((copies) => Number.isFinite(copies) && copies > 0);
  return isDue ? undefined : laid;
}
