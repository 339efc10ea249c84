import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { pack } from './packed.ts';
import type { PageResources } from './resources.ts';
import { isInterlude, type PageState, type PlaylistItem } from './state.ts';

/** The longest time that an interlude stays, in ms. */
const LONGEST_INTERLUDE = 90_000;

type Sources = {
  readonly code: Pick<PageResources['code'], 'codeOf' | 'load'>;
  readonly order: Pick<PageResources['order'], 'after'>;
};

/** The longest time that the item on show may stay, in ms. */
export const longestStay = (state: PageState): number =>
  isInterlude(state) ? LONGEST_INTERLUDE : Infinity;

/**
 * The item that follows the one on show, once all its code is there; the next board if the code cannot be loaded. Rejects
 * if the puzzles cannot be loaded.
 *
 * @param made the puzzle that has been made of the one on show, which is solved next
 */
export async function nextItem(
  state: PageState,
  { code, order }: Sources,
  made: Puzzle | undefined,
): Promise<PlaylistItem> {
  const { base, listed } = state;
  if (made && isInterlude(state)) {
    const packed = await pack(printPuzzle(made));
    return { id: listed, puzzle: made, overrides: { puzzle: { packed } } };
  }
  const item = await order.after(listed, base);
  if (code.codeOf(item.overrides.mode ?? base.mode)) return item;
  return code.load().then(
    () => item,
    () => order.after(listed, base),
  );
}
