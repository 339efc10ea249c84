import { isSameSearch } from '../../../solve/search.ts';
import { defaults, settingsFor } from '../../../settings/settings.ts';
import { searchFor } from '../../library/recipes.ts';
import type { Mode } from '../mode.ts';

/** One puzzle after another, each on a single board: the mode that a page starts with. */
export const saver: Mode = {
  id: defaults.mode,
  enter: ({ search }, settings) =>
    search === undefined || isSameSearch(searchFor(settings), search)
      ? {}
      : settingsFor(search, search),
};
