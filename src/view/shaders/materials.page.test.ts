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
import { pieceProgram, shadowFragment } from './pieces.ts';

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

/** Draws a piece of one cell about its middle; returns the values of a channel at some depths in a cell of size 1. */
async function drawnPiece(
  drawnIn: { fragment: string; lift?: number; colour?: readonly number[]; size?: number },
  uniforms: Readonly<Record<string, readonly number[]>>,
) {
  const { fragment, lift = 0, colour = [0.2, 0.3, 0.5], size = 1 } = drawnIn;
  const { page } = await emptyPage();
  const board = boardIn('square', '.', 'o');
  const { pixels, drawing } = seen(board);
  const { left, top, right, bottom } = board;
  const drawn = await page.evaluate(draw, {
    ...drawing,
    fragment,
    attributes: {
      ...attributesOf(board, [0]),
      aColour: [[...colour, 1]],
      aLift: [[lift]],
      aTurn: [[size, 0, 0, size]],
      aPlace: [board.sites[0]!.middle.map((at) => at * (1 - size))],
    },
    uniforms: { ...drawing.uniforms, ...look, uBounds: [left, top, right, bottom], ...uniforms },
  });
  const outline = outlineOf(board, [0], 0);
  return (from: number, to: number, channel = 1): readonly number[] =>
    pixels.flatMap(({ at, point, cell, isCorner }) => {
      const depth = distance(point, outline) * (cell === 0 ? 1 : -1);
      return !isCorner && depth > from && depth < to ? [drawn[at + channel]!] : [];
    });
}

/** Means of these values. */
async function lightOf(...asked: Parameters<typeof drawnPiece>) {
  const valuesAt = await drawnPiece(...asked);
  return (from: number, to: number, channel = 1): number => {
    const inside = valuesAt(from, to, channel);
    return inside.reduce((sum, one) => sum + one, 0) / inside.length;
  };
}

test('a piece in flight has a rim, light before a dark tray and dark before a light one', async () => {
  const fragment = pieceProgram('plain')[1];
  const rimOf = async (tray: number, lift: number): Promise<number> => {
    const light = await lightOf({ fragment, lift }, { uTray: [tray, tray, tray], uCut: [0, 0, 0] });
    return light(0.015, 0.03) / light(0.2, 0.4);
  };
  const lying = await rimOf(0.2, 0);
  expect(await rimOf(0.2, 0.45)).toBeGreaterThan(1.8 * lying);
  expect(await rimOf(0.8, 0.45)).toBeLessThan(0.6 * lying);
  // None on one that only rises a little, as a nudge or a celebration lets it.
  expect(await rimOf(0.2, 0.18)).toBeCloseTo(lying);
});

test('the shadow of a piece in flight is seen where that of one that lies is faint', async () => {
  const shadowOf = async (lift: number): Promise<number> => {
    const uniforms = { uShadow: [0, 0, 0, 0.35], uSoft: [0.1, 0, 1], uGrow: [0.1] };
    return (await lightOf({ fragment: shadowFragment, lift }, uniforms))(0.2, 0.4, 3);
  };
  expect(await shadowOf(0)).toBeCloseTo(0.35);
  expect(await shadowOf(0.45)).toBeCloseTo(0.55);
});

test('the shadow of a piece is as faint beyond the tray as a theme asks, and on it is not', async () => {
  const shadowOf = async (uBounds: readonly number[], size = 1, beyond = 0.3): Promise<number> => {
    const uniforms = { uShadow: [0, 0, 0, 0.5], uSoft: [0.1, 0, beyond], uGrow: [0.1], uBounds };
    return (await lightOf({ fragment: shadowFragment, size }, uniforms))(0.2, 0.4, 3);
  };
  expect(await shadowOf([-1, -1, 2, 2])).toBeCloseTo(0.5);
  expect(await shadowOf([-9, -1, -5, 2])).toBeCloseTo(0.15);
  // A small one waits, also in a corner that the board leaves free.
  const small = await shadowOf([-1, -1, 2, 2], 0.4);
  expect(small).toBeCloseTo(0.3 * (await shadowOf([-1, -1, 2, 2], 0.4, 1)), 4);
});

test('a deep ink is a stronger wash on a piece that waits, a light one is the same', async () => {
  const fragment = pieceProgram('drawing')[1];
  const uniforms = { uTray: [0.07, 0.24, 0.47], uFace: [0.48], uTexture: [0], uLine: [1, 1, 1, 0] };
  const faceOf = async (colour: readonly number[], size: number): Promise<number> =>
    (await lightOf({ fragment, colour, size }, uniforms))(0.44, 0.5);
  const [deep, light] = [
    [0.18, 0.44, 0.78],
    [0.89, 1, 0.82],
  ] as const;
  expect(await faceOf(deep, 0.4)).toBeGreaterThan(1.15 * (await faceOf(deep, 1)));
  expect(await faceOf(light, 0.4)).toBeCloseTo(await faceOf(light, 1));
});

test.each([
  // Its edges face a low light.
  ['the gloss of a moulded piece is nearly as bright', 'moulded', Math.max, 0.92],
  ['the middle of a tube is not as dark', 'tube', Math.min, 1.05],
] as const)('in a high light %s as in a low one', async (_, kind, part, least) => {
  const fragment = pieceProgram(kind)[1];
  const lightIn = async (uTowards: readonly number[]): Promise<number> => {
    const uniforms = { uFace: [0.2], uTexture: [0.08], uTowards };
    const valuesAt = await drawnPiece({ fragment, colour: [0.6, 0.4, 0.2] }, uniforms);
    return part(...valuesAt(0.05, 1, 0));
  };
  expect(await lightIn(TOWARDS)).toBeGreaterThan(least * (await lightIn([0, -0.89, 0.455])));
});
