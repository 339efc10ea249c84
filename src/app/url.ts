import { readSpeed } from '../play/tempo.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { choosable, choiceOf, type SearchChoice } from '../solve/searchChoice.ts';
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
import { defaultId, defaults, type ModeId, type Settings } from './settings.ts';

/** Something in an address that makes no sense. */
export type InvalidParam = BadValue | BadPane | TooManyPanes;

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

/** What an address says, by name: settings, but texts and the parts of a search by names of their own. */
type Sayings = Omit<Settings, 'puzzle' | 'search'> &
  Omit<Search, 'unique'> & { readonly puzzle: string; readonly text: string };

type Name = keyof Sayings;

type Readers = {
  readonly [Each in Name]: (value: string) => Sayings[Each] | undefined;
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

/**
 * Searches with `~` between them: as many as make sense and have room, undefined if none does. What is
 * left out is told.
 */
function panesIn(
  value: string,
  tell: (misfit: InvalidParam) => void,
): readonly Search[] | undefined {
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

const readers = (
  isPuzzle: (id: string) => boolean,
  tell: (misfit: InvalidParam) => void,
): Readers => ({
  mode: among('saver', 'race'),
  puzzle: (value) => (isPuzzle(value) ? value : undefined),
  // Whether it can be unpacked is seen when it is.
  text: (value) => value,
  solver: readSolver,
  order: readOrder,
  pieces: readPieceOrder,
  rules: readRules,
  seed: readSeed,
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
  letters: flag,
  lang: among(...languages, 'auto'),
  ui: flag,
});

type PartsSaid = Record<(typeof choosable)[number], string>;

/** How a part of a search is said that is left out. */
const UNSAID = 'auto';

/** How a search of one board is said: as little of it as will do. */
function partsSaid(search: SearchChoice): PartsSaid {
  const said = Object.fromEntries(choosable.map((part) => [part, UNSAID])) as PartsSaid;
  if (search === 'recipe') return said;
  for (const part of choosable) {
    const chosen = String(search[part] ?? plainSearch[part]);
    if (chosen !== String(plainSearch[part])) said[part] = chosen;
  }
  // Where all of it is plain, something has to say that it is not the recipe.
  const isPlain = choosable.every((part) => said[part] === UNSAID);
  return isPlain ? { ...said, solver: plainSearch.solver } : said;
}

const flagged = (value: boolean | 'auto'): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;

/** All that could be said of settings, in the order in which an address says it. */
function sayingsOf(settings: Settings): Record<Name, string> {
  const { puzzle } = settings;
  return {
    mode: settings.mode,
    puzzle: 'id' in puzzle ? puzzle.id : defaultId,
    text: 'packed' in puzzle ? puzzle.packed : '',
    ...partsSaid(settings.search),
    unique: flagged(settings.unique),
    panes: settings.panes.map(writeSearch).join('~'),
    equal: settings.equal,
    until: String(settings.until),
    speed: String(settings.speed),
    step: String(settings.step),
    paused: flagged(settings.paused),
    theme: settings.theme,
    letters: flagged(settings.letters),
    lang: settings.lang,
    ui: flagged(settings.ui),
  };
}

/** What need not be said. */
const usual = sayingsOf(defaults);

/** All the names there are in an address. */
export const names = keysOf(usual);

/**
 * Reads the part of an address after its `?`. What makes no sense is told, and left at its default.
 *
 * @param isPuzzle whether a puzzle goes by an id
 */
export function readAddress(
  query: string,
  isPuzzle: (id: string) => boolean,
): { settings: Settings; misfits: InvalidParam[] } {
  const said: Partial<Record<string, unknown>> = {};
  const misfits: InvalidParam[] = [];
  const known: Record<string, ((value: string) => unknown) | undefined> = readers(
    isPuzzle,
    (misfit) => misfits.push(misfit),
  );
  for (const [name, value] of new URLSearchParams(query)) {
    const read = Object.hasOwn(known, name) ? known[name] : undefined;
    const used = read && usual[name as Name];
    const found = read?.(value);
    if (value === used) delete said[name];
    else if (found === undefined) misfits.push({ name, value, used });
    else said[name] = found;
  }
  return { settings: settingsOf(said), misfits };
}

/** The settings of which an address says so much. */
function settingsOf({ puzzle, text, ...said }: Partial<Sayings>): Settings {
  const { solver, order, pieces, rules, seed, hold, ...others } = said;
  return {
    ...defaults,
    ...others,
    puzzle: text ? { packed: text } : { id: puzzle ?? defaultId },
    search: choiceOf({ solver, order, pieces, rules, seed, hold }),
  };
}

/** What is said in one mode alone: a race has no search of its own. */
const saidIn: Readonly<Record<ModeId, readonly Name[]>> = {
  saver: [...choosable, 'unique'],
  race: ['panes', 'equal', 'until'],
};

const isOfAnother = (name: Name, mode: ModeId): boolean =>
  keysOf(saidIn).some((other) => other !== mode && saidIn[other].includes(name));

/** The address of settings, after its `?`: only what differs from the defaults. */
export function writeAddress(settings: Settings): string {
  const query = new URLSearchParams();
  const said = sayingsOf(settings);
  for (const name of names) {
    if (said[name] !== usual[name] && !isOfAnother(name, settings.mode))
      query.set(name, said[name]);
  }
  // What may stand in an address as it is, is easier to read so.
  return query.toString().replaceAll(/%(3A|2C|7E)/g, decodeURIComponent);
}
