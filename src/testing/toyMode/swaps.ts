import type { Mode } from '../../app/modes/mode.ts';
import { swapSlice, type SwapSettings } from './settings.ts';

/** A mode whose steps are swaps of two cells. */
export const swaps: Mode<SwapSettings> = {
  id: 'swaps',
  slices: [swapSlice],
  entrance: {
    id: 'swaps',
    key: 'T',
    icon: { strokes: 'M4 8h13l-3-3M20 16h-13l3 3', fills: '' },
    words: () => ({ title: 'Swaps', whatKeyDoes: 'Cells that are swapped' }),
  },
  searches: () => [],
  enter: () => ({}),
  load: async () => (await import('./swapScene.tsx')).createCode(),
};
