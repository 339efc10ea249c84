import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../puzzle/lattices/index.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { withMargins, type Rectangle } from '../../theme/viewport.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { BoardLayout, waysOf } from '../board/layout.ts';
import { aroundOf, boundsOf } from '../rooms.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { PieceShapes } from './pieceShapes.ts';
import type { RemainingPieces } from './remainingPieces.ts';
import { seatsBeside } from './seating.ts';
import { Seats } from './seats.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const boards = catalogueOnDisk.map(({ id, puzzle }) => {
  const board = boardOf(puzzle);
  const geometry = geometryOf(board);
  const shapes = new PieceShapes(board, board.pieceSet!, geometry);
  const seats = new Seats(shapes, ignore as unknown as CellMesh);
  const mayTurn = puzzle.labels === undefined;
  return { id, board, geometry, shapes, seats, mayTurn };
});
/** Those with few pieces. */
const ofFew = boards.filter(({ seats }) => seats.areFew);
const anyPage = fc
  .record({
    height: fc.integer({ min: 480, max: 2200 }),
    ratio: fc.double({ min: 1.77, max: 3.6, noNaN: true }),
  })
  .map(({ height, ratio }) => ({ width: Math.round(height * ratio), height }));

/** The middles of pieces, and their size. */
interface Seated {
  readonly middles: readonly (Point | undefined)[];
  readonly cell: number;
}

/** A board of the catalogue with its seats on a page that has nothing else. */
function laidOut(
  { board, geometry, shapes, seats: list, mayTurn }: (typeof boards)[number],
  page: { width: number; height: number },
) {
  const viewport = withMargins(none, page);
  const remaining = { seats: list } as RemainingPieces;
  const layout = new BoardLayout(waysOf(board, geometry));
  layout.fit(boundsOf({ remaining }, viewport, page, undefined), 1, mayTurn);
  shapes.turn(layout.board);
  const around = aroundOf({ remaining }, viewport, { page, lift: 0 }, true, undefined);
  const [flat, upright] = [shapes.orientations(true), shapes.orientations(false)];
  const { tray, cell, cells } = layout;
  const seats = seatsBeside(flat, upright, { ...around, tray, cell, cells });
  const lying = seats?.isFlat === false ? upright : flat;
  const placesOf = ({ middles, cell: size }: Seated): Rectangle[] =>
    middles.flatMap((middle, copy) => {
      if (!middle) return [];
      const [wide, high] = [lying[copy]!.width * size, lying[copy]!.height * size];
      return [{ x: middle[0] - wide / 2, y: middle[1] - high / 2, width: wide, height: high }];
    });
  return { seats, placesOf, tray, cell };
}

/** Those at the left and at the right of a tray. */
const parted = (places: readonly Rectangle[], tray: Rectangle): readonly Rectangle[][] => [
  places.filter(({ x }) => x < tray.x),
  places.filter(({ x }) => x >= tray.x),
];

test('few pieces are a third as large at least as on the board, larger beside low ones, near it, as many on both sides', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ofFew), anyPage, (one, page) => {
      const { seats, placesOf, tray, cell } = laidOut(one, page);
      expect(seats?.areBeside).toBe(true);
      const isLow = tray.height < 0.5 * page.height;
      expect(seats!.cell).toBeGreaterThan((isLow ? 0.38 : 1 / 3) * cell);
      expect(cell).toBeLessThanOrEqual(0.16 * page.height);
      const sides = parted(placesOf(seats!), tray);
      const [left, right] = sides.map(({ length }) => length);
      expect(Math.abs(left! - right!)).toBeLessThan(2);
      for (const side of sides) {
        if (side.length === 0) continue;
        const gap = Math.max(
          tray.x - Math.max(...side.map(({ x, width }) => x + width)),
          Math.min(...side.map(({ x }) => x)) - tray.x - tray.width,
        );
        expect(gap).toBeGreaterThan(0.45 * cell);
        expect(gap).toBeLessThan(Math.max(cell, 0.06 * page.height));
      }
    }),
    { numRuns: 300 },
  );
});

test('pieces beside a board keep away from the rim, and differ by one at most on its sides as others go', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      anyPage,
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      (one, page, waiting) => {
        const { seats, placesOf, tray } = laidOut(one, page);
        if (!seats?.areBeside) return;
        const isWaiting = seats.middles.map((_, copy) => waiting[copy % waiting.length]!);
        for (const seated of [seats, seats.closed(isWaiting)]) {
          const places = placesOf(seated);
          for (const { x, width } of places) {
            expect(x).toBeGreaterThanOrEqual(0.025 * page.width - 1e-6);
            expect(x + width).toBeLessThanOrEqual(0.975 * page.width + 1e-6);
          }
          const [left, right] = parted(places, tray).map(({ length }) => length);
          expect(Math.abs(left! - right!)).toBeLessThan(2);
        }
      },
    ),
    { numRuns: 150 },
  );
});
