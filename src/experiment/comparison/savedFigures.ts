import { isAmount, isNatural, isRecord } from '../../solve/saved/validate.ts';
import type { SearchFigures } from '../searchFigures.ts';
import type { Known } from './table.ts';

/** Incremented whenever a search takes other steps than before: figures of two versions are never mixed. */
export const SEARCHES = 1;

const naturals = ['steps', 'placements', 'deadEnds', 'depth', 'deepest', 'solutions'] as const;

/** Whether saved data, which is untrusted, are the figures of a run. */
const isFigures = (value: unknown): value is SearchFigures =>
  isRecord(value) &&
  naturals.every((name) => isNatural(value[name])) &&
  (value['first'] === null || isNatural(value['first'])) &&
  isAmount(value['progress']) &&
  typeof value['finished'] === 'boolean';

/** Reads the figures of so many runs from plain data, with null for a run that is not complete. */
export function readFigures(data: unknown, runs: number): Known | undefined {
  if (!Array.isArray(data) || data.length !== runs) return undefined;
  const all = data.map((one: unknown) => (one === null ? undefined : one));
  const isSound = (list: readonly unknown[]): list is Known =>
    list.every((one) => one === undefined || isFigures(one));
  return isSound(all) ? all : undefined;
}

export const writeFigures = (known: Known): readonly (SearchFigures | null)[] =>
  known.map((figures) => figures ?? null);
