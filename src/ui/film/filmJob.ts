import { createSignal } from 'solid-js';
import type { Film } from '../../play/film/film.ts';
import type { FilmProgress, FilmStudio, MadeFilm } from './model.ts';

/** A film that is being made, has been, or could not be. */
export type FilmState =
  | { readonly phase: 'idle' | 'failed' }
  | { readonly phase: 'running'; readonly progress: FilmProgress | undefined }
  | {
      readonly phase: 'done';
      readonly asked: Film;
      readonly name: string;
      readonly made: MadeFilm;
    };

export type FilmJob = ReturnType<typeof createFilmJob>;

/** Makes one film at a time. */
export function createFilmJob() {
  const [state, setState] = createSignal<FilmState>({ phase: 'idle' });
  let stop = new AbortController();
  return {
    state,
    /** Begins a film, whose file is called by a name. */
    async make(studio: FilmStudio, film: Film, name: string): Promise<void> {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const set = (next: FilmState): void => void (signal.aborted || setState(next));
      set({ phase: 'running', progress: undefined });
      try {
        const told = (progress: FilmProgress): void => set({ phase: 'running', progress });
        set({ phase: 'done', asked: film, name, made: await studio.make(film, told, signal) });
      } catch {
        set({ phase: 'failed' });
      }
    },
    cancel(): void {
      stop.abort();
      setState({ phase: 'idle' });
    },
  };
}
