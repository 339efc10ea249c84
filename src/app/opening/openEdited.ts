import { untitled } from '../../puzzle/editing.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { subjectOf, type Settings } from '../../settings/settings.ts';
import { pack } from '../address/packed.ts';
import type { Page } from '../page.ts';
import { settingsOf, type PageState } from '../state.ts';
import { inMode } from './requests.ts';

/** The puzzle on show as it was before its board was edited, and how it is named. */
function originOf(state: PageState): NonNullable<PageState['edited']>['of'] {
  const { edited, puzzle } = state;
  return edited?.puzzle === puzzle ? edited.of : { puzzle, named: settingsOf(state).puzzle };
}

/** The puzzle on show as it was before its board was edited. */
export const original = ({ state }: Page): Puzzle => originOf(state).puzzle;

/** The puzzle before all edits if they have led back to it, with all that is said of it; else the same. */
export function unedited({ state }: Page, puzzle: Puzzle): Puzzle {
  const origin = originOf(state).puzzle;
  const [before, after] = [origin, puzzle].map((one) => printPuzzle(untitled(one)));
  return before === after ? origin : puzzle;
}

/**
 * Opens a puzzle in place of the one on show of which it is an edit, with some settings changed: at once, but never
 * before this function has returned.
 */
export function openEdited(page: Page, puzzle: Puzzle, changes: Partial<Settings>): void {
  const of = originOf(page.state);
  const isOrigin = puzzle === of.puzzle;
  const naming = isOrigin ? Promise.resolve(of.named) : packedName(puzzle);
  void page.latest.run(naming, (named) => {
    const settings = { ...subjectOf(named), ...changes };
    const { next, ...request } = inMode(page.settings.mode, puzzle, settings);
    const edited = isOrigin ? undefined : { puzzle, of };
    page.open({ ...request, next: (state) => ({ ...next(state), edited }), arrival: 'atOnce' });
  });
}

const packedName = async (puzzle: Puzzle): Promise<Settings['puzzle']> => ({
  packed: await pack(printPuzzle(puzzle)),
});
