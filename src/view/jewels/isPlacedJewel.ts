import { lattices } from '../../puzzle/lattices/index.ts';
import { isNatural, isRecord } from '../../solve/saved/validate.ts';
import { MOST_CELLS, type PlacedJewel } from './jewel.ts';

const isListOf = (value: unknown, check: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(check);
const isPair = (value: unknown, check: (one: unknown) => boolean): boolean =>
  isListOf(value, check) && value.length === 2;

/** Whether a value of unknown origin is a jewel with its place, and can be drawn. */
export function isPlacedJewel(value: unknown): value is PlacedJewel {
  if (!isRecord(value) || !isRecord(value['jewel'])) return false;
  const { at } = value;
  const { seed, lattice, cells, owner, colours, use, quarters } = value['jewel'];
  const counts = isRecord(use) ? [use['count'], use['kinds'], use['scheme']] : [undefined];
  if (![seed, quarters, ...counts].every(isNatural)) return false;
  const isBelow = (limit: unknown) => (one: unknown) => isNatural(one) && one < Number(limit);
  return (
    typeof lattice === 'string' &&
    Object.hasOwn(lattices, lattice) &&
    isListOf(cells, (cell) => isPair(cell, Number.isSafeInteger)) &&
    cells.length > 0 &&
    cells.length <= MOST_CELLS &&
    isListOf(colours, isBelow(counts[0])) &&
    isListOf(owner, isBelow(colours.length)) &&
    owner.length === cells.length &&
    isBelow(4)(quarters) &&
    (at === undefined || isPair(at, Number.isFinite))
  );
}
