import { orders, type OrderId } from './orders/index.ts';
import type { PieceOrder } from './pieceOrder.ts';
import { LARGEST_SEED } from './random.ts';
import { rules, type RuleId } from './rules/index.ts';
import { plainSearch, type Search } from './search.ts';
import { solvers, type SolverId } from './solvers/index.ts';

const nameOf =
  <Id extends string>(among: Readonly<Record<Id, unknown>>) =>
  (text: string): Id | undefined => {
    const name = text.toLowerCase();
    return Object.hasOwn(among, name) ? (name as Id) : undefined;
  };

/** The name of a solver, in capitals or not, or undefined for anything else; so with orders. */
export const readSolver = nameOf<SolverId>(solvers);
export const readOrder = nameOf<OrderId>(orders);

const ruleNamed = nameOf<RuleId>(rules);

/** Names of rules with commas between them, each one once; `none` for none of them. */
export function readRules(text: string): readonly RuleId[] | undefined {
  if (text.toLowerCase() === 'none') return [];
  const names = text.split(',').map((name) => ruleNamed(name));
  const isWrong = names.includes(undefined) || new Set(names).size < names.length;
  return isWrong ? undefined : (names as RuleId[]);
}

/**
 * `given`, `random`, `hardest`, or names with commas between them. Whether pieces have these names is
 * seen when there is a puzzle: names of others are passed over.
 */
export function readPieceOrder(text: string): PieceOrder | undefined {
  if (text === 'given' || text === 'random' || text === 'hardest') return text;
  return text === '' ? undefined : text.split(',');
}

export function readSeed(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= LARGEST_SEED ? Number(text) : undefined;
}

const readUnique = (text: string): boolean | undefined => {
  const name = text.toLowerCase();
  return name === 'unique' ? true : name === 'all' ? false : undefined;
};

/** How the parts of a search are written, in order. */
const parts = [
  { part: 'solver', read: readSolver },
  { part: 'order', read: readOrder },
  { part: 'rules', read: readRules },
  { part: 'pieces', read: readPieceOrder },
  { part: 'seed', read: readSeed },
  { part: 'unique', read: readUnique },
  // Whether a piece has this name is seen when there is a puzzle.
  { part: 'hold', read: (text: string) => text },
] as const;

/** Names of pieces may hold what stands between parts, and between searches in a list. */
const escaped = (text: string): string =>
  text.replaceAll(/[%:~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const unescaped = (text: string): string =>
  text.replaceAll(/%(25|3a|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const written = (part: Search[keyof Search]): string => {
  if (typeof part === 'boolean') return part ? 'unique' : 'all';
  return typeof part === 'object' ? part.join(',') || 'none' : String(part);
};

/** What makes no sense in a text that should be a search. */
export interface Misread {
  /** The part it stands for; undefined for one too many. */
  readonly part: keyof Search | undefined;
  readonly text: string;
}

/**
 * Reads a search from `solver:order:rules:pieces:seed:unique:hold`, or tells the first part that makes no sense.
 * Parts at the end may be left out, and any part may be empty: then it is as in `plainSearch`.
 */
export function readParts(text: string): Search | Misread {
  const texts = text.split(':').map((part) => unescaped(part));
  const search: Record<string, unknown> = { ...plainSearch };
  for (const [i, { part, read }] of parts.entries()) {
    const given = texts[i] ?? '';
    if (given === '') continue;
    search[part] = read(given);
    if (search[part] === undefined) return { part, text: given };
  }
  const more = texts[parts.length];
  return more === undefined ? (search as unknown as Search) : { part: undefined, text: more };
}

export const isMisread = (read: Search | Misread): read is Misread => 'part' in read;

/** The search that a text says; undefined if a part of it makes no sense. */
export function readSearch(text: string): Search | undefined {
  const read = readParts(text);
  return isMisread(read) ? undefined : read;
}

/** Writes a search such that `readSearch` reads it: as short as may be, though its solver is always named. */
export function writeSearch(search: Search): string {
  const texts = parts.map(({ part }, i) => {
    const text = written(search[part]);
    return i > 0 && text === written(plainSearch[part]) ? '' : escaped(text);
  });
  while (texts.at(-1) === '') texts.pop();
  return texts.join(':');
}
