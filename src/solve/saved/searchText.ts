import { orders, type OrderId } from '../orders/index.ts';
import type { PieceOrder } from '../orders/pieceOrder.ts';
import { LARGEST_SEED } from '../random.ts';
import { rules, type RuleId } from '../rules/index.ts';
import { plainSearch, type Search } from '../search.ts';
import { solvers, type SolverId } from '../solvers/index.ts';

const nameOf =
  <Id extends string>(among: Readonly<Record<Id, unknown>>) =>
  (text: string): Id | undefined => {
    const name = text.toLowerCase();
    return Object.hasOwn(among, name) ? (name as Id) : undefined;
  };

/** Reads the name of a solver or an order, case-insensitively; undefined for anything else. */
export const readSolver = nameOf<SolverId>(solvers);
export const readOrder = nameOf<OrderId>(orders);

const ruleNamed = nameOf<RuleId>(rules);

/** Reads rule names separated by commas, each at most once, or `none`; undefined for all else. */
export function readRules(text: string): readonly RuleId[] | undefined {
  if (text.toLowerCase() === 'none') return [];
  const names = text.split(',').map((name) => ruleNamed(name));
  const isWrong = names.includes(undefined) || new Set(names).size < names.length;
  return isWrong ? undefined : (names as RuleId[]);
}

/** Reads `given`, `random`, `hardest`, or piece names separated by commas, of any puzzle. */
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

/** The parts of a written search, in order. */
const parts = [
  { part: 'solver', read: readSolver },
  { part: 'order', read: readOrder },
  { part: 'rules', read: readRules },
  { part: 'pieces', read: readPieceOrder },
  { part: 'seed', read: readSeed },
  { part: 'unique', read: readUnique },
  // Checked once there is a puzzle.
  { part: 'hold', read: (text: string) => text },
] as const;

/** Escapes the separators of parts, and of searches in a list, in piece names. */
const escaped = (text: string): string =>
  text.replaceAll(/[%:~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const unescaped = (text: string): string =>
  text.replaceAll(/%(25|3a|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const written = (part: Search[keyof Search]): string => {
  if (typeof part === 'boolean') return part ? 'unique' : 'all';
  return typeof part === 'object' ? part.join(',') || 'none' : String(part);
};

/** An invalid part of a written search. */
export interface Misread {
  /** The part; undefined for one too many. */
  readonly part: keyof Search | undefined;
  readonly text: string;
}

/**
 * Reads a search from `solver:order:rules:pieces:seed:unique:hold`, or returns the first invalid
 * part. Trailing parts may be left out and any part may be empty: both mean the default of
 * `plainSearch`.
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

/** Reads a search; undefined if a part of it is invalid. */
export function readSearch(text: string): Search | undefined {
  const read = readParts(text);
  return isMisread(read) ? undefined : read;
}

/** Writes a search in the shortest form that `readSearch` reads back; it always names the solver. */
export function writeSearch(search: Search): string {
  const texts = parts.map(({ part }, i) => {
    const text = written(search[part]);
    return i > 0 && text === written(plainSearch[part]) ? '' : escaped(text);
  });
  while (texts.at(-1) === '') texts.pop();
  return texts.join(':');
}
