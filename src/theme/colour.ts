/** A colour in sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** The linear value of an sRGB channel, 0 to 1. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The sRGB channel of a linear value. */
export const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Relative luminance as WCAG defines it, 0 to 1. */
export const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Contrast ratio as WCAG defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

/** Composites a translucent colour over an opaque one. */
export const over = (top: Rgb, alpha: number, ground: Rgb): Rgb =>
  [0, 1, 2].map((i) => top[i]! * alpha + ground[i]! * (1 - alpha)) as unknown as Rgb;

/** CIE L*a*b*, D65 white point. */
function lab(colour: Rgb): readonly [number, number, number] {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const curve = (t: number): number =>
    t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The perceived difference of two colours (ΔE, CIEDE2000): 2 is just noticeable, 10 obvious at a glance. */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const turn = 2 * Math.PI;
  const hue = (b: number, a: number): number => (Math.atan2(b, a) + turn) % turn;
  const h1 = hue(b1, a1 * stretch);
  const h2 = hue(b2, a2 * stretch);
  const grey = c1 * c2 === 0;
  let dh = grey ? 0 : h2 - h1;
  if (dh > Math.PI) dh -= turn;
  if (dh < -Math.PI) dh += turn;
  let h = grey ? h1 + h2 : (h1 + h2) / 2;
  if (!grey && Math.abs(h1 - h2) > Math.PI) h += h < Math.PI ? Math.PI : -Math.PI;
  const degree = Math.PI / 180;
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const weight =
    1 -
    0.17 * Math.cos(h - 30 * degree) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degree) -
    0.2 * Math.cos(4 * h - 63 * degree);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2)) / (1 + 0.015 * c * weight);
  const bend = 30 * degree * Math.exp(-(((h / degree - 275) / 25) ** 2));
  const rotation = -Math.sin(2 * bend) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + rotation * chroma * tone);
}
