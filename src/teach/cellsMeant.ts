import type { Moment } from './moment.ts';

/**
 * The cells that the sentence on a moment names or speaks of, to be marked where it is read; none where it is about pieces
 * or the whole board.
 *
 * @param cells how many cells the board has: items are numbered cells first
 */
export function cellsMeant(moment: Moment, cells: number): readonly number[] {
  if (moment.kind === 'refused') return moment.cells;
  return 'item' in moment && moment.item < cells ? [moment.item] : [];
}
