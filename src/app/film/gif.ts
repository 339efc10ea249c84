import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { LARGEST_GIF, type GifPlan } from '../../play/film/limits.ts';
import { framesOf } from '../../play/film/film.ts';
import type { FilmEncoder } from './encoder.ts';

/** A GIF has become larger than is allowed. */
export class TooLarge extends Error {
  /** What is allowed as a share of what it would take. */
  readonly share: number;

  constructor(share: number) {
    super('The GIF is too large.');
    this.share = share;
  }
}

/** By how much a channel may differ from what is shown already, 0 to 255, before a pixel is drawn again. */
const SAME = 3;
/** Keeps what is there below the next frame. */
const KEEP = 1;
/** The entry of a palette that shows what is there already. */
const UNCHANGED = [0, 0, 0] as const;

/** Writes a GIF whose frames have what differs from the one before, each in colours of its own. */
export function encodeGif({ film, colours }: GifPlan): FilmEncoder {
  const { width, height, fps } = film;
  const frames = framesOf(film);
  const gif = GIFEncoder();
  let shown: Uint32Array | undefined;
  let frame = 0;
  /** The time of a frame in ms: as it is in hundredths of a second, frames differ by one now and then. */
  const timeOf = (at: number): number => 10 * Math.round((100 * at) / fps);

  function write(pixels: Uint8ClampedArray<ArrayBuffer>): void {
    const delay = timeOf(frame + 1) - timeOf(frame);
    const now = new Uint32Array(pixels.buffer);
    if (!shown) {
      const palette = quantize(pixels, colours);
      gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay });
      shown = now.slice();
      return;
    }
    const changed: number[] = [];
    for (let at = 0; at < now.length; at++)
      if (now[at] !== shown[at] && isOther(now[at]!, shown[at]!)) changed.push(at);
    const drawn = Uint32Array.from(changed, (at) => now[at]!);
    const bytes = new Uint8Array(drawn.buffer);
    const palette = changed.length > 0 ? quantize(bytes, colours) : [];
    const indices = changed.length > 0 ? applyPalette(bytes, palette) : [];
    const index = new Uint8Array(width * height);
    for (const [i, at] of changed.entries()) {
      index[at] = indices[i]! + 1;
      shown[at] = now[at]!;
    }
    gif.writeFrame(index, width, height, {
      palette: [UNCHANGED, ...palette],
      transparent: true,
      transparentIndex: 0,
      delay,
      dispose: KEEP,
    });
  }

  return {
    add(picture) {
      const context = picture.getContext('2d', { willReadFrequently: true })!;
      write(context.getImageData(0, 0, width, height).data);
      frame++;
      const { length } = gif.bytesView();
      if (length > LARGEST_GIF)
        return Promise.reject(new TooLarge((LARGEST_GIF * frame) / (length * frames)));
      return Promise.resolve();
    },
    finish() {
      gif.finish();
      return Promise.resolve(new Blob([gif.bytesView()], { type: 'image/gif' }));
    },
    cancel: () => Promise.resolve(),
  };
}

/** Whether two colours look different. */
function isOther(one: number, other: number): boolean {
  for (let shift = 0; shift < 24; shift += 8)
    if (Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > SAME) return true;
  return false;
}
