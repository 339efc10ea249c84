import {
  interludeIds,
  programmeParts,
  type InterludeId,
  type ProgrammePart,
} from '../puzzle/programme.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import type { Words } from '../words/index.ts';
import { defaults, type Programme, type Settings } from './settings.ts';
import { among, keysOf, type InvalidParam, type SettingsSlice } from './settingsSlice.ts';

/** The least and the most minutes for which a board may stay. */
const [FEWEST_MINUTES, MOST_MINUTES] = [1, 60];
/** The most boards between two interludes. */
const MOST_BETWEEN = 100;

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
  <Name extends string>(setting: string, none: string, known: readonly Name[]) =>
  (value: string, report: (invalid: InvalidParam) => void): readonly Name[] | undefined => {
    if (value.toLowerCase() === none) return [];
    const read = among(...known);
    const names = value.split(',');
    for (const name of names)
      if (read(name) === undefined) report(new BadName(setting, name, [none, ...known]));
    return known.filter((name) => names.some((one) => read(one) === name));
  };

function readMinutes(value: string): Programme['minutes'] | undefined {
  if (value.toLowerCase() === 'auto') return 'auto';
  const minutes = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
  return minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES ? minutes : undefined;
}

function readEvery(value: string): number | undefined {
  const boards = /^\d+$/.test(value) ? Number(value) : 0;
  return boards >= 1 && boards <= MOST_BETWEEN ? boards : undefined;
}

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
    play: readNames('play', 'all', programmeParts),
    themes: readNames('themes', 'none', keysOf(themes)),
    minutes: readMinutes,
    interludes: readNames('interludes', 'none', interludeIds),
    every: readEvery,
  },
  write: ({ programme: { parts, themes, minutes, interludes, every } }) => ({
    play: parts.join() || 'all',
    themes: themes.join() || 'none',
    minutes: String(minutes),
    interludes: interludes.join() || 'none',
    every: String(every),
  }),
  settingsOf: ({ play: parts = defaults.programme.parts, ...values }) => ({
    programme: { ...defaults.programme, parts, ...values },
  }),
};
