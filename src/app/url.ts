import { readSpeed } from '../play/tempo.ts';
import type { Search } from '../solve/search.ts';
import {
  readOrder,
  readPieceOrder,
  readRules,
  readSearch,
  readSeed,
  readSolver,
  writeSearch,
} from '../solve/searchText.ts';
import { readUntil } from '../solve/until.ts';
import { MOST_PANES } from '../ui/race/model.ts';
import { themes } from '../view/themes/index.ts';
import { languages } from '../words/index.ts';
import { defaults, type Settings } from './settings.ts';

/** Something in an address that makes no sense: a value, or a name where there is no value for it. */
export interface Misfit {
  readonly name: string;
  readonly value: string;
  /** What is used in its place; undefined if the name itself has no meaning. */
  readonly used: string | undefined;
}

type Readers = {
  readonly [Name in keyof Settings]: (value: string) => Settings[Name] | undefined;
};

const among =
  <Value extends string>(...values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((known) => known === value);

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** `unique`, `unique=1` and `unique=true` mean yes. */
const flag = (value: string): boolean | undefined => {
  if (['', '1', 'true'].includes(value)) return true;
  return ['0', 'false'].includes(value) ? false : undefined;
};

const whole = (value: string, most: number): number | undefined =>
  /^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined;

/** Reads 'auto', or what else there is to read. */
const orAuto =
  <Value>(read: (value: string) => Value | undefined) =>
  (value: string): Value | 'auto' | undefined =>
    value === 'auto' ? value : read(value);

/** Searches with `~` between them. */
const panesIn = (value: string): readonly Search[] | undefined => {
  const searches = value.split('~').map((text) => readSearch(text));
  const isWrong = searches.includes(undefined) || searches.length > MOST_PANES;
  return isWrong ? undefined : (searches as Search[]);
};

const readers = (isPuzzle: (id: string) => boolean): Readers => ({
  mode: among('saver', 'race'),
  puzzle: (value) => (isPuzzle(value) ? value : undefined),
  // Whether it can be unpacked is seen when it is.
  text: (value) => value,
  solver: orAuto(readSolver),
  order: orAuto(readOrder),
  pieces: orAuto(readPieceOrder),
  rules: orAuto(readRules),
  seed: orAuto(readSeed),
  // Whether a piece has this name is seen when there is a puzzle.
  hold: (value) => value || undefined,
  unique: flag,
  panes: panesIn,
  equal: among('steps', 'time'),
  until: readUntil,
  speed: readSpeed,
  step: (value) => whole(value, Number.MAX_SAFE_INTEGER),
  paused: flag,
  theme: among(...keysOf(themes)),
  letters: orAuto(flag),
  lang: among(...languages, 'auto'),
  ui: flag,
});

/**
 * Reads the part of an address after its `?`. What makes no sense is told, and left at its default.
 *
 * @param isPuzzle whether a puzzle goes by an id
 */
export function readAddress(
  query: string,
  isPuzzle: (id: string) => boolean,
): { settings: Settings; misfits: Misfit[] } {
  const settings: Settings = { ...defaults };
  const misfits: Misfit[] = [];
  const known: Record<string, ((value: string) => unknown) | undefined> = readers(isPuzzle);
  for (const [name, value] of new URLSearchParams(query)) {
    const read = Object.hasOwn(known, name) ? known[name] : undefined;
    const found = read?.(value);
    if (found !== undefined) Object.assign(settings, { [name]: found });
    else {
      const used = read && written(defaults[name as keyof Settings]);
      misfits.push({ name, value, used });
    }
  }
  return { settings, misfits };
}

const areSearches = (list: readonly Search[] | readonly string[]): list is readonly Search[] =>
  typeof list[0] === 'object';

const written = (value: Settings[keyof Settings]): string => {
  if (typeof value === 'boolean') return String(Number(value));
  if (typeof value !== 'object') return String(value);
  return areSearches(value) ? value.map(writeSearch).join('~') : value.join(',') || 'none';
};

/** What is said of races alone. */
const ofRaces: readonly (keyof Settings)[] = ['panes', 'equal', 'until'];

/** The address of settings, after its `?`: only what differs from the defaults. */
export function writeAddress(settings: Settings): string {
  const query = new URLSearchParams();
  for (const name of keysOf(settings)) {
    if (name === 'puzzle' && settings.text !== '') continue;
    if (ofRaces.includes(name) && settings.mode !== 'race') continue;
    const value = written(settings[name]);
    if (value !== written(defaults[name])) query.set(name, value);
  }
  // What may stand in an address as it is, is easier to read so.
  return query.toString().replaceAll(/%(3A|2C|7E)/g, decodeURIComponent);
}
