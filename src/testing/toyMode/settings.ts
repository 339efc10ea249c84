import type { SettingsSlice } from '../../app/settingsSlice.ts';

/** The settings of the mode. */
export interface SwapSettings {
  /** The seed of the shuffle, 1 to 9. */
  readonly shuffle: number;
}

export const swapSlice: SettingsSlice<SwapSettings> = {
  defaults: { shuffle: 1 },
  readers: { shuffle: (value) => (/^[1-9]$/.test(value) ? Number(value) : undefined) },
  write: ({ shuffle }) => ({ shuffle: String(shuffle) }),
  settingsOf: (values) => ({ shuffle: 1, ...values }),
};
