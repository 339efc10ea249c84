import type { Mode } from '../mode.ts';

/** Many boards side by side: all solutions of a puzzle, or all puzzles that have been solved. */
export const wall: Mode = {
  id: 'wall',
  enter: () => ({}),
  load: async () => (await import('./wallScene.ts')).createCode(),
};
