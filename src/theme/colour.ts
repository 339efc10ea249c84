/** A colour in sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** Writes `#rrggbb`. */
export const hex = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The linear value of an sRGB channel, 0 to 1. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The sRGB channel of a linear value. */
export const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** The shares of linear red, green and blue in luminance. */
export const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Relative luminance as WCAG defines it, 0 to 1. */
export const luminance = ([r, g, b]: Rgb): number =>
  WEIGHTS[0] * linear(r) + WEIGHTS[1] * linear(g) + WEIGHTS[2] * linear(b);

/** Contrast ratio as WCAG defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

/** Composites a translucent colour over an opaque one. */
export const over = (top: Rgb, alpha: number, ground: Rgb): Rgb =>
  [0, 1, 2].map((i) => top[i]! * alpha + ground[i]! * (1 - alpha)) as unknown as Rgb;
