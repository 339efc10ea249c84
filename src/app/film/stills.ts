import { Zip, ZipPassThrough } from 'fflate';
import { framesOf, momentAt, type Film } from '../../play/film/film.ts';
import type { FilmEncoder } from './encoder.ts';

/** Writes a picture, or a ZIP archive of several, each named by its number and its moment. */
export function encodeStills(film: Film): FilmEncoder {
  const frames = framesOf(film);
  const digits = `${frames - 1}`.length;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  let only: Blob | undefined;
  let frame = 0;
  return {
    async add(picture) {
      const png = await pngOf(picture);
      if (frames === 1) only = png;
      else {
        const number = `${frame}`.padStart(digits, '0');
        const name = `${number}-step-${Math.floor(momentAt(film, frame))}.png`;
        // It is compressed already.
        const entry = new ZipPassThrough(name);
        zip.add(entry);
        entry.push(new Uint8Array(await png.arrayBuffer()), true);
      }
      frame++;
    },
    finish() {
      if (only) return Promise.resolve(only);
      zip.end();
      return Promise.resolve(new Blob(parts, { type: 'application/zip' }));
    },
    cancel() {
      zip.terminate();
      parts.length = 0;
      return Promise.resolve();
    },
  };
}

const pngOf = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    picture.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser has made no picture.'));
    }, 'image/png');
  });
