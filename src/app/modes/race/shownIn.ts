import type { Transport } from '../../../play/transport.ts';
import { isSameSetting, type SettingName, type Settings } from '../../../settings/settings.ts';
import type { ShownOfLesson } from '../kit/lessonGuide.ts';

/** The settings that make a race another one. */
const names: readonly SettingName[] = ['mode', 'puzzle', 'panes'];

/** What a race shows, as a lesson needs it. */
export const shownIn = (
  race: { readonly player: Pick<Transport, 'at' | 'destination'> },
  settings: Settings,
): ShownOfLesson => ({
  isOf: (other: Settings) =>
    names.every((name) => isSameSetting(name, other[name], settings[name])),
  moment: () => ({ step: race.player.at, tick: Infinity }),
  destination: () => ({ step: race.player.destination ?? race.player.at, tick: Infinity }),
});
