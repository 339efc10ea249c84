import type { CatalogueEntry } from '../../../puzzle/catalogue.ts';
import type { RandomStream } from '../../../solve/random.ts';
import type { PlaylistItem } from '../../state.ts';

/** Something else than a board that is solved, between two of them. */
export interface Interlude {
  /**
   * What is shown after a puzzle; undefined if it cannot follow that.
   *
   * @param all the puzzles that come with the page
   * @param solved solutions found in this browser, by puzzle id
   */
  after(
    shown: CatalogueEntry,
    random: RandomStream,
    all: readonly CatalogueEntry[],
    solved: ReadonlyMap<string, string>,
  ): PlaylistItem | undefined;
}
