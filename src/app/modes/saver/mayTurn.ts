import { puzzleIdOf, type Settings } from '../../../settings/settings.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { orders } from '../../../solve/orders/index.ts';
import type { Search } from '../../../solve/search.ts';

/**
 * Whether a board may be turned by a quarter on the screen: only where nothing that is said of it, or printed
 * on it, depends on how it lies. Captions name cells by column and row; labels stand in the order in which
 * they are read; some fill orders are named by a direction, and a held piece by its orientation. What users
 * have written is shown as they wrote it.
 */
export function mayTurn(
  { labels = [] }: Pick<Puzzle, 'labels'>,
  { order, hold }: Pick<Search, 'order' | 'hold'>,
  settings: Settings,
): boolean {
  const isWritten = puzzleIdOf(settings) === undefined;
  const isDirected = orders[order].isDirected === true || hold.includes(':');
  return !settings.captions && labels.length === 0 && !isWritten && !isDirected;
}
