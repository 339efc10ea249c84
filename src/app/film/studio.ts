import type { FilmStudio } from '../../ui/film/model.ts';
import type { ModeCode } from '../modes/mode.ts';
import { createCode } from '../modes/saver/code.ts';
import type { Page } from '../page.ts';
import { makeFilm } from './makeFilm.ts';
import { codecFor } from './video.ts';

/** Films of the scene on show. */
export const studioOf = (page: Page): FilmStudio => ({
  codecOf: async (film) => {
    if (film.format === 'gif' || film.format === 'png') return 'none';
    return codecFor(film);
  },
  make: async (film, told, signal) => {
    const { scene, settings, resources } = page;
    const subject = {
      settings: { ...settings, ...scene.ownSettings() },
      puzzle: scene.puzzle,
      code: await ownCode(page),
    };
    return makeFilm(film, { subject, workers: resources.workers, signal, told });
  },
});

/** The code of the mode on show with an overlay of its own, which is never mounted. */
async function ownCode({ settings, resources }: Page): Promise<ModeCode> {
  const mode = resources.modes.find(({ id }) => id === settings.mode)!;
  return (await mode.load?.()) ?? createCode();
}
