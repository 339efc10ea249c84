import { encoded, linear, type Rgb } from './colour.ts';

/**
 * A colour in OKLab (Björn Ottosson, 2020), where equal distances look equal: its lightness, and the two axes
 * of its hue.
 */
export type Lab = readonly [lightness: number, a: number, b: number];

/** The rows of a matrix. */
export type Rows = readonly (readonly [number, number, number])[];

/** From linear light to the answers of the cones of the eye, from their cube roots to OKLab, and back. */
export const coneRows: Rows = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
export const labRows: Rows = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
export const rootRows: Rows = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
export const lightRows: Rows = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

type Vector = readonly [number, number, number];

const product = (rows: Rows, [x, y, z]: Vector): Vector =>
  rows.map(([first, second, third]) => first * x + second * y + third * z) as unknown as Vector;

export function labOf(colour: Rgb): Lab {
  const cones = product(coneRows, colour.map(linear) as unknown as Rgb);
  return product(labRows, cones.map(Math.cbrt) as unknown as Vector);
}

/** The colour as linear light, outside 0 to 1 where no screen shows it. */
const lightOf = (lab: Lab): Rgb =>
  product(lightRows, product(rootRows, lab).map((root) => root ** 3) as unknown as Vector);

/** The colour in sRGB; its chroma is reduced as far as no screen shows it. */
export function rgbOf([lightness, a, b]: Lab): Rgb {
  const isShown = (share: number): boolean =>
    lightOf([lightness, a * share, b * share]).every((one) => one > -1e-4 && one < 1 + 1e-4);
  let [low, high] = [0, 1];
  if (isShown(1)) low = 1;
  for (let i = 0; low < 1 && i < 16; i++) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return lightOf([lightness, a * low, b * low]).map((one) =>
    encoded(Math.max(0, Math.min(1, one))),
  ) as unknown as Rgb;
}

/** The distance of a colour from grey. */
export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

/**
 * A colour on the way from one to another, by its share of the other: no greyer than both, also where the
 * straight way between two hues leads through grey, and no more colourful, as a third hue between them would show.
 */
export function between(from: Lab, to: Lab, share: number): Lab {
  const on = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  const [a, b] = [on(1), on(2)];
  const straight = Math.max(Math.hypot(a, b), 1e-6);
  const raised = Math.max(1, Math.min(chromaOf(from), chromaOf(to)) / straight);
  return [on(0), a * raised, b * raised];
}
