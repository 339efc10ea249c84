import { lattices } from '../../puzzle/lattices/index.ts';
import { isNatural, isRecord } from '../../solve/saved/validate.ts';
import type { ColourUse } from '../../puzzle/colouring.ts';
import { themes } from '../../theme/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { MOST_CELLS, MOST_JEWELS, type PlacedJewel } from './jewel.ts';

/** More colours than any puzzle has pieces. */
const MOST_COLOURS = 10_000;

const isListOf = (value: unknown, check: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(check);
const isPair = (value: unknown, check: (one: unknown) => boolean): boolean =>
  isListOf(value, check) && value.length === 2;

/** The number of colours that every theme has for a use of them. */
const coloursFor = (use: ColourUse): number =>
  Math.min(...Object.values(themes).map((theme) => pieceColours(theme, use).length));

/** Whether a value of unknown origin is a jewel with its place, and can be drawn. */
export function isPlacedJewel(value: unknown): value is PlacedJewel {
  if (!isRecord(value) || !isRecord(value['jewel'])) return false;
  const { place } = value;
  const { seed, lattice, cells, owner, colours, use, quarters, theme, hour } = value['jewel'];
  if (!isRecord(use)) return false;
  const { count, kinds, scheme } = use;
  if (![seed, quarters, count, kinds, scheme].every(isNatural)) return false;
  const isBelow = (limit: unknown) => (one: unknown) => isNatural(one) && one < Number(limit);
  return (
    typeof lattice === 'string' &&
    Object.hasOwn(lattices, lattice) &&
    isListOf(cells, (cell) => isPair(cell, Number.isSafeInteger)) &&
    cells.length > 0 &&
    cells.length <= MOST_CELLS &&
    isBelow(MOST_COLOURS)(count) &&
    isListOf(colours, isBelow(coloursFor(use as unknown as ColourUse))) &&
    isListOf(owner, isBelow(colours.length)) &&
    owner.length === cells.length &&
    isBelow(4)(quarters) &&
    (theme === undefined || (typeof theme === 'string' && Object.hasOwn(themes, theme))) &&
    (hour === undefined || (typeof hour === 'number' && hour >= 0 && hour <= 24)) &&
    isBelow(MOST_JEWELS)(place)
  );
}
