import type { Grain } from '../../../teach/moment.ts';
import { among, readFlag, writeFlag, type SettingsSlice } from '../../settingsSlice.ts';

/** The settings of the mode. */
export interface ClassSettings {
  readonly grain: Grain;
  /** Whether the ways that are left are shown. */
  readonly ways: boolean;
}

const defaults: ClassSettings = { grain: 'places', ways: false };

export const classSlice: SettingsSlice<ClassSettings> = {
  defaults,
  readers: { grain: among('places', 'tries'), ways: readFlag },
  write: ({ grain, ways }) => ({ grain, ways: writeFlag(ways) }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
