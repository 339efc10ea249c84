import { waysOf, BoardLayout } from '../../view/board/layout.ts';
import type { Tiling } from '../../run/tiling.ts';
import type { CellMesh } from '../../view/pieces/cellMesh.ts';
import type { Layers } from '../../view/board/layers.ts';
import type { Board } from '../../view/board/board.ts';
import { geometryOf } from '../../view/board/geometry.ts';
import type { Frame } from '../../view/motion.ts';
import { Pieces } from '../../view/pieces/pieces.ts';
import { themes, type Theme } from '../../theme/index.ts';
import { lightAt } from '../../theme/light.ts';
import { PieceShapes } from '../../view/remaining/pieceShapes.ts';
import { RemainingPieces } from '../../view/remaining/remainingPieces.ts';

/** A layer that discards all drawing. */
export const ignore = {
  put() {},
  pose() {},
  colour() {},
  hide() {},
  lift() {},
  brighten() {},
  outline() {},
  flush() {},
  setColours() {},
};

/** The place of a board on a page of 1280 × 720. */
export function unseenLayout(board: Board): BoardLayout {
  const layout = new BoardLayout(waysOf(board, geometryOf(board)));
  layout.fit({ x: 64, y: 65, width: 1152, height: 533 }, 1, false);
  return layout;
}

/** The remaining pieces beside a board, on a page of 1280 × 720. */
export function unseenRemaining(board: Board, mesh: object = ignore): RemainingPieces {
  const page = { width: 1280, height: 720 };
  const shapes = new PieceShapes(board, board.pieceSet!, geometryOf(board));
  const remaining = new RemainingPieces(shapes, mesh as CellMesh);
  const layout = unseenLayout(board);
  const { tray, cell, cells, middle } = layout;
  const free = { x: 32, y: 32, width: 1216, height: 566 };
  remaining.layOut({ page, free, tray, cell, cells });
  remaining.seats.glide(1, layout.glide(1), middle);
  return remaining;
}

/** The pieces on a board, drawn on the given layers only. */
export function unseenPieces(
  board: Board,
  theme: Theme,
  layers: object = {},
  remaining?: RemainingPieces,
): Pieces {
  const screen = {
    open: ignore,
    fading: ignore,
    settled: ignore,
    moving: ignore,
    trails: ignore,
    ...layers,
  };
  const pieces = new Pieces(
    board,
    { board: geometryOf(board) },
    screen as unknown as Layers,
    remaining,
  );
  pieces.setTheme(theme);
  pieces.afterglow.cool = lightAt(theme, 18.5).glow;
  remaining?.setColours(pieces.cells.colours);
  return pieces;
}

/** Draws a frame of pieces on the board and beside it; returns whether tiles have changed. */
export function drawFrame(
  pieces: Pieces,
  tiling: Tiling,
  frame: Omit<Frame, 'calm'> & Partial<Frame>,
  remaining?: RemainingPieces,
  untried = themes.midnight.untried,
): boolean {
  const moving = { calm: false, ...frame };
  pieces.cells.settle(moving, false);
  const isChanged = pieces.compare(tiling, moving);
  if (isChanged) remaining?.count(pieces.cells);
  pieces.fly(frame.now);
  remaining?.draw(moving, { seat: () => 1 }, untried);
  pieces.afterglow.pass(frame.elapsed);
  return isChanged;
}
