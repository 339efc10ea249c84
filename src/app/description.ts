import type { Model } from '../ui/index.tsx';
import { titleOf, words } from '../words/index.ts';
import { languageOf, lookOf } from './appearance.ts';
import { followsRecipe, type Settings } from './settings.ts';
import type { Showing } from './showing.ts';

type Figures = Pick<Model, 'status' | 'playing' | 'passing' | 'known'>;
type Description = Figures &
  Pick<Model, 'title' | 'pieces' | 'text' | 'published' | 'choices' | 'ui'>;

/** What the overlay shows and time changes. */
export function figuresOf(showing: Showing): Figures {
  const { playing, moving, holding, finished, furthest } = showing.player;
  const passing = playing && !holding && !finished;
  return { status: showing.status(), playing: moving, passing, known: furthest };
}

/** All that the overlay shows of a search, as somebody has chosen it. */
export function describe(settings: Settings, showing: Showing): Description {
  const { puzzle, search } = showing.subject;
  const { speed, theme, ui } = settings;
  const lang = languageOf(settings);
  const id = settings.text === '' ? settings.puzzle : undefined;
  return {
    title: titleOf(id, puzzle, lang) || words(lang).ui.ownPuzzle,
    pieces: puzzle.pieces.map(({ name }) => name),
    text: showing.text,
    published: puzzle.known,
    ui,
    choices: {
      puzzle: id,
      search,
      recommended: followsRecipe(settings),
      speed,
      theme,
      lang,
      letters: lookOf(settings, puzzle).letters,
    },
    ...figuresOf(showing),
  };
}
