import type { Puzzle } from '../puzzle/types.ts';

/** How many pieces lie on a full board; undefined if that may differ. */
export function fullDepth({ pieces, board, use }: Pick<Puzzle, 'pieces' | 'board' | 'use'>) {
  if (use === 'all') return pieces.reduce((sum, { copies }) => sum + copies, 0);
  const sizes = new Set(pieces.map(({ cells }) => cells.length));
  const [size] = sizes;
  return sizes.size === 1 ? board.cells.length / size! : undefined;
}
