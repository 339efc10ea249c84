import type { ColourUse } from '../puzzle/colouring.ts';
import type { Theme } from './index.ts';
import { contrast, over, rgb, type Rgb } from './colour.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Where the hues of a scheme are on the wheel: four beside each other, and two opposite. */
const SCHEME = [0, 1, 2, 3, 6, 7];

/** The colours to choose from, in the order of the wheel. */
function wheelOf(
  { pieces, morePieces, schemes }: Theme,
  { count, scheme }: ColourUse,
): readonly string[] {
  if (count > pieces.length) return [...pieces, ...morePieces];
  if (!schemes) return pieces;
  const hues = SCHEME.map((hue) => (hue + scheme) % pieces.length).toSorted((a, b) => a - b);
  if (count <= hues.length) return hues.map((hue) => pieces[hue]!);
  return hues.flatMap((hue) => [pieces[hue]!, morePieces[hue]!]);
}

/**
 * The colours of the tiles of a board, in their order, as `#rrggbb`: spread over the wheel or scheme with a long
 * stride, so that consecutive ones differ clearly. They repeat if there are more than the theme has. Tiles
 * of one kind, which are all alike, have related colours.
 */
export function pieceColours(theme: Theme, use: ColourUse): string[] {
  const { count, kinds } = use;
  if (kinds === 1 && count > 1) return theme.related.slice(0, count);
  const wheel = wheelOf(theme, use);
  const used = Math.min(count, wheel.length);
  let stride = Math.max(1, Math.round(used * 0.4));
  while (gcd(stride, used) !== 1) stride++;
  return Array.from(
    { length: count },
    (_, piece) => wheel[Math.floor((((piece * stride) % used) * wheel.length) / used)]!,
  );
}

/** The colour of the face of a piece, which may have little of the piece's own. */
export const faceColour = ({ material, tray }: Theme, piece: Rgb): Rgb =>
  over(piece, material.face, rgb(tray.colour));

/** The theme's letter colour with more contrast to the face of a piece of some colour, as `#rrggbb`. */
export function letterColour(theme: Theme, piece: Rgb): string {
  const { dark, light } = theme.letter;
  const face = faceColour(theme, piece);
  return contrast(rgb(dark), face) >= contrast(rgb(light), face) ? dark : light;
}
