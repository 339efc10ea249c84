import { compile } from '../../../solve/problem.ts';
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
    const others = before?.panes.slice(1) ?? [];
    const second = others.length > 0 ? others : [newIdea([search], compile(puzzle))];
    return { panes: [search, ...second] };
  },
  load: async () => (await import('./code.ts')).createCode(),
};
