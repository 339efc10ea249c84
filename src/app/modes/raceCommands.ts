import type { RaceCommands } from '../../ui/index.tsx';
import type { Settings } from '../settings.ts';
import type { Search } from '../../solve/search.ts';
import { newIdea } from './ideas.ts';
import { RaceScene } from './race.ts';
import type { Scene } from './scene.ts';

/** What a race can change about the page. */
interface Page {
  scene(): Scene;
  /** Opens the puzzle on show anew, with other settings. */
  reopen(changes: Partial<Settings>): void;
  /** Keeps what the scene has changed about itself. */
  keep(): void;
}

/** What a person can ask of a race, on a page. */
export function raceCommands(page: Page): RaceCommands {
  /** Does something with the race, if one is on show. */
  const race = (act: (race: RaceScene) => void): void => {
    const scene = page.scene();
    if (!(scene instanceof RaceScene)) return;
    act(scene);
    page.keep();
  };
  return {
    enter: () => page.reopen({ mode: 'race', panes: pair(page.scene().subject.search), step: 0 }),
    leave: () => page.reopen({ mode: 'saver', step: 0 }),
    add: (like) => race((its) => its.add(like)),
    remove: (id) => race((its) => its.drop(id)),
    edit: (id, change) => race((its) => its.edit(id, change)),
    equal: (equal) => race(({ player }) => void (player.equal = equal)),
    until: (until) => race(({ player }) => void (player.until = until)),
    restart: () => race((its) => its.player.seek(0)),
    chart: () => {
      const scene = page.scene();
      return scene instanceof RaceScene ? scene.chart() : [];
    },
  };
}

const pair = (search: Search): Search[] => [search, newIdea([search])];
