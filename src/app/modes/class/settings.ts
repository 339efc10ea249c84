import type { Grain } from '../../../teach/moment/moment.ts';
import { MOST_PANELS, panelIds, type PanelId } from '../../../ui/class/panelIds.ts';
import { among, readFlag, writeFlag, type SettingsSlice } from '../../settingsSlice.ts';

/** The settings of the mode. */
export interface ClassSettings {
  readonly grain: Grain;
  /** Whether the ways that are left are shown. */
  readonly ways: boolean;
  /** The panels beside the board, in the order they were switched on. */
  readonly panels: readonly PanelId[];
}

const defaults: ClassSettings = { grain: 'places', ways: false, panels: [] };

/** Reads the names of panels, with commas in between. */
function readPanels(text: string): readonly PanelId[] | undefined {
  const names = text === '' ? [] : text.toLowerCase().split(',');
  const known = names.flatMap((name) => panelIds.find((id) => id === name) ?? []);
  const isSound = known.length === names.length && new Set(known).size === known.length;
  return isSound && known.length <= MOST_PANELS ? known : undefined;
}

export const classSlice: SettingsSlice<ClassSettings> = {
  defaults,
  readers: {
    grain: among('places', 'tries', 'dead-ends'),
    ways: readFlag,
    panels: readPanels,
  },
  write: ({ grain, ways, panels }) => ({
    grain,
    ways: writeFlag(ways),
    panels: panels.join(','),
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
