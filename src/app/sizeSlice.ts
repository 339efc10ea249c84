import { readBoxSize } from '../generate/sizes.ts';
import type { Settings } from './settings.ts';
import type { SettingsSlice } from './settingsSlice.ts';

/** The rectangle that is divided, where boards are. */
export const sizeSlice: SettingsSlice<Pick<Settings, 'size'>> = {
  defaults: { size: undefined },
  readers: { size: (value) => readBoxSize(value.toLowerCase()) },
  write: ({ size }) => ({ size: size ? size.join('x') : '' }),
  settingsOf: ({ size }) => ({ size }),
};
