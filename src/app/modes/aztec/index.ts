import type { Mode } from '../mode.ts';

/** An Aztec diamond that is tiled with dominoes at random. */
export const aztec: Mode = {
  id: 'aztec',
  enter: () => ({}),
  load: async () => (await import('./aztecScene.ts')).createCode(),
};
