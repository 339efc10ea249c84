import { lessonOnEntering } from '../../address/lessonAddress.ts';
import { compile } from '../../../solve/problem.ts';
import { isSameSearch, type Search } from '../../../solve/search.ts';
import { classEntrance } from '../../../ui/class/entrance.ts';
import { generateEntrance } from '../../../ui/generate/entrance.ts';
import { raceEntrance } from '../../../ui/race/entrance.ts';
import type { Mode } from '../mode.ts';
import { firstStrategies, newIdea } from './ideas.ts';

/** Several searches of one puzzle, or several ways to divide its board, side by side. */
export const race: Mode = {
  id: raceEntrance.id,
  entrance: raceEntrance,
  enter({ puzzle, search }, settings, before) {
    const lesson = lessonOnEntering(settings, before);
    if (!search)
      return { strategies: firstStrategies(settings.make, before?.strategies), ...lesson };
    const isFirst = (one: Search): boolean => isSameSearch(one, search);
    const [first, ...rest] = before?.panes ?? [];
    const isUnchanged = first !== undefined && isFirst(first);
    const others = isUnchanged ? rest : rest.filter((one) => !isFirst(one));
    const second = others.length > 0 ? others : [newIdea([search], compile(puzzle))];
    return { panes: [search, ...second], strategies: [], size: undefined, ...lesson };
  },
  back({ strategies, lesson }) {
    if (strategies.length > 0) return generateEntrance.id;
    return lesson && classEntrance.id;
  },
  load: async () => (await import('./raceScene.ts')).createCode(),
};
