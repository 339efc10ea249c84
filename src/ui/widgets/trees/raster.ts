import type { Size } from '../sizeOf.ts';
import { arrows } from '../focus/rovingFocus.ts';
import type { Look, RasterView, Pixel } from '../../../teach/tree/rasterView.ts';

/** Neighbouring pixels of a row that look alike: from one up to, but not including, another. */
interface Strip {
  readonly look: Look;
  /** Whether there are dead ends, and nodes in vain with more below them as well. */
  readonly isMixed: boolean;
  readonly from: number;
  readonly to: number;
}

/** The looks from the weakest to the strongest: a pixel of the screen shows the strongest of its columns. */
const order: readonly Look[] = ['ahead', 'vain', 'failed', 'fruitful', 'image', 'solution', 'path'];

const legend: readonly Look[] = [
  'path',
  'ahead',
  'vain',
  'failed',
  'fruitful',
  'solution',
  'image',
];

/** The looks in the order of the legend; images are only where solutions are counted once. */
export const looksOf = (isUnique: boolean): readonly Look[] =>
  isUnique ? legend : legend.filter((look) => look !== 'image');

/** The heights of looks, as shares of a row: looks are told by them, too, colours only help. */
const heights: Partial<Record<Look, number>> = { vain: 0.75, failed: 0.45 };

/** The looks that are rare, and seen wherever they are. */
const thick: readonly Look[] = ['path', 'solution', 'image', 'fruitful'];

/** A level of a raster, as wide as so many pixels of the screen. */
export function stripsOf(view: RasterView, level: number, width: number): readonly Strip[] {
  const { columns } = view.raster;
  const strips: Strip[] = [];
  for (let pixel = 0; pixel < width; pixel++) {
    const from = Math.floor((pixel * columns) / width);
    const to = Math.max(from + 1, Math.ceil(((pixel + 1) * columns) / width));
    let strongest = -1;
    let isMixed = false;
    for (let column = from; column < to; column++) {
      isMixed ||= view.has('vain', level, column);
      const look = view.lookAt(level, column);
      if (look) strongest = Math.max(strongest, order.indexOf(look));
    }
    const look = order[strongest];
    const last = strips.at(-1);
    if (look === undefined) continue;
    isMixed &&= look === 'failed';
    const isSame = last?.look === look && last.isMixed === isMixed && last.to === pixel;
    if (isSame) strips[strips.length - 1] = { ...last, to: pixel + 1 };
    else strips.push({ look, isMixed, from: pixel, to: pixel + 1 });
  }
  return strips;
}

/** Draws a raster at a moment on a canvas, in the looks that have colours. */
export function draw(
  canvas: HTMLCanvasElement,
  view: RasterView,
  { width, height }: Size,
  colours: ReadonlyMap<Look, string>,
): void {
  const context = canvas.getContext('2d')!;
  const { levels } = view.raster;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const gap = Math.max(1, Math.round(0.06 * (canvas.height / levels)));
  const least = Math.round(3 * devicePixelRatio);
  for (let level = 0; level < levels; level++) {
    const top = Math.round((level * canvas.height) / levels);
    const high = Math.round(((level + 1) * canvas.height) / levels) - gap - top;
    const strips = stripsOf(view, level, canvas.width);
    const fill = (of: Look, { look, from, to }: Strip): void => {
      const wide = Math.max(to - from, thick.includes(look) ? least : 1);
      const share = heights[of] ?? 1;
      context.fillStyle = colours.get(of)!;
      context.fillRect(Math.min(from, canvas.width - wide), top, wide, Math.max(1, high * share));
    };
    for (const look of order.filter((one) => colours.has(one)))
      for (const strip of strips.filter((one) => one.look === look)) {
        if (strip.isMixed) fill('vain', strip);
        fill(look, strip);
      }
  }
}

/** A pixel of a raster. */
export interface RasterSpot {
  readonly level: number;
  readonly column: number;
}

/** The pixels of a row that show the same: from one column up to, but not including, another. */
export interface Bar extends Pixel {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** The bar at a spot; undefined if the spot is empty. */
export function barAt(view: RasterView, { level, column }: RasterSpot): Bar | undefined {
  const pixel = view.at(level, column);
  if (!pixel) return undefined;
  const isSame = (other: number): boolean => {
    const next = view.at(level, other);
    return next?.look === pixel.look && next.step === pixel.step;
  };
  let [from, to] = [column, column + 1];
  while (from > 0 && isSame(from - 1)) from--;
  while (to < view.raster.columns && isSame(to)) to++;
  return { ...pixel, level, from, to };
}

/** The end of the path. */
export const spotOfPath = ({ depth, last }: RasterView): RasterSpot => ({
  level: depth - 1,
  column: last,
});

/** The pixel to which an arrow key leads: up and down a level, or along the level to the next bar. */
export function nextSpot(view: RasterView, spot: RasterSpot, key: string): RasterSpot | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [along, down] = arrow;
  const { level, column } = spot;
  const { columns } = view.raster;
  if (down < 0) return view.at(level - 1, column) && { level: level - 1, column };
  const bar = barAt(view, spot);
  if (down > 0) return nearest(view, level + 1, column, bar ?? { from: 0, to: columns });
  const { from, to } = bar ?? { from: column, to: column + 1 };
  return along < 0
    ? nearest(view, level, from - 1, { from: 0, to: from })
    : nearest(view, level, to, { from: to, to: columns });
}

/** The spot of a level between two columns that is nearest to a column, and not empty. */
function nearest(
  view: RasterView,
  level: number,
  column: number,
  { from, to }: Pick<Bar, 'from' | 'to'>,
): RasterSpot | undefined {
  let best: number | undefined;
  for (let other = from; other < to; other++)
    if (view.lookAt(level, other) && (best === undefined || away(other) < away(best))) best = other;
  return best === undefined ? undefined : { level, column: best };

  function away(other: number): number {
    return Math.abs(other - column);
  }
}

/** Below this, shares are written as powers of ten. */
const TINY = 1e-6;

/** The power of ten of the first digit, rounding aside. */
const powerOf = (share: number): number => Math.floor(Math.log10(share) + 1e-9);

const raised = (power: number): string =>
  String(power).replace(/./g, (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]!);

/** Writes a share of a tree, to multiples of a unit. */
export function shareLabel(share: number, unit: number): string {
  if (share === 0) return '0%';
  const power = powerOf(share);
  const digits = (from: number): number => Math.max(0, from - powerOf(unit));
  if (share >= TINY) return `${(100 * share).toFixed(digits(-2))}%`;
  return `${(share / 10 ** power).toFixed(digits(power))} × 10${raised(power)}`;
}
