import { writeSearch } from '../../../solve/searchText.ts';
import { searchFor } from '../../recipes.ts';
import { searchSlice } from '../../searchSlice.ts';
import { defaults, settingsFor } from '../../settings.ts';
import type { Mode } from '../mode.ts';

/** One puzzle after the other, each searched on one board: what a page begins with. */
export const saver: Mode = {
  id: defaults.mode,
  slices: [searchSlice],
  searches: (settings) => (settings.search === 'recipe' ? [] : [searchFor(settings)]),
  enter: ({ search }, settings) =>
    writeSearch(searchFor(settings)) === writeSearch(search) ? {} : settingsFor(search, search),
};
