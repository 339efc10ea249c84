import type { SettingsSlice } from '../../app/settingsSlice.ts';

/** The settings of the mode. */
export interface SwapSettings {
  /** The seed by which it is mixed, 1 to 9. */
  readonly mix: number;
}

export const swapSlice: SettingsSlice<SwapSettings> = {
  defaults: { mix: 1 },
  readers: { mix: (value) => (/^[1-9]$/.test(value) ? Number(value) : undefined) },
  write: ({ mix }) => ({ mix: String(mix) }),
  settingsOf: (values) => ({ mix: 1, ...values }),
};
