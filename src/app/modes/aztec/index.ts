import type { Mode } from '../mode.ts';
import { aztecSlice, type AztecSettings } from './settings.ts';

/** An Aztec diamond that is tiled with dominoes at random. */
export const aztec: Mode<AztecSettings> = {
  id: 'aztec',
  slices: [aztecSlice],
  searches: () => [],
  enter: () => ({}),
  load: async () => (await import('./code.ts')).createCode(),
};
