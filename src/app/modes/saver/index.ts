import { writeSearch } from '../../../solve/saved/searchText.ts';
import { programmeSlice } from '../../programmeSlice.ts';
import { searchFor } from '../../recipes.ts';
import { searchSlice } from '../../searchSlice.ts';
import { defaults, settingsFor } from '../../settings.ts';
import type { Mode } from '../mode.ts';

/** One puzzle after another, each on a single board: the mode that a page starts with. */
export const saver: Mode = {
  id: defaults.mode,
  slices: [searchSlice, programmeSlice],
  searches: (settings) => (settings.search === 'recipe' ? [] : [searchFor(settings)]),
  enter: ({ search }, settings) =>
    search === undefined || writeSearch(searchFor(settings)) === writeSearch(search)
      ? {}
      : settingsFor(search, search),
};
