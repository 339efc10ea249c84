import { puzzleIdOf, type Settings } from '../../../settings/settings.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { orders } from '../../../solve/orders/index.ts';
import type { Search } from '../../../solve/search.ts';

/** The end of the title of a board that is a piece enlarged, such as a letter, which stands as it is read. */
const ENLARGED = / as large$/;

/**
 * Whether a board may be turned on the screen, by a quarter or a half: only where nothing that is said of it,
 * or printed on it, depends on how it lies. Captions name cells by column and row; labels stand in the order in
 * which they are read; a title may say that the board is a letter; some fill orders are named by a direction,
 * and a held piece by its orientation. What users have written is shown as they wrote it.
 */
export function mayTurn(
  { labels = [], title }: Pick<Puzzle, 'labels' | 'title'>,
  { order, hold }: Pick<Search, 'order' | 'hold'>,
  settings: Settings,
): boolean {
  const isWritten = puzzleIdOf(settings) === undefined;
  const isDirected = orders[order].isDirected === true || hold.includes(':');
  const isFree = labels.length === 0 && !ENLARGED.test(title);
  return isFree && !settings.captions && !isWritten && !isDirected;
}
