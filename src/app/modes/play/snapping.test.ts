import { expect, test } from 'vitest';
import type { Puzzle } from '../../../puzzle/types.ts';
import { compile, coveredBy } from '../../../solve/problem.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { share } from '../../../testing/share.ts';
import { boardOf } from '../../../view/board/board.ts';
import { geometryOf } from '../../../view/board/geometry.ts';
import { PieceShapes } from '../../../view/remaining/pieceShapes.ts';
import { Snapping } from './snapping.ts';

function setUp(puzzle: Puzzle) {
  const problem = compile(puzzle);
  const board = boardOf(puzzle);
  const geometry = geometryOf(board);
  const shapes = new PieceShapes(board, board.pieceSet!, geometry);
  return { problem, snapping: new Snapping(problem, shapes, geometry) };
}

const some = catalogueOnDisk.filter((_, i) => i % 12 === 0);

test.each(some.slice(0, share(some.length)).map(({ id, puzzle }) => ({ id, puzzle })))(
  'on $id a piece lies where it is held, and every placement is reached from one of its cells',
  ({ puzzle }) => {
    const { problem, snapping } = setUp(puzzle);
    const any = (): boolean => true;
    const { count, piece } = problem.placements;
    for (let placement = 0; placement < count; placement += Math.ceil(count / 60)) {
      const pose = snapping.poseOf(placement);
      const own = piece[placement]!;
      expect(snapping.nearest(own, pose, [pose.x + 0.2, pose.y - 0.2], any)).toBe(placement);
      const others = [...coveredBy(problem, placement)].map(
        (cell) => snapping.over(own, pose, cell, any)?.placement,
      );
      expect(others).toContain(placement);
    }
  },
);

test('a piece that is turned all the way round lies as before, and one that is flipped twice, too', () => {
  const { puzzle } = catalogueOnDisk.find(({ id }) => id === 'pentomino-6x10')!;
  const { snapping } = setUp(puzzle);
  const pose = snapping.poseOf(0);
  const at = [pose.x, pose.y] as const;
  const round = { angle: pose.angle + 2 * Math.PI, front: pose.front };
  expect(snapping.nearest(0, round, at, () => true)).toBe(0);
  const mirrored = { angle: -pose.angle, front: -pose.front };
  expect(snapping.nearest(0, mirrored, at, (one) => one === 0)).toBeUndefined();
  const twice = { angle: -mirrored.angle, front: -mirrored.front };
  expect(snapping.nearest(0, twice, at, () => true)).toBe(0);
});
