import type { Grain } from '../../../teach/moment.ts';
import { among, readFlag, writeFlag, type SettingsSlice } from '../../settingsSlice.ts';

/** The settings of the mode. */
export interface ClassSettings {
  readonly grain: Grain;
  /** Whether the ways that are left are shown. */
  readonly ways: boolean;
  /** Whether the tree of the search is shown. */
  readonly tree: boolean;
}

const defaults: ClassSettings = { grain: 'places', ways: false, tree: false };

export const classSlice: SettingsSlice<ClassSettings> = {
  defaults,
  readers: {
    grain: among('places', 'tries'),
    ways: readFlag,
    tree: readFlag,
  },
  write: ({ grain, ways, tree }) => ({
    grain,
    ways: writeFlag(ways),
    tree: writeFlag(tree),
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
