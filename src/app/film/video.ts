import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { Film } from '../../play/film/film.ts';
import { bitRateOf } from '../../play/film/limits.ts';
import type { FilmCodec } from '../../ui/film/model.ts';
import { CannotEncode, type FilmEncoder } from './encoder.ts';

/** The codecs of a file, the one that most players show first. */
const codecs: Readonly<Record<'mp4' | 'webm', FilmCodec[]>> = {
  mp4: ['avc', 'vp9', 'av1'],
  webm: ['vp9', 'av1', 'vp8'],
};

const isVideo = (format: Film['format']): format is keyof typeof codecs => format in codecs;

/** The codec in which the browser can write a film; undefined if it has none, or if the film is no video. */
export async function codecFor(film: Film): Promise<FilmCodec | undefined> {
  const { format, width, height } = film;
  if (!isVideo(format)) return undefined;
  const options = { width, height, bitrate: bitRateOf(film) };
  const found = await getFirstEncodableVideoCodec(codecs[format], options);
  return codecs[format].find((codec) => codec === found);
}

/** Writes a video. Rejects with `CannotEncode` if the browser has no codec for it. */
export async function encodeVideo(film: Film, canvas: HTMLCanvasElement): Promise<FilmEncoder> {
  const codec = await codecFor(film);
  if (codec === undefined) throw new CannotEncode(`There is no codec for ${film.format}.`);
  const target = new BufferTarget();
  const format = film.format === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, bitrate: bitRateOf(film) });
  output.addVideoTrack(source, { frameRate: film.fps });
  await output.start();
  let frame = 0;
  return {
    async add() {
      await source.add(frame / film.fps, 1 / film.fps);
      frame++;
    },
    async finish() {
      await output.finalize();
      return new Blob([target.buffer!], { type: await output.getMimeType() });
    },
    cancel: () => output.cancel(),
  };
}
