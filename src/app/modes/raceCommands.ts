import type { RaceCommands } from '../../ui/index.tsx';
import { settingsFor, type Settings } from '../settings.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { writeSearch } from '../../solve/searchText.ts';
import { newIdea } from './ideas.ts';
import { RaceScene } from './race.ts';
import type { Scene } from './scene.ts';

/** What a race can change about the page. */
interface RacePage {
  scene(): Scene;
  /** Opens the puzzle on show anew, with other settings. */
  reopen(changes: Partial<Settings>): void;
  /** The search that the settings ask for on one board. */
  asked(): Search;
  /** Keeps what the scene has changed about itself. */
  keep(): void;
}

/** What a person can ask of a race, on a page. */
export function raceCommands(page: RacePage): RaceCommands {
  /** Does something with the race, if one is on show. */
  const race = (act: (race: RaceScene) => void): void => {
    const scene = page.scene();
    if (!(scene instanceof RaceScene)) return;
    act(scene);
    page.keep();
  };
  /** The race that was left last. */
  let left: { readonly puzzle: Puzzle; readonly panes: readonly Search[] } | undefined;
  return {
    enter: () => {
      const { puzzle, search } = page.scene().subject;
      const [, ...others] = left?.puzzle === puzzle ? left.panes : [];
      const panes = [
        search,
        ...(others.length > 0 ? others : [newIdea([search], compile(puzzle))]),
      ];
      page.reopen({ mode: 'race', panes, step: 0 });
    },
    leave: () =>
      race((its) => {
        const { puzzle, search } = its.subject;
        left = { puzzle, panes: its.link().panes };
        const isAsked = writeSearch(page.asked()) === writeSearch(search);
        const changes = isAsked ? {} : settingsFor(search, search);
        page.reopen({ mode: 'saver', step: 0, ...changes });
      }),
    add: (like) => race((its) => its.add(like)),
    remove: (id) => race((its) => its.drop(id)),
    edit: (id, change) => race((its) => its.edit(id, change)),
    equal: (equal) => race(({ player }) => void (player.equal = equal)),
    until: (until) => race(({ player }) => void (player.until = until)),
    chart: () => {
      const scene = page.scene();
      return scene instanceof RaceScene ? scene.courses() : [];
    },
  };
}
