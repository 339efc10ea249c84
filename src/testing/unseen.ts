import type { Tiling } from '../run/tiling.ts';
import type { Layers } from '../view/layers.ts';
import type { Board } from '../view/board.ts';
import { geometryOf } from '../view/boardGeometry.ts';
import type { Frame } from '../view/motion.ts';
import { Pieces } from '../view/pieces.ts';
import type { Theme } from '../theme/index.ts';

/** A layer that discards what is drawn. */
export const ignore = {
  put() {},
  colour() {},
  lift() {},
  outline() {},
  lay() {},
  clear() {},
  dye() {},
};

/** The pieces on a board, drawn on the given layers only. */
export function unseenPieces(board: Board, theme: Theme, layers: object = {}): Pieces {
  const screen = {
    open: ignore,
    fading: ignore,
    settled: ignore,
    moving: ignore,
    lace: ignore,
    ...layers,
  };
  const pieces = new Pieces(board, geometryOf(board), screen as unknown as Layers);
  pieces.setTheme(theme);
  return pieces;
}

/** Draws a frame of pieces. */
export function drawFrame(pieces: Pieces, tiling: Tiling, frame: Omit<Frame, 'calm'>): void {
  const moving = { ...frame, calm: false };
  pieces.settle(moving, false);
  pieces.compare(tiling, moving);
  pieces.fly(frame.now);
  pieces.afterglow.pass(frame.elapsed);
}
