import { expect, test } from 'vitest';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import {
  attributesOf,
  boardIn,
  distance,
  draw,
  emptyPage,
  outlineOf,
  seen,
} from '../../testing/pages/drawnCells.ts';
import { cellFragment } from './pieces.ts';

/** The directions towards a low light from the left, a low one from the right, and a high one. */
const LIGHTS = [
  [-0.83, -0.33, 0.45],
  [0.83, -0.33, 0.45],
  [0, -0.54, 0.84],
] as const;
const boards: readonly (readonly [LatticeId, string, string])[] = [
  ['square', '.', 'o'],
  ['triangle', '^v', '^'],
  ['hexagon', '.', 'o'],
];

test.each(boards)(
  'on a lattice of %ss, open cells are dark on the side of the light, and light on the other one',
  async (...of) => {
    const { page } = await emptyPage();
    const board = boardIn(...of);
    const { pixels, drawing } = seen(board);
    const alone = board.sites.map((_, cell) => cell);
    const outlines = alone.map((cell) => outlineOf(board, alone, cell));
    const { left, top, right, bottom } = board;
    for (const [x, y, z] of LIGHTS) {
      const drawn = await page.evaluate(draw, {
        ...drawing,
        fragment: cellFragment,
        attributes: attributesOf(board, alone),
        uniforms: {
          ...drawing.uniforms,
          uBounds: [left, top, right, bottom],
          uTowards: [x, y, z],
          uCell: [0.3, 0.3, 0.3, 1],
          uGroove: [0.4, 0.4, 0.4, 1],
          uRim: [1, 1, 1, 1],
          uRecess: [0.6],
          uFall: [0, -1, 0, 0],
          uTrayLight: [0, 0],
        },
      });
      const lights = { near: [] as number[], floor: [] as number[], far: [] as number[] };
      for (const { at, point, cell } of pixels) {
        if (cell < 0) continue;
        const [middleX, middleY] = board.sites[cell]!.middle;
        const off = [point[0] - middleX, point[1] - middleY] as const;
        const nearer = (off[0] * x + off[1] * y) / Math.hypot(x, y) / Math.hypot(...off);
        const depth = distance(point, outlines[cell]!);
        if (Math.hypot(...off) < 0.08) lights.floor.push(drawn[at]!);
        else if (nearer > 0.8 && depth > 0.05 && depth < 0.08) lights.near.push(drawn[at]!);
        else if (nearer < -0.8 && depth > 0.03 && depth < 0.08) lights.far.push(drawn[at]!);
      }
      const floor = Math.max(...lights.floor);
      expect(Math.min(...lights.near)).toBeLessThan(0.6 * floor);
      expect(Math.max(...lights.far)).toBeGreaterThan(1.15 * floor);
    }
  },
);
