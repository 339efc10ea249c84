import type { Puzzle } from '../../puzzle/types.ts';
import { roomWithin, withMargins, type Size } from '../../theme/viewport.ts';
import { liftOf } from '../../view/background/disc.ts';
import { boardOf } from '../../view/board/board.ts';
import { geometryOf } from '../../view/board/geometry.ts';
import { seat } from '../../view/board/grouping.ts';
import { BoardLayout, waysOf } from '../../view/board/layout.ts';
import { boardsBelow, piecesBelow, type Room } from '../../view/jewels/places.ts';
import type { CellMesh } from '../../view/pieces/cellMesh.ts';
import { PieceShapes } from '../../view/remaining/pieceShapes.ts';
import { Seats } from '../../view/remaining/seats.ts';
import type { Surroundings } from '../../view/remaining/sides.ts';
import { aroundOf, boundsOf } from '../../view/rooms.ts';
import { ignore } from './unseen.ts';

interface Composed {
  readonly layout: BoardLayout;
  readonly seats: Seats;
  readonly shapes: PieceShapes;
  /** What is around the waiting pieces. */
  readonly around: Surroundings;
  /** What is around jewels. */
  readonly room: Room;
}

/** A board with its waiting pieces on a page without controls, below a row of jewels or without one. */
export function composed(puzzle: Puzzle, page: Size, hasJewels = true): Composed {
  const board = boardOf(puzzle);
  const geometry = geometryOf(board);
  const layout = new BoardLayout(waysOf(board, geometry));
  const shapes = new PieceShapes(board, board.pieceSet!, geometry);
  const seats = new Seats(shapes, ignore as unknown as CellMesh);
  const viewport = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page);
  const row = hasJewels ? { boardsBelow, piecesBelow } : undefined;
  const view = { remaining: { seats } } as unknown as Parameters<typeof aroundOf>[0];
  const around = aroundOf(
    view,
    viewport,
    { page, lift: liftOf(viewport.bottom / page.height) },
    true,
    row,
  );
  const bounds = boundsOf(view, viewport, page, row);
  if (layout.fit(bounds, 1, puzzle.labels === undefined)) shapes.turn(layout.board);
  let found: Surroundings | undefined;
  const waiting = {
    seats,
    layOut: (there: Surroundings) => seats.layOut((found = there), false),
    move: (down: number) => seats.move(down, false),
  };
  seat(layout, waiting, bounds, around, 1);
  const { tray } = layout;
  const free = roomWithin(viewport.free!, page);
  return {
    layout,
    seats,
    shapes,
    around: found!,
    room: { page, free, boards: [tray], pieces: seats.taken },
  };
}
