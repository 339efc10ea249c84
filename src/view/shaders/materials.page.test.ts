import { expect, test } from 'vitest';
import {
  attributesOf,
  boardIn,
  distance,
  draw,
  emptyPage,
  outlineOf,
  seen,
} from '../../testing/pages/drawnCells.ts';
import { pieceProgram } from './pieces.ts';

/** The direction towards a high light. */
const TOWARDS = [0, -0.55, 0.835] as const;
const white = [1, 1, 1];
const look = {
  uTowards: [...TOWARDS],
  uBelow: [0, 1],
  uSun: white,
  uSky: white,
  uBevel: [0.17, 0.93, 0, 0.75],
  uSeam: [0.03, 0],
  uFall: [0, -1, 0, 0],
  uCut: [0, 0.15, 0],
  uTexture: [0.2],
};

test('a moulded piece has one gloss along its outline, and shallow grooves between its cells', async () => {
  const { page } = await emptyPage();
  const board = boardIn('square', '.\n.\n.', 'o');
  const { pixels, drawing } = seen(board);
  const one = board.sites.map(() => 0);
  const { left, top, right, bottom } = board;
  const drawn = await page.evaluate(draw, {
    ...drawing,
    fragment: pieceProgram('moulded')[1],
    attributes: {
      ...attributesOf(board, one),
      aColour: one.map(() => [0.4, 0.25, 0.16, 1]),
    },
    uniforms: { ...drawing.uniforms, ...look, uBounds: [left, top, right, bottom] },
  });
  const outline = outlineOf(board, one, 0);
  const inside = pixels.flatMap(({ at, point, cell }) => {
    if (cell < 0) return [];
    const depth = distance(point, outline);
    const [x, y] = board.sites[cell]!.middle;
    return [{ depth, off: Math.hypot(point[0] - x, point[1] - y), light: drawn[at]! }];
  });
  const lightsOf = (some: typeof inside): number[] => some.map(({ light }) => light);
  const middle = Math.max(...lightsOf(inside.filter(({ off }) => off < 0.2)));
  const deep = lightsOf(inside.filter(({ depth }) => depth > 0.3));
  const edge = lightsOf(inside.filter(({ depth }) => depth > 0.05 && depth < 0.1));
  expect(deep.length).toBeGreaterThan(100);
  // Cells have no highlights of their own.
  expect(Math.max(...deep)).toBeLessThan(1.03 * middle);
  expect(Math.min(...deep)).toBeGreaterThan(0.85 * middle);
  expect(Math.min(...deep)).toBeLessThan(0.99 * middle);
  expect(Math.max(...edge)).toBeGreaterThan(1.15 * middle);
});

test.each([
  // Its edges face a low light.
  ['the gloss of a moulded piece is nearly as bright', 'moulded', Math.max, 0.92],
  ['the middle of a tube is not as dark', 'tube', Math.min, 1.05],
] as const)('in a high light %s as in a low one', async (_, kind, part, least) => {
  const { page } = await emptyPage();
  const board = boardIn('square', '.', 'o');
  const { pixels, drawing } = seen(board);
  const { left, top, right, bottom } = board;
  const lightIn = async (uTowards: readonly number[]): Promise<number> => {
    const drawn = await page.evaluate(draw, {
      ...drawing,
      fragment: pieceProgram(kind)[1],
      attributes: { ...attributesOf(board, [0]), aColour: [[0.6, 0.4, 0.2, 1]] },
      uniforms: {
        ...drawing.uniforms,
        ...look,
        uBounds: [left, top, right, bottom],
        uFace: [0.2],
        uTexture: [0.08],
        uTowards: [...uTowards],
      },
    });
    const outline = outlineOf(board, [0], 0);
    const inside = pixels.filter(({ point, cell }) => cell >= 0 && distance(point, outline) > 0.05);
    return part(...inside.map(({ at }) => drawn[at]!));
  };
  expect(await lightIn(TOWARDS)).toBeGreaterThan(least * (await lightIn([0, -0.89, 0.455])));
});
