import { expect, test } from 'vitest';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { boardRoom, roomWithin, withMargins } from '../../theme/viewport.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { BoardLayout, waysOf } from '../board/layout.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { PieceShapes } from './pieceShapes.ts';
import { sharedBy } from './corners.ts';
import { seatedBeside } from './piles.ts';
import { Seats } from './seats.ts';

const some = catalogueOnDisk.filter((_, i) => i % 5 === 0);

test.each([
  [1280, 720],
  [390, 844],
  [1080, 1920],
])(
  'at %i × %i seats stay in their areas as ranks close, and areas keep off the tray',
  (width, height) => {
    const page = { width, height };
    const insets = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page);
    const random = new RandomStream(width);
    let seated = 0;
    for (const { id, puzzle } of some) {
      const board = boardOf(puzzle);
      const geometry = geometryOf(board);
      const layout = new BoardLayout(waysOf(board, geometry));
      const shapes = new PieceShapes(board, board.pieceSet!, geometry);
      const seats = new Seats(shapes, ignore as unknown as CellMesh);
      const isTurned = layout.fit(boardRoom(insets, page), 1, true);
      if (isTurned) shapes.turn(layout.board);
      const { tray, cell, cells } = layout;
      const around = { page, free: roomWithin(insets.free!, page), tray, cell, cells };
      seats.layOut(around, false);
      const areas = seats.taken;
      const { found, sizes } = seatedBeside(shapes, around);
      if (!found) {
        expect(areas).toEqual([]);
        continue;
      }
      seated++;
      const everyone = found.middles.map(() => true);
      for (let left = everyone.length; left > 0; left--) {
        if (left < everyone.length && 4 * left > 3 * everyone.length) continue;
        const chosen = new Set(shuffledBy([...everyone.keys()], random).slice(0, left));
        const isWaiting = everyone.map((_, copy) => chosen.has(copy));
        const { middles, cell: size } = left === everyone.length ? found : found.closed(isWaiting);
        for (const copy of chosen) {
          const [x, y] = middles[copy]!;
          const [wide, high] = [sizes[copy]!.width * size, sizes[copy]!.height * size];
          const isIn = areas.some(
            (area) =>
              x - wide / 2 > area.x - 1e-6 &&
              x + wide / 2 < area.x + area.width + 1e-6 &&
              y - high / 2 > area.y - 1e-6 &&
              y + high / 2 < area.y + area.height + 1e-6,
          );
          expect([id, left, copy, isIn]).toEqual([id, left, copy, true]);
        }
      }
      // In the corners that a lopsided board leaves free, they keep off its cells alone.
      const kept = found.corners ? cells : [tray];
      for (const area of areas)
        for (const one of kept) {
          const { width: across, height: down } = sharedBy(area, one);
          expect(Math.min(across, down)).toBeLessThan(1e-6);
        }
    }
    expect(seated).toBeGreaterThan(0.5 * some.length);
  },
);
