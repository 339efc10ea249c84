import type { Film } from '../../play/film/film.ts';

/** How far a film is. */
export interface FilmProgress {
  readonly done: number;
  readonly frames: number;
  /** The film as it is made: a GIF that was too large is made again, smaller. */
  readonly film: Film;
}

/** A film as a file. */
export interface MadeFilm {
  readonly file: Blob;
  /** As it was made. */
  readonly film: Film;
  /** How many frames it has: fewer where the run ends before its last moment. */
  readonly frames: number;
}

/** How the pictures of a video are written. */
export type FilmCodec = 'avc' | 'vp9' | 'av1' | 'vp8';

/** Makes films of what is on show, beside it. */
export interface FilmStudio {
  /** How the browser writes a film of that kind and size; undefined if it cannot. */
  codecOf(film: Film): Promise<FilmCodec | 'none' | undefined>;
  /** Makes a film frame by frame. Rejects once the signal aborts it. */
  make(film: Film, told: (progress: FilmProgress) => void, signal: AbortSignal): Promise<MadeFilm>;
}
