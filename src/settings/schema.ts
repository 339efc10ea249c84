import { interludeIds, programmeParts } from '../puzzle/category.ts';
import { ladder } from '../play/tempo.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { languages } from '../words/index.ts';

/** One of some values. */
interface OneOf<Value extends string> {
  readonly kind: 'one';
  readonly values: readonly Value[];
}

/** Any of some values. */
interface SomeOf<Value extends string> {
  readonly kind: 'some';
  readonly values: readonly Value[];
  /** The word for choosing none of them. */
  readonly none: string;
}

/** A number within bounds. */
interface Amount {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** Those to choose from where a few are enough. */
  readonly offered: readonly number[];
  /** Whether it may be left open, by the word `auto`. */
  readonly hasAuto: boolean;
}

/** Yes or no. */
interface Flag {
  readonly kind: 'flag';
}

export type Setting = OneOf<string> | SomeOf<string> | Amount | Flag;

const one = <Value extends string>(...values: readonly Value[]): OneOf<Value> => ({
  kind: 'one',
  values,
});

const some = <Value extends string>(values: readonly Value[], none: string): SomeOf<Value> => ({
  kind: 'some',
  values,
  none,
});

const themeIds = Object.keys(themes) as ThemeId[];

/**
 * What there is to choose for a page that is left on its own, in the order of its settings, by the names and values of
 * addresses: the one source for the page's own settings, for reading addresses, and for the settings of hosts.
 */
export const schema = {
  theme: one('auto', ...themeIds),
  themes: some(themeIds, 'none'),
  hour: {
    kind: 'number',
    least: 0,
    most: 24,
    isWhole: false,
    offered: [0, 3, 6, 9, 12, 15, 18, 21],
    hasAuto: true,
  },
  speed: one('auto', ...ladder.map((speed) => String(speed))),
  play: some(programmeParts, 'all'),
  minutes: {
    kind: 'number',
    least: 1,
    most: 60,
    isWhole: false,
    offered: [1, 2, 5, 10, 30],
    hasAuto: true,
  },
  interludes: some(interludeIds, 'none'),
  every: {
    kind: 'number',
    least: 1,
    most: 100,
    isWhole: true,
    offered: [1, 2, 3, 5, 10, 20],
    hasAuto: false,
  },
  letters: one('auto', '1', '0'),
  captions: { kind: 'flag' },
  titles: { kind: 'flag' },
  lang: one('auto', ...languages),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof schema;

/** The values to choose from, as addresses write them. */
export function valuesOf(setting: Setting): readonly string[] {
  if (setting.kind === 'flag') return ['0', '1'];
  if (setting.kind !== 'number') return setting.values;
  return [...(setting.hasAuto ? ['auto'] : []), ...setting.offered.map((number) => String(number))];
}
