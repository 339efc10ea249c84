import type { Theme } from './index.ts';
import { contrast, over, rgb, type Rgb } from './colour.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * So many colours for the tiles of so many kinds of pieces, in their order, as `#rrggbb`: spread over the colour wheel with a long
 * stride, so that consecutive ones differ clearly. They repeat if there are more than the theme has. Tiles
 * of one kind, which are all alike, have related colours.
 */
export function pieceColours(theme: Theme, count: number, kinds = count): string[] {
  if (kinds === 1 && count > 1) return theme.related.slice(0, count);
  const wheel =
    count <= theme.pieces.length ? theme.pieces : [...theme.pieces, ...theme.morePieces];
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
