import type { ProgrammePart } from '../puzzle/category.ts';
import { languages, words, type Language, type Words } from '../words/index.ts';
import { schema, type SettingName } from './schema.ts';

/** What a setting is called, and each of its values. */
interface Labels {
  readonly title: string;
  /** What a value is called, as addresses write it. */
  readonly of: (value: string) => string;
}

/** What a part of a programme is called. */
export function partTitle(part: ProgrammePart, { gallery, programme }: Words): string {
  const groups: Readonly<Record<string, string>> = gallery.groups;
  return groups[part] ?? programme[part as 'squares' | 'triangles' | 'hexagons' | 'impossible'];
}

/** The entry of a dictionary for one of the known values. */
const entryOf = (entries: Readonly<Record<string, string>>, value: string): string =>
  entries[value] ?? value;

/** What settings and their values are called in a language. */
export function labelsIn(language: Language): Readonly<Record<SettingName, Labels>> {
  const dictionary = words(language);
  const { ui, themes, programme, hosts } = dictionary;
  const number = (value: string): string => Number(value).toLocaleString(language);
  const speeds: Readonly<Record<string, string>> = { auto: ui.autoSpeed, max: ui.maxSpeed };
  const letters = { auto: hosts.whereNeeded, 1: hosts.always, 0: hosts.never };
  const yesOrNo = { 1: hosts.always, 0: hosts.never };
  const tongues = Object.fromEntries(languages.map((id) => [id, words(id).language]));
  return {
    theme: {
      title: ui.theme,
      of: (value) => (value === 'auto' ? programme.takeTurns : entryOf(themes, value)),
    },
    themes: { title: programme.themes, of: (value) => entryOf(themes, value) },
    hour: {
      title: hosts.hour,
      of: (value) => (value === 'auto' ? hosts.clock : hosts.oClock(Number(value))),
    },
    speed: { title: ui.speed, of: (value) => speeds[value] ?? ui.pace(number(value)) },
    play: {
      title: programme.parts,
      of: (value) =>
        partTitle(
          schema.play.values.find((part) => part === value)!,
          dictionary,
        ),
    },
    minutes: {
      title: programme.minutes,
      of: (value) => (value === 'auto' ? programme.automatic : programme.stays(Number(value))),
    },
    interludes: {
      title: programme.interludes,
      of: (value) => entryOf(programme.interlude, value),
    },
    every: { title: programme.every, of: (value) => programme.boards(Number(value)) },
    letters: { title: ui.letters, of: (value) => entryOf(letters, value) },
    captions: { title: ui.captions, of: (value) => entryOf(yesOrNo, value) },
    titles: { title: ui.titles, of: (value) => entryOf(yesOrNo, value) },
    lang: {
      title: ui.languageChoice,
      of: (value) => entryOf({ ...tongues, auto: hosts.systemLanguage }, value),
    },
  };
}
