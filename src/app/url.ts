import { readSpeed } from '../play/tempo.ts';
import type { Search } from '../solve/search.ts';
import {
  isMisread,
  readOrder,
  readParts,
  readPieceOrder,
  readRules,
  readSeed,
  readSolver,
  type Misread,
  writeSearch,
} from '../solve/searchText.ts';
import { readUntil } from '../run/until.ts';
import { MOST_PANES } from '../ui/race/model.ts';
import { themes } from '../theme/index.ts';
import { languages } from '../words/index.ts';
import { defaults, type ModeId, type Settings } from './settings.ts';

/** Something in an address that makes no sense. */
export type Misfit = BadValue | BadPane | TooManyPanes;

/** A value, or a name where there is no value for it. */
interface BadValue {
  readonly name: string;
  readonly value: string;
  /** What is used in its place; undefined if the name itself has no meaning. */
  readonly used: string | undefined;
}

/** A search of a race that is left out: which one it is, counted from 1, and what is wrong with it. */
interface BadPane {
  readonly pane: number;
  readonly value: string;
  readonly wrong: Misread;
}

/** There are more searches of a race than can be shown. */
interface TooManyPanes {
  readonly panes: number;
}

type Readers = {
  readonly [Name in keyof Settings]: (value: string) => Settings[Name] | undefined;
};

const among =
  <Value extends string>(...values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((known) => known === value.toLowerCase());

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** `unique`, `unique=1` and `unique=true` mean yes. */
const flag = (value: string): boolean | undefined => {
  if (['', '1', 'true'].includes(value.toLowerCase())) return true;
  return ['0', 'false'].includes(value.toLowerCase()) ? false : undefined;
};

const whole = (value: string, most: number): number | undefined =>
  /^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined;

/** Reads 'auto', or what else there is to read. */
const orAuto =
  <Value>(read: (value: string) => Value | undefined) =>
  (value: string): Value | 'auto' | undefined =>
    value === 'auto' ? value : read(value);

/**
 * Searches with `~` between them: as many as make sense and have room, undefined if none does. What is
 * left out is told.
 */
function panesIn(value: string, tell: (misfit: Misfit) => void): readonly Search[] | undefined {
  const panes: Search[] = [];
  for (const [i, text] of value.split('~').entries()) {
    if (text === '') continue;
    const read = readParts(text);
    if (isMisread(read)) tell({ pane: i + 1, value: text, wrong: read });
    else panes.push(read);
  }
  if (panes.length > MOST_PANES) tell({ panes: panes.length });
  return panes.length > 0 ? panes.slice(0, MOST_PANES) : undefined;
}

const readers = (isPuzzle: (id: string) => boolean, tell: (misfit: Misfit) => void): Readers => ({
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
  panes: (value) => panesIn(value, tell),
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
  const known: Record<string, ((value: string) => unknown) | undefined> = readers(
    isPuzzle,
    (misfit) => misfits.push(misfit),
  );
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

/** What is said in one mode alone: a race has no search of its own. */
const saidIn: Readonly<Record<ModeId, readonly (keyof Settings)[]>> = {
  saver: ['solver', 'order', 'pieces', 'rules', 'seed', 'unique', 'hold'],
  race: ['panes', 'equal', 'until'],
};

const isOfAnother = (name: keyof Settings, mode: ModeId): boolean =>
  keysOf(saidIn).some((other) => other !== mode && saidIn[other].includes(name));

/** The address of settings, after its `?`: only what differs from the defaults. */
export function writeAddress(settings: Settings): string {
  const query = new URLSearchParams();
  for (const name of keysOf(settings)) {
    if (name === 'puzzle' && settings.text !== '') continue;
    if (isOfAnother(name, settings.mode)) continue;
    const value = written(settings[name]);
    if (value !== written(defaults[name])) query.set(name, value);
  }
  // What may stand in an address as it is, is easier to read so.
  return query.toString().replaceAll(/%(3A|2C|7E)/g, decodeURIComponent);
}
