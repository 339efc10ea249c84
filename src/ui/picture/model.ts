import type { BoardDrawing } from '../../drawing/boardDrawing.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { Story, StoryTerms } from '../../teach/moment/story.ts';
import type { Theme } from '../../theme/index.ts';

/** A board at the moment on show. */
export interface PicturedBoard {
  /** As it is drawn in a theme. */
  drawn(theme: Theme): BoardDrawing;
  /** By how many quarters it is shown turned, counterclockwise. */
  readonly quarters: number;
  /** The search whose moments can be told; undefined if there is none. */
  readonly search: Search | undefined;
}

/** What pictures are made of: the moment on show, which stays while the run goes on. */
export interface PictureSubject {
  /** All boards, in the order of the page; one at least. */
  readonly boards: readonly PicturedBoard[];
  /** Whether names are on the pieces of the page. */
  readonly hasLetters: boolean;
  /** The puzzle whose pieces can be cut; undefined where pieces are still to be made. */
  readonly puzzle: Puzzle | undefined;
}

/** A story, the search that it is of, and the moments that were asked for. */
export interface ToldStory {
  readonly story: Story;
  readonly problem: Problem;
  readonly search: Search;
  readonly terms: StoryTerms;
}
