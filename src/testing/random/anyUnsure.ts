import fc from 'fast-check';
import { boardWith } from '../../puzzle/fixed.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { inReadingOrder } from '../../puzzle/orient.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { anyPuzzle } from './anyPuzzle.ts';

/**
 * A small random puzzle that may have no solution: a cell on which no piece lies is moved to the rim of the board
 * and, where not all pieces have to be used, there may be a copy less of one.
 */
export const anyUnsure = (most = 12): fc.Arbitrary<Puzzle> =>
  fc
    .record({ puzzle: anyPuzzle(most), from: fc.nat(), to: fc.nat(), fewer: fc.option(fc.nat()) })
    .map(({ puzzle, from, to, fewer }) => {
      const moved = withCellMoved(puzzle, from, to);
      return fewer === null || puzzle.use === 'all' ? moved : withFewer(moved, fewer);
    });

function withCellMoved(puzzle: Puzzle, from: number, to: number): Puzzle {
  const { board, fixed } = puzzle;
  const lattice = lattices[puzzle.lattice];
  const names = new Set(board.cells.map((cell) => cell.join()));
  const lying = new Set(fixed.flatMap(({ cells }) => cells.map((cell) => cell.join())));
  const open = board.cells.filter((cell) => !lying.has(cell.join()));
  const moved = open[from % open.length]!;
  const rest = board.cells.filter((cell) => cell !== moved);
  const rim = rest
    .flatMap((cell) => [...lattice.neighbours(cell)])
    .filter((cell) => Math.min(...cell) >= 0 && !names.has(cell.join()));
  if (rim.length === 0) return puzzle;
  return { ...puzzle, board: boardWith([...rest, rim[to % rim.length]!].sort(inReadingOrder)) };
}

function withFewer(puzzle: Puzzle, which: number): Puzzle {
  const lying = (piece: number): number => puzzle.fixed.filter((one) => one.piece === piece).length;
  const several = [...puzzle.pieces.keys()].filter((piece) => {
    const { copies } = puzzle.pieces[piece]!;
    return copies < Infinity && copies > Math.max(1, lying(piece));
  });
  const chosen = several[which % Math.max(1, several.length)];
  const pieces = puzzle.pieces.map((piece, i) =>
    i === chosen ? { ...piece, copies: piece.copies - 1 } : piece,
  );
  return { ...puzzle, pieces };
}
