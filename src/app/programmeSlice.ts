import type { InterludeId, ProgrammePart } from '../puzzle/category.ts';
import { schema } from '../settings/schema.ts';
import type { ThemeId } from '../theme/index.ts';
import type { Words } from '../words/index.ts';
import { defaults, type Programme, type Settings } from './settings.ts';
import { among, within, type InvalidParam, type SettingsSlice } from './settingsSlice.ts';

/** A name in a list that means nothing there. */
class BadName implements InvalidParam {
  private readonly setting: string;
  private readonly name: string;
  private readonly known: readonly string[];

  constructor(setting: string, name: string, known: readonly string[]) {
    this.setting = setting;
    this.name = name;
    this.known = known;
  }

  sentence({ programme }: Words): string {
    return programme.badName(this.setting, this.name, this.known);
  }
}

/** Reads a list of names, each once and in the order of those known; others are reported and passed over. */
const readNames =
  <Name extends string>(
    setting: string,
    { none, values: known }: { readonly none: string; readonly values: readonly Name[] },
  ) =>
  (value: string, report: (invalid: InvalidParam) => void): readonly Name[] | undefined => {
    if (value.toLowerCase() === none) return [];
    const read = among(...known);
    const names = value.split(',');
    for (const name of names)
      if (read(name) === undefined) report(new BadName(setting, name, [none, ...known]));
    return known.filter((name) => names.some((one) => read(one) === name));
  };

interface ProgrammeValues {
  readonly play: readonly ProgrammePart[];
  readonly themes: readonly ThemeId[];
  readonly minutes: Programme['minutes'];
  readonly interludes: readonly InterludeId[];
  readonly every: number;
}

/** What is shown while nobody is in control. */
export const programmeSlice: SettingsSlice<Pick<Settings, 'programme'>, ProgrammeValues> = {
  defaults: { programme: defaults.programme },
  readers: {
    play: readNames('play', schema.play),
    themes: readNames('themes', schema.themes),
    minutes: (value) => among('auto')(value) ?? within(schema.minutes)(value),
    interludes: readNames('interludes', schema.interludes),
    every: within(schema.every),
  },
  write: ({ programme: { parts, themes, minutes, interludes, every } }) => ({
    play: parts.join() || schema.play.none,
    themes: themes.join() || schema.themes.none,
    minutes: String(minutes),
    interludes: interludes.join() || schema.interludes.none,
    every: String(every),
  }),
  settingsOf: ({ play: parts = defaults.programme.parts, ...values }) => ({
    programme: { ...defaults.programme, parts, ...values },
  }),
};
