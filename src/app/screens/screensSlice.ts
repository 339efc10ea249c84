import { defaults, type ScreenPlace, type Settings } from '../settings.ts';
import { among, type SettingsSlice } from '../settingsSlice.ts';

/** The most windows that show something together. */
const MOST_SCREENS = 16;

/** Reads `2/3`, the second of three. */
function readScreen(value: string): ScreenPlace | undefined {
  const [, place, count] = (/^(\d{1,2})\/(\d{1,2})$/.exec(value) ?? []).map(Number);
  if (place === undefined || count === undefined) return undefined;
  return place >= 1 && place <= count && count <= MOST_SCREENS ? { place, count } : undefined;
}

/** Which of several windows this is, and what they show together. */
export const screensSlice: SettingsSlice<Pick<Settings, 'screen' | 'pictures'>> = {
  defaults: { screen: defaults.screen, pictures: defaults.pictures },
  readers: { screen: readScreen, pictures: among('one', 'each') },
  write: ({ screen: { place, count }, pictures }) => ({ screen: `${place}/${count}`, pictures }),
  settingsOf: (values) => ({ ...screensSlice.defaults, ...values }),
};
