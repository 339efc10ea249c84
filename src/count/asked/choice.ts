import { features, type Feature } from './featureNames.ts';

/** What solutions are sorted by: their number, or a figure, or where a piece lies. */
export type Sorting =
  | { readonly by: 'number' | 'edge' | 'crossroads' | 'common' | 'kinds' }
  | { readonly by: 'piece'; readonly piece: string };

/** Which of all solutions are looked at, and in which order. */
export interface Choice {
  /** Whether there is only the first of solutions that are images of each other. */
  readonly once: boolean;
  readonly without: readonly Feature[];
  readonly having: readonly Feature[];
  /** Placements that lie in all of them, and in none of them. */
  readonly fixed: readonly number[];
  readonly forbidden: readonly number[];
  readonly sorting: Sorting;
  /** The only figure that they have, of what they are sorted by; undefined for any. */
  readonly figure: number | undefined;
}

export const everySolution: Choice = {
  once: false,
  without: [],
  having: [],
  fixed: [],
  forbidden: [],
  sorting: { by: 'number' },
  figure: undefined,
};

/** The names of all that solutions can be sorted by, pieces aside; the first one is usual. */
export const sortings = ['number', 'edge', 'crossroads', 'common', 'kinds'] as const;

const escaped = (name: string): string => name.replaceAll(/[%,:]/g, encodeURIComponent);
const isFeature = (text: string): text is Feature => features.some((one) => one === text);

export const writeSorting = (sorting: Sorting): string =>
  sorting.by === 'piece' ? `piece:${escaped(sorting.piece)}` : sorting.by;

/** Reads one of the names above, or `piece:X`. */
export function readSorting(text: string): Sorting | undefined {
  const by = sortings.find((one) => one === text);
  if (by) return { by };
  const [kind, name, ...others] = text.split(':');
  if (kind !== 'piece' || !name || others.length > 0) return undefined;
  try {
    return { by: 'piece', piece: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}

/** Writes a choice as the parts of an address that differ from the usual ones. */
export function writeChoice(choice: Choice): string[] {
  const { once, without, having, fixed, forbidden, sorting, figure } = choice;
  return [
    ...(once ? ['once'] : []),
    ...without.map((feature) => `no:${feature}`),
    ...having.map((feature) => `with:${feature}`),
    ...fixed.map((placement) => `fix:${placement}`),
    ...forbidden.map((placement) => `forbid:${placement}`),
    ...(sorting.by === 'number' ? [] : [`by:${writeSorting(sorting)}`]),
    ...(figure === undefined ? [] : [`only:${figure}`]),
  ];
}

/** A choice with one of its parts; undefined if that is none. */
export function withPart(choice: Choice, part: string): Choice | undefined {
  if (part === 'once') return { ...choice, once: true };
  const colon = part.indexOf(':');
  const [name, value] = [part.slice(0, colon), part.slice(colon + 1)];
  if (name === 'by') {
    const sorting = readSorting(value);
    return sorting && { ...choice, sorting };
  }
  if (isFeature(value)) {
    if (name === 'no') return { ...choice, without: added(choice.without, value) };
    if (name === 'with') return { ...choice, having: added(choice.having, value) };
  }
  const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  if (!Number.isSafeInteger(number)) return undefined;
  if (name === 'fix') return { ...choice, fixed: added(choice.fixed, number) };
  if (name === 'forbid') return { ...choice, forbidden: added(choice.forbidden, number) };
  return name === 'only' ? { ...choice, figure: number } : undefined;
}

const added = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list : [...list, item];
