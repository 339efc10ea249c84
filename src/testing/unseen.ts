import type { Tiling } from '../run/tiling.ts';
import type { CellMesh } from '../view/cellMesh.ts';
import type { Layers } from '../view/layers.ts';
import type { Board } from '../view/board.ts';
import { geometryOf } from '../view/boardGeometry.ts';
import type { Frame } from '../view/motion.ts';
import { Pieces } from '../view/pieces.ts';
import type { Theme } from '../theme/index.ts';
import { Placing } from '../view/placing.ts';
import { StockShapes } from '../view/stockShapes.ts';
import { waysOf } from '../view/turning.ts';
import { Waiting } from '../view/waiting.ts';

/** A layer that discards all drawing. */
export const ignore = {
  put() {},
  pose() {},
  colour() {},
  lift() {},
  outline() {},
  lay() {},
  clear() {},
  flush() {},
  dye() {},
};

/** The pieces of a board that wait beside it, on a page of 1280 × 720. */
export function unseenWaiting(board: Board, mesh: object = ignore): Waiting {
  const page = { width: 1280, height: 720 };
  const geometry = geometryOf(board);
  const shapes = new StockShapes(board, board.stock!, geometry);
  const waiting = new Waiting(shapes, mesh as CellMesh);
  const placing = new Placing(waysOf(board, geometry));
  placing.layout({ x: 64, y: 65, width: 1152, height: 533 }, 1, false);
  const { tray, cell, middle } = placing;
  waiting.layOut({ page, free: { x: 32, y: 32, width: 1216, height: 566 }, tray, cell });
  waiting.glide(1, placing.glide(1), middle);
  return waiting;
}

/** The pieces on a board, drawn on the given layers only. */
export function unseenPieces(
  board: Board,
  theme: Theme,
  layers: object = {},
  waiting?: Waiting,
): Pieces {
  const screen = {
    open: ignore,
    fading: ignore,
    settled: ignore,
    moving: ignore,
    lace: ignore,
    ...layers,
  };
  const pieces = new Pieces(board, geometryOf(board), screen as unknown as Layers, waiting);
  pieces.setTheme(theme);
  waiting?.setColours(pieces.colours);
  return pieces;
}

/** Draws a frame of the pieces on the board and of the waiting ones. */
export function drawFrame(
  pieces: Pieces,
  tiling: Tiling,
  frame: Omit<Frame, 'calm'>,
  waiting?: Waiting,
): void {
  const moving = { ...frame, calm: false };
  pieces.settle(moving, false);
  if (pieces.compare(tiling, moving)) waiting?.count(pieces);
  pieces.fly(frame.now);
  waiting?.draw(moving, false);
  pieces.afterglow.pass(frame.elapsed);
}
