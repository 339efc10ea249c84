import type { FilmStudio } from '../../ui/film/model.ts';
import { PartsUnavailable } from '../../ui/shell/loadParts.ts';
import type { Page } from '../page.ts';

/** Loads the code that makes films, which nothing else needs. Rejects with `PartsUnavailable`. */
export async function openStudio(page: Page): Promise<FilmStudio> {
  try {
    const { studioOf } = await import('./studio.ts');
    return studioOf(page);
  } catch (cause) {
    throw new PartsUnavailable('The code of films could not be loaded.', { cause });
  }
}
