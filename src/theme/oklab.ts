import { encoded, linear, type Rgb } from './colour.ts';

/**
 * A colour in OKLab (Björn Ottosson, 2020), where equal distances look equal: its lightness, and the two axes
 * of its hue.
 */
export type Lab = readonly [lightness: number, a: number, b: number];

export function labOf(colour: Rgb): Lab {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour as linear light, outside 0 to 1 where no screen shows it. */
function lightOf([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

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
 * A colour on the way from one to another, by its share of the other: as far from grey as they are, also where
 * the straight way between two hues leads through grey.
 */
export function between(from: Lab, to: Lab, share: number): Lab {
  const on = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  const [a, b] = [on(1), on(2)];
  const straight = Math.max(Math.hypot(a, b), 1e-6);
  const chroma = chromaOf(from) + (chromaOf(to) - chromaOf(from)) * share;
  return [on(0), (a * chroma) / straight, (b * chroma) / straight];
}
