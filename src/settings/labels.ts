import { languageNames, words, type Language, type Words } from '../words/index.ts';
import type { SettingName } from './settings.ts';

export interface Labels {
  readonly title: string;
  readonly hint: string | undefined;
  /** Words for a value, as addresses write it. */
  readonly of: (value: string) => string;
}

/** The entry of a dictionary for one of the known values. */
const entryOf = (entries: Readonly<Record<string, string>>, value: string): string =>
  entries[value] ?? value;

/** Words for the values of settings that are no plain yes or no. */
const valueWords: Readonly<
  Partial<Record<SettingName, (value: string, dictionary: Words, language: Language) => string>>
> = {
  theme: (value, { themes, settings }) =>
    value === 'auto' ? settings.takeTurns : entryOf(themes, value),
  themes: (value, { themes }) => entryOf(themes, value),
  hour: (value, { settings }) =>
    value === 'auto' ? settings.clock : settings.oClock(Number(value)),
  speed(value, { ui }, language) {
    const named = { auto: ui.autoSpeed, max: ui.maxSpeed };
    const pace = Number(value).toLocaleString(language);
    return value in named ? entryOf(named, value) : ui.pace(pace);
  },
  play: (value, { gallery, settings }) => entryOf({ ...settings.parts, ...gallery.groups }, value),
  minutes: (value, { settings }) =>
    value === 'auto' ? settings.untilSolved : settings.minutes(Number(value)),
  interludes: (value, { settings }) => entryOf(settings.interludes, value),
  every: (value, { settings }) => settings.boards(Number(value)),
  lang: (value, { settings }) =>
    value === 'auto' ? settings.systemLanguage : languageNames[value as Language],
};

export function labelsIn(language: Language): (name: SettingName) => Labels {
  const dictionary = words(language);
  const { names, always, never, whereNeeded } = dictionary.settings;
  const plain = { auto: whereNeeded, 1: always, 0: never };
  const known: Readonly<Record<string, { readonly title: string; readonly hint?: string }>> = names;
  return (name) => {
    const { title, hint } = known[name]!;
    const said = valueWords[name];
    return {
      title,
      hint,
      of: (value) => (said ? said(value, dictionary, language) : entryOf(plain, value)),
    };
  };
}
