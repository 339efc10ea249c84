import type { Mode } from '../../app/modes/mode.ts';
import type { SettingsSlice } from '../../app/settingsSlice.ts';

/** The settings of the mode. */
export interface SwapSettings {
  /** The seed of the shuffle, 1 to 9. */
  readonly shuffle: number;
}

const slice: SettingsSlice<SwapSettings> = {
  defaults: { shuffle: 1 },
  readers: { shuffle: (value) => (/^[1-9]$/.test(value) ? Number(value) : undefined) },
  write: ({ shuffle }) => ({ shuffle: String(shuffle) }),
  settingsOf: (values) => ({ shuffle: 1, ...values }),
};

/** A mode whose steps are swaps of two cells. */
export const swaps: Mode<SwapSettings> = {
  id: 'swaps',
  slices: [slice],
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
