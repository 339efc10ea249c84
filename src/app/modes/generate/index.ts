import { generateEntrance } from '../../../ui/generate/entrance.ts';
import { raceEntrance } from '../../../ui/race/entrance.ts';
import type { Mode } from '../mode.ts';

/** The board of a puzzle, divided into other pieces: a new puzzle that makes itself. */
export const generate: Mode = {
  id: generateEntrance.id,
  entrance: generateEntrance,
  enter(_, settings) {
    // A race of strategies is left for the first of them.
    const [make] = settings.mode === raceEntrance.id ? settings.strategies : [];
    return make ? { make } : {};
  },
  load: async () => (await import('./generateScene.ts')).createCode(),
};
