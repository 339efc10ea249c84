import type { Search } from '../../../../solve/search.ts';

/**
 * The side of a board, by its width divided by its height, along which a search fills it; undefined if along none, or
 * if it is named otherwise.
 */
export function sideOf({ solver, order }: Search, aspect: number): 'long' | 'short' | undefined {
  // Else the order decides between equals alone.
  if (solver !== 'backtrack' || (order !== 'rows' && order !== 'columns')) return undefined;
  if (Math.abs(aspect - 1) < 1e-9) return undefined;
  return aspect > 1 === (order === 'rows') ? 'long' : 'short';
}
