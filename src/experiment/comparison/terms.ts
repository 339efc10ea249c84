import { orders, type OrderId } from '../../solve/orders/index.ts';
import type { PieceOrder } from '../../solve/orders/pieceOrder.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import { readOrder, readPieceOrder, readRules } from '../../solve/saved/searchText.ts';

/** The goals of a comparison: the first solution, or all. */
export const goals = ['first', 'all'] as const;
export type Goal = (typeof goals)[number];

/** What is compared, whatever the puzzles: each order with each set of rules, with each seed. */
export interface Terms {
  readonly until: Goal;
  readonly orders: readonly OrderId[];
  readonly ruleSets: readonly (readonly RuleId[])[];
  readonly pieces: PieceOrder;
  /** The number of seeds, the first of which is 0. */
  readonly seeds: number;
  /** The steps after which each run stops. */
  readonly steps: number;
}

/** The orders that leave nothing to chance. */
const fixedOrders = (Object.keys(orders) as OrderId[]).filter((id) => id !== 'random');

export const usualTerms: Terms = {
  until: 'first',
  orders: fixedOrders,
  ruleSets: [[], ['islands']],
  pieces: 'given',
  seeds: 1,
  steps: 1_000_000,
};

export const MOST_SEEDS = 999;
export const MOST_STEPS = 1e12;

const wholeUpTo =
  (most: number) =>
  (text: string): number | undefined =>
    /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const readSeeds = wholeUpTo(MOST_SEEDS);
const readSteps = wholeUpTo(MOST_STEPS);

const readGoal = (text: string): Goal | undefined =>
  goals.find((goal) => goal === text.toLowerCase());

/** Reads a list whose items differ; undefined if one of them is invalid, or comes twice. */
function readList<Item>(
  text: string,
  read: (item: string) => Item | undefined,
  write: (item: Item) => string,
): readonly Item[] | undefined {
  const items = text.split(',').map((item) => read(item));
  const isRead = (all: readonly (Item | undefined)[]): all is Item[] => !all.includes(undefined);
  if (!isRead(items)) return undefined;
  return new Set(items.map((item) => write(item))).size === items.length ? items : undefined;
}

/** Reads the names of orders, separated by commas. */
export const readOrders = (text: string): readonly OrderId[] | undefined =>
  readList(text, readOrder, String);

export const writeRuleSet = (rules: readonly RuleId[]): string => rules.join('+') || 'none';

/** Reads sets of rules separated by commas, such as `none,islands,islands+parity`. */
export const readRuleSets = (text: string): Terms['ruleSets'] | undefined =>
  // A plus sign in an address stands for a space.
  readList(
    text,
    (set) => (set.includes(',') ? undefined : readRules(set.replaceAll(/[+ ]/g, ','))),
    (rules) => writeRuleSet(rules.toSorted()),
  );

/** The parts of written terms, in order. */
const parts = [
  { part: 'until', read: readGoal, write: String },
  { part: 'orders', read: readOrders, write: String },
  {
    part: 'ruleSets',
    read: readRuleSets,
    write: (sets: Terms['ruleSets']) => sets.map(writeRuleSet).join(),
  },
  { part: 'pieces', read: readPieceOrder, write: String },
  { part: 'seeds', read: readSeeds, write: String },
  { part: 'steps', read: readSteps, write: String },
] as const;

const writePart = (terms: Terms, at: number): string => {
  const { part, write } = parts[at]!;
  const text = (write as (value: unknown) => string)(terms[part]);
  return part === 'pieces' ? text.replaceAll('%', '%25').replaceAll(':', '%3a') : text;
};

const readPart = (text: string, at: number): unknown => {
  const { part, read } = parts[at]!;
  return read(part === 'pieces' ? text.replaceAll('%3a', ':').replaceAll('%25', '%') : text);
};

/**
 * Reads `until:orders:rules:pieces:seeds:steps`; undefined if a part is invalid. A part that is empty or left
 * out is that of `usualTerms`.
 */
export function readTerms(text: string): Terms | undefined {
  const texts = text.split(':');
  if (texts.length > parts.length) return undefined;
  const read: Record<string, unknown> = { ...usualTerms };
  for (const [at, given] of texts.entries()) {
    if (given === '') continue;
    const value = readPart(given, at);
    if (value === undefined) return undefined;
    read[parts[at]!.part] = value;
  }
  return read as unknown as Terms;
}

/** Writes terms in the shortest form that `readTerms` reads back; it always says the goal. */
export function writeTerms(terms: Terms): string {
  const texts = parts.map((_, at) => {
    const text = writePart(terms, at);
    return at > 0 && text === writePart(usualTerms, at) ? '' : text;
  });
  while (texts.at(-1) === '') texts.pop();
  return texts.join(':');
}
