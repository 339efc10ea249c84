import type { ColourUse } from '../puzzle/colouring.ts';
import { contrast, hex, over, rgb, type Rgb } from './colour.ts';
import { labOf, rgbOf, type Lab } from './oklab.ts';
import type { Theme } from './theme.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The places of a scheme's hues on the wheel: four neighbours, and two opposite. */
const SCHEME = [10, 11, 0, 1, 4, 5];

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
 * The colours of the tiles of a board, in their order, as `#rrggbb`: spread over the wheel or scheme with a
 * long stride, so that consecutive ones differ clearly. They repeat if there are more tiles than colours.
 * Tiles of a single kind have related colours.
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

/** How far a piece without a colour may be from the tray's to the mean of those that it may have. */
const UNCOLOURED = [0.6, 0.5, 0.7, 0.4, 0.8, 0.9, 1];
/** The shares of the hue of that mean which it may have. */
const TINTED = [0.5, 0.2, 0.8, 1.1];
/** How much lighter or darker it is than that, in lightness. */
const LIGHTER = [0, 0.06, -0.06, 0.12, -0.12, 0.2];
/** The same of a tube, which is seen by its own light, and that is pale without a colour. */
const LIT = { shares: [1], tints: [0.15, 0.3], lighter: [0.1, 0.16, 0.04] };

/**
 * The colour of a piece of several while it has none of them yet: their mean, on the way to the tray, as far from
 * all of them and from the tray as can be.
 */
export function uncoloured({ material, tray }: Theme, colours: readonly string[]): string {
  const labs = colours.map((colour) => labOf(rgb(colour)));
  const ground = labOf(rgb(tray.colour));
  const taken = [...labs, ground];
  const [light, a, b] = ([0, 1, 2] as const).map(
    (axis) => labs.reduce((sum, lab) => sum + lab[axis], 0) / labs.length - ground[axis],
  ) as [number, number, number];
  const { shares, tints, lighter } =
    material.kind === 'tube' ? LIT : { shares: UNCOLOURED, tints: TINTED, lighter: LIGHTER };
  const tried = shares.flatMap((share) =>
    lighter.flatMap((more) =>
      tints.map((tint): Lab => [
        Math.min(0.97, Math.max(0.12, ground[0] + light * share + more)),
        ground[1] + a * tint,
        ground[2] + b * tint,
      ]),
    ),
  );
  const nearest = (lab: Lab): number =>
    Math.min(...taken.map((other) => Math.hypot(...lab.map((part, axis) => part - other[axis]!))));
  const best = tried.reduce((one, other) => (nearest(other) > nearest(one) ? other : one));
  return hex(rgbOf(best));
}

/** The colour of the face of a piece: its own, mixed with the tray's as the material says. */
export const faceColour = ({ material, tray }: Theme, piece: Rgb): Rgb =>
  over(piece, material.face, rgb(tray.colour));

/** The theme's letter colour with more contrast to the face of a piece of some colour, as `#rrggbb`. */
export function letterColour(theme: Theme, piece: Rgb): string {
  const { dark, light } = theme.letter;
  const face = faceColour(theme, piece);
  return contrast(rgb(dark), face) >= contrast(rgb(light), face) ? dark : light;
}

/** The least strength of a mark on a piece, 0 to 1, and its least contrast, if its colour can have that. */
const QUIET = 0.55;
const READABLE = 4.5;

/** The opacity of a mark on a piece of some colour: full where all have one, else as strong as it takes to be read. */
export function markStrength(theme: Theme, piece: Rgb): number {
  if (theme.letters) return 1;
  const face = faceColour(theme, piece);
  const ink = rgb(letterColour(theme, piece));
  let strength = QUIET;
  while (strength < 1 && contrast(over(ink, strength, face), face) < READABLE) strength += 0.05;
  return Math.min(1, strength);
}

/** The height of a name on a tile, and its largest width, in cell widths. */
const NAME_HEIGHT = 0.42;
const NAME_WIDTH = 2.6 * 0.62 * NAME_HEIGHT;
/** The width of a letter, in font sizes. */
const LETTER = 0.62;
/** The smallest legible font size, in CSS pixels; smaller names are not drawn. */
const LEGIBLE = 9;

/** The font size of a name of so many letters that fits into a cell, in cell widths, at most `height`. */
export const nameSize = (letters: number, height = NAME_HEIGHT): number =>
  Math.min(height, NAME_WIDTH / (LETTER * Math.max(1, letters)));

/** The height of capitals and digits, in font sizes. */
const CAPITAL = 0.73;
/** The font size of the number of a tile, in cell widths, and at least in CSS pixels: triangles have the least room. */
const ORDER = 0.22;
const LEAST_ORDER = { square: 11, triangle: 9, hexagon: 11 };
/** The distance from the middle of a square to the upper end of the number in its corner, in cell widths. */
export const ORDER_TOP = 0.42;
/** The least distance between that number and a name below it, in cell widths. */
const BETWEEN = 0.01;

/** The font size of the number of a tile, on a cell of so many CSS pixels, in cell widths. */
export const orderSize = (lattice: keyof typeof LEAST_ORDER, cell: number): number =>
  Math.max(ORDER, LEAST_ORDER[lattice] / Math.max(1, cell));

/** The font size of names that a text speaks of, in CSS pixels: the last row reads them on a page 720 pixels high. */
const SPOKEN = 22;

/** The height of such names, in cell widths: more than usual on small squares, below the number of a tile. */
export function spokenHeight(
  lattice: keyof typeof LEAST_ORDER,
  cell: number,
  height = NAME_HEIGHT,
): number {
  if (lattice !== 'square') return height;
  const room = (2 * (ORDER_TOP - BETWEEN - CAPITAL * orderSize(lattice, cell))) / CAPITAL;
  return Math.max(height, Math.min(SPOKEN / cell, room));
}

/** Whether a name of so many letters is legible on a cell of so many CSS pixels. */
export const isNameLegible = (letters: number, cell: number, height = NAME_HEIGHT): boolean =>
  nameSize(letters, height) * cell >= LEGIBLE;

/** The largest font size of a mark, which is one letter, in cell widths: the room in a triangle. */
const LARGEST_MARK = 0.67;
/** The font size of a mark in CSS pixels where there is room for that. */
const READ = 12;

/** The font size of a mark on a cell of so many CSS pixels, in cell widths: larger on small cells. */
export const markSize = (cell: number, height = NAME_HEIGHT): number =>
  Math.min(LARGEST_MARK, Math.max(height, READ / cell));

/** Whether a mark is legible on a cell of so many CSS pixels. */
export const isMarkLegible = (cell: number): boolean => LARGEST_MARK * cell >= LEGIBLE;
