import { among, type SettingsSlice } from '../../settingsSlice.ts';

/** The settings of the mode. */
export interface WallSettings {
  /** Whether it shows all solutions of the puzzle, or the puzzles that have been solved in this browser. */
  readonly wall: 'all' | 'solved';
}

const defaults: WallSettings = { wall: 'all' };

export const wallSlice: SettingsSlice<WallSettings> = {
  defaults,
  readers: { wall: among('all', 'solved') },
  write: ({ wall }) => ({ wall }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
