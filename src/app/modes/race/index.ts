import { compile } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/searchText.ts';
import { raceEntrance } from '../../../ui/race/entrance.ts';
import type { Mode } from '../mode.ts';
import { newIdea } from './ideas.ts';
import { raceSlice, type RaceSettings } from './settings.ts';

/** Several searches of one puzzle, side by side. */
export const race: Mode<RaceSettings> = {
  id: raceEntrance.id,
  slices: [raceSlice],
  entrance: raceEntrance,
  searches: ({ panes }) => panes,
  enter({ puzzle, search }, _, before) {
    const isFirst = (one: Search): boolean => writeSearch(one) === writeSearch(search);
    const [first, ...rest] = before?.panes ?? [];
    const isUnchanged = first !== undefined && isFirst(first);
    const others = isUnchanged ? rest : rest.filter((one) => !isFirst(one));
    const second = others.length > 0 ? others : [newIdea([search], compile(puzzle))];
    return { panes: [search, ...second] };
  },
  load: async () => (await import('./code.ts')).createCode(),
};
