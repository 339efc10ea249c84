import type { BoardGeometry } from '../board/geometry.ts';
import fc from 'fast-check';
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
import { cellHead } from './cells.ts';
import { insideSource } from './trails.ts';
import { smooth } from '../motion.ts';
import { shadowFragment } from './pieces.ts';

/** The reach of shadows, in cell widths. */
const SOFT = 0.25;
/** The largest exact distances from an outline, and the precision of points, in cell widths. */
const NEAR = 0.27;
const DEEP = 0.42;
const EXACT = 0.006;

const insideFragment = `${cellHead}
${insideSource}
void main() {
  result = vec4(border(vFromCorner, 0.0, 0.0).x, inside(0.0, 0.0), 1.0, 1.0);
}`;

const boards: readonly (readonly [LatticeId, string, string])[] = [
  ['square', '.....\n..#..\n.....\n.....', 'o'],
  ['triangle', '^v^v^v^\nv^v#v^v\n^v^v^v^', '^'],
  ['hexagon', '. . . .\n . # .\n. . . .\n . . .', 'o'],
];

/** Divides a board into connected tiles at random: cell → its tile. */
const tilings = ({ sites }: BoardGeometry): fc.Arbitrary<readonly number[]> =>
  fc
    .array(fc.nat({ max: 999 }), { minLength: sites.length, maxLength: sites.length })
    .map((draws) => {
      const owner: number[] = [];
      sites.forEach((site, cell) => {
        const beside = site.around
          .map((ring) => ring[0]!)
          .filter((other) => other >= 0 && other < cell);
        const draw = draws[cell]!;
        owner[cell] =
          draw % 4 > 0 && beside.length > 0 ? owner[beside[draw % beside.length]!]! : cell;
      });
      return owner;
    });

/** Whether cells of a tile touch at a corner without being connected around it. */
const touchesItself = ({ sites }: BoardGeometry, owner: readonly number[], tile: number): boolean =>
  sites.some(
    ({ around }, cell) =>
      owner[cell] === tile &&
      around.some((ring) => {
        const own = [cell, ...ring].map((other) => owner[other] === tile);
        return own.filter((is, i) => is && !own[(i + 1) % own.length]).length > 1;
      }),
  );

test.each(boards)(
  'on a lattice of %ss, points know how far inside their tile they are',
  async (...of) => {
    const { page } = await emptyPage();
    const board = boardIn(...of);
    const { pixels, drawing } = seen(board);
    const check = async (owner: readonly number[]) => {
      const attributes = attributesOf(board, owner);
      const drawn = await page.evaluate(draw, { ...drawing, fragment: insideFragment, attributes });
      const outlines = owner.map((tile) => outlineOf(board, owner, tile));
      const wrong = pixels.flatMap(({ at, point, cell }) => {
        const [near, deep, times] = drawn.slice(at, at + 3) as [number, number, number];
        // At the very outline it may be on either side.
        const truth = cell < 0 ? 0 : distance(point, outlines[cell]!);
        if (truth < EXACT) return [];
        const isRight =
          times === 1 &&
          Math.abs(Math.min(near, NEAR) - Math.min(truth, NEAR)) < EXACT &&
          Math.abs(Math.min(deep, DEEP) - Math.min(truth, DEEP)) < EXACT;
        return isRight ? [] : [{ point, truth, near, deep, times }];
      });
      expect(wrong).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(tilings(board), check), { numRuns: 4 });
  },
);

test.each(boards)('on a lattice of %ss, a tile has one even shadow', async (...of) => {
  const { page } = await emptyPage();
  const board = boardIn(...of);
  const { pixels, drawing } = seen(board);
  const check = async (owner: readonly number[], choice: number) => {
    const tile = owner[choice % owner.length]!;
    fc.pre(!touchesItself(board, owner, tile));
    const drawn = await page.evaluate(draw, {
      ...drawing,
      fragment: shadowFragment,
      attributes: attributesOf(board, owner, tile),
      uniforms: { ...drawing.uniforms, uGrow: [SOFT], uSoft: [SOFT, 0, 1], uShadow: [1, 1, 1, 1] },
    });
    const outline = outlineOf(board, owner, tile);
    const wrong = pixels.flatMap(({ at, point, cell, isCorner }) => {
      const depth = distance(point, outline) * (owner[cell] === tile ? 1 : -1);
      const shade = smooth((depth + SOFT) / (2 * SOFT));
      // Where cells meet in a corner, one pixel may have a bit more of it.
      const isRight = isCorner || Math.abs(drawn[at]! - shade) < 0.06;
      return isRight ? [] : [{ point, shade, drawn: drawn[at] }];
    });
    expect(wrong).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(tilings(board), fc.nat(), check), { numRuns: 6 });
});
