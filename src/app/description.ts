import { puzzleIdOf, themeIdOf, type Settings } from '../settings/settings.ts';
import type { Model } from '../ui/index.tsx';
import { aspectOf } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { neutralTitleOf, titleOf, turnedTitle, words } from '../words/index.ts';
import { languageOf } from './appearance.ts';
import type { Figures, Scene } from './modes/scene.ts';
import { searchFor } from './recipes.ts';

type Description = Figures &
  Pick<
    Model,
    'title' | 'fullTitle' | 'pieces' | 'text' | 'aspect' | 'published' | 'choices' | 'ui' | 'mode'
  >;

/** Everything the overlay shows of a scene and its settings. */
export function describe(settings: Settings, scene: Scene): Description {
  const puzzle = scene.divided ?? scene.puzzle;
  const search = scene.search ?? searchFor(settings);
  const { ui } = settings;
  const lang = languageOf(settings);
  const id = puzzle === scene.puzzle ? puzzleIdOf(settings) : undefined;
  const own = words(lang).ui.ownPuzzle;
  const seen = (title: string): string => (scene.isTurned ? turnedTitle(title) : title);
  // A title names pieces, of which none lie on a board that is divided, and what comes of them.
  const board =
    scene.divided && id !== undefined
      ? words(lang).generate.boardOf(neutralTitleOf(id, puzzle, lang))
      : undefined;
  const its = scene.title?.(words(lang)) ?? board;
  return {
    title: its ?? (seen((scene.isOutcomeOpen ? neutralTitleOf : titleOf)(id, puzzle, lang)) || own),
    fullTitle: its ?? (seen(titleOf(id, puzzle, lang)) || own),
    pieces: puzzle.pieces.map(({ name }) => name),
    text: printPuzzle(puzzle),
    aspect: aspectOf(lattices[puzzle.lattice], puzzle.board.cells),
    published: puzzle.published,
    ui,
    mode: settings.mode,
    choices: {
      puzzle: id,
      search,
      recommended: settings.search === 'recipe',
      settings,
      theme: themeIdOf(settings),
      lang,
    },
    ...scene.figures(),
  };
}
