import { atlasEntrance } from '../../../ui/atlas/entrance.ts';
import type { Mode } from '../mode.ts';

/** All solutions of a puzzle at once: which piece lies where in how many. */
export const atlas: Mode = {
  id: atlasEntrance.id,
  entrance: atlasEntrance,
  enter: () => ({}),
  load: async () => (await import('./atlasScene.ts')).createCode(),
};
