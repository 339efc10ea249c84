import type { Search } from '../solve/search.ts';
import { themes, type Theme, type ThemeId } from '../theme/index.ts';
import { modeIds, type ModeId } from './modeIds.ts';
import type { Place, Range, Row, Scope } from './row.ts';
import { table } from './table.ts';

type Table = typeof table;

export type Settings = {
  readonly [Name in keyof Table]: Table[Name] extends Row<infer Value> ? Value : never;
};

export type SettingName = keyof Settings;

/** Names and rows of all settings, in the order of the table. */
export const rows = Object.entries(table) as unknown as readonly (readonly [
  SettingName,
  Row<unknown>,
])[];

export const defaults = Object.fromEntries(
  rows.map(([name, { usual }]) => [name, usual]),
) as unknown as Settings;

/** Values that are usual in a mode, where they differ from those of the page. */
export const usualInModes = Object.fromEntries(
  modeIds.map((mode) => {
    const names = rows.filter(([, { usualIn = {} }]) => mode in usualIn);
    return [mode, Object.fromEntries(names.map(([name, row]) => [name, row.usualIn![mode]]))];
  }),
) as Readonly<Record<ModeId, Partial<Settings>>>;

export const inScope = (...scopes: readonly Scope[]): readonly SettingName[] =>
  rows.filter(([, { scope }]) => scopes.includes(scope)).map(([name]) => name);

export const isOfMode = ({ modes }: Pick<Place, 'modes'>, mode: ModeId): boolean =>
  modes === undefined || modes.includes(mode);

export function pick(settings: Settings, names: readonly SettingName[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** Whether two values of a setting mean the same: whether an address says the same. */
export function isSameSetting(name: SettingName, one: unknown, other: unknown): boolean {
  const row = table[name] as Row<unknown>;
  if ('write' in row) return row.write(one) === row.write(other);
  const [said, saidOfOther] = [row.writeAll(one), row.writeAll(other)];
  const params = Object.keys(said);
  // A setting that no address says is compared as it is.
  return params.length > 0
    ? params.every((param) => said[param] === saidOfOther[param])
    : one === other;
}

/** The value of a setting with one parameter, as an address writes it. */
export function writeSetting(name: SettingName, value: unknown): string {
  const row = table[name] as Row<unknown>;
  if (!('write' in row)) throw new Error(`The setting “${name}” has no parameter of its name.`);
  return row.write(value);
}

/** The setting for a value as an address writes it; none if that is invalid. */
export function readSetting(name: SettingName, text: string): Partial<Settings> {
  const row = table[name] as Row<unknown>;
  const value =
    'read' in row ? row.read(text, { isPuzzle: () => false, report: () => {} }) : undefined;
  return value === undefined ? {} : { [name]: value };
}

export interface OfferedSetting {
  readonly name: SettingName;
  readonly range: Range;
  /** The usual value, as addresses write it. */
  readonly usual: string;
}

const offered = (isOffered: (place: Place) => boolean): readonly OfferedSetting[] =>
  rows.flatMap(([name, row]) =>
    row.range && 'write' in row && isOffered(row)
      ? [{ name, range: row.range, usual: row.write(row.usual) }]
      : [],
  );

export const hostSettings = offered(({ forHosts }) => forHosts === true);

export const dialogSettings = offered(({ inDialog }) => inDialog === true);

type Themes = Pick<Settings, 'theme' | 'turn' | 'themes'>;

/** The theme whose turn it is: the first one that takes turns, unless it is another of them. */
export const turnOf = ({ turn, themes: listed }: Pick<Themes, 'turn' | 'themes'>): ThemeId =>
  listed.includes(turn) ? turn : (listed[0] ?? turn);

export const themeIdOf = (settings: Themes): ThemeId =>
  settings.theme === 'auto' ? turnOf(settings) : settings.theme;

export const themeOf = (settings: Themes): Theme => themes[themeIdOf(settings)];

/** The puzzle's id in the catalogue; undefined for a puzzle of one's own. */
export const puzzleIdOf = ({ puzzle }: Pick<Settings, 'puzzle'>): string | undefined =>
  'id' in puzzle ? puzzle.id : undefined;

/** The settings to change for another puzzle, which is then divided where the board of the former one was. */
export const subjectOf = (puzzle: Settings['puzzle']): Pick<Settings, 'puzzle' | 'size'> => ({
  puzzle,
  size: undefined,
});

/** The settings to change for a search that differs in parts from the one that runs, or for the recipe. */
export function settingsFor(wish: Partial<Search> | 'recipe', running: Search): Partial<Settings> {
  if (wish === 'recipe') return { search: wish };
  const { unique, ...parts } = wish;
  return {
    ...(unique !== undefined && { unique }),
    ...(Object.keys(parts).length > 0 && { search: { ...running, ...parts } }),
  };
}
