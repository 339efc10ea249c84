import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tiling } from '../../run/tiling.ts';
import { drawFrame, unseenPieces } from '../../testing/pictures/unseen.ts';
import { presentFor } from '../../testing/pictures/presentFor.ts';
import { themes } from '../../theme/index.ts';
import type { Board } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { Arrival, LEAVE } from '../changeover.ts';
import { JointCourse } from './jointCourse.ts';
import { jointsOf } from './jointPlaces.ts';

/** Two tiles of two parts each, side by side. */
const board: Board = {
  lattice: 'square',
  cells: [0, 1, 2, 3].map((x) => [x, 0]),
  others: [],
  labelled: [],
  palettes: [{ names: ['A', 'B'], kinds: 1, scheme: 0 }],
  largest: 2,
};
const tiling: Tiling = {
  owner: Int32Array.from([0, 0, 1, 1]),
  cellsOf: (tile) => [2 * tile, 2 * tile + 1],
  colourOf: (tile) => tile,
};
const part = [0, 1, 0, 1];

/** Its pieces, which have lain for a second, and its joints. */
function lain() {
  const pieces = unseenPieces(board, themes.midnight);
  const course = new JointCourse(jointsOf(geometryOf(board)));
  for (let now = 0; now < 1000; now += 20) {
    drawFrame(pieces, tiling, { now, pace: 5000, elapsed: 20 });
    course.pass(20, pieces.cells, part);
  }
  return { pieces, course };
}

test('there are joints within tiles, none between them, and at last nothing changes', () => {
  const { pieces, course } = lain();
  for (let at = 0; at < 100; at++) course.pass(20, pieces.cells, part);
  expect([...course.seen]).toEqual([1, 0, 1]);
  expect(course.pass(20, pieces.cells, part)).toBe(false);
});

test.each([false, true])('joints leave and come with their tiles (without motion: %s)', (calm) => {
  const { pieces, course } = lain();
  pieces.order();
  const time = fc.integer({ min: 0, max: 1.2 * LEAVE });
  fc.assert(
    fc.property(time, fc.boolean(), (age, isLeaving) => {
      const arrival = new Arrival('first');
      arrival.pass(0);
      arrival.pass(age);
      pieces.change(isLeaving ? presentFor(Math.min(age, LEAVE)) : presentFor(0, arrival), calm);
      course.pass(0, pieces.cells, part);
      for (const [i, cell] of [0, 1, 2].entries())
        expect(course.seen[i]).toBeLessThanOrEqual(pieces.cells.opacity(cell) + 1e-6);
    }),
  );
  pieces.change(presentFor(LEAVE), calm);
  course.pass(20, pieces.cells, part);
  expect([...course.seen]).toEqual([0, 0, 0]);
});

test('a slide makes them fade, however long a tile has lain', () => {
  const { pieces, course } = lain();
  const before = course.seen[0]!;
  course.pass(20, pieces.cells, [0, 0, 0, 1]);
  expect(course.seen[0]).toBeGreaterThan(0.8 * before);
  expect(course.seen[0]).toBeLessThan(before);
});
