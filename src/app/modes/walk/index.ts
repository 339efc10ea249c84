import type { Mode } from '../mode.ts';

/** A walk from solution to solution of a puzzle, a few pieces of which are laid anew at a time. */
export const walk: Mode = {
  id: 'walk',
  enter: () => ({}),
  load: async () => (await import('./walkScene.ts')).createCode(),
};
