import type { Mode } from '../mode.ts';

export const aztec: Mode = {
  id: 'aztec',
  enter: () => ({}),
  load: async () => (await import('./aztecScene.ts')).createCode(),
};
