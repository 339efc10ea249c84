import type { Look, RasterView } from '../../teach/tree/rasterView.ts';

export type Colours = Readonly<Record<Look, string>>;

/** Neighbouring pixels of a row that look alike: from one up to, but not including, another. */
export interface Strip {
  readonly look: Look;
  /** Whether there are dead ends, and nodes with more below them as well. */
  readonly isMixed: boolean;
  readonly from: number;
  readonly to: number;
}

/** What looks strongest comes last: a pixel of the screen shows the strongest of the columns in it. */
const order: readonly Look[] = ['ahead', 'inner', 'failed', 'image', 'solution', 'path'];

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
      isMixed ||= view.has('inner', level, column);
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

/** How much of the height of its row each takes: what they are is told by that, colours only help. */
const heights: Readonly<Record<Look, number>> = {
  path: 1,
  ahead: 1,
  inner: 1,
  failed: 0.5,
  image: 1,
  solution: 1,
};

interface Drawing {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen in a CSS px. */
  readonly scale: number;
  readonly colours: Colours;
}

/** Draws a raster at a moment. */
export function draw(
  canvas: HTMLCanvasElement,
  view: RasterView,
  { width, height, scale, colours }: Drawing,
): void {
  const context = canvas.getContext('2d')!;
  const { levels } = view.raster;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const gap = Math.max(1, Math.round(0.06 * (canvas.height / levels)));
  const least = Math.round(3 * scale);
  for (let level = 0; level < levels; level++) {
    const top = Math.round((level * canvas.height) / levels);
    const bottom = Math.round(((level + 1) * canvas.height) / levels) - gap;
    const strips = stripsOf(view, level, canvas.width);
    const drawn = (look: Look): void => {
      context.fillStyle = colours[look];
      for (const strip of strips) {
        if (strip.look !== look) continue;
        const isFound = look === 'solution' || look === 'image';
        const wide = Math.max(strip.to - strip.from, isFound || look === 'path' ? least : 1);
        const from = Math.min(strip.from, canvas.width - wide);
        if (strip.isMixed) {
          context.fillStyle = colours.inner;
          context.fillRect(from, top, wide, bottom - top);
          context.fillStyle = colours[look];
        }
        context.fillRect(from, top, wide, Math.max(1, (bottom - top) * heights[look]));
      }
    };
    for (const look of order) if (look in colours) drawn(look);
  }
}
