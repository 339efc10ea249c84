import type { Scene } from './modes/scene.ts';
import { themeOf, type Settings, puzzleIdOf, themeIdOf } from '../settings/settings.ts';
import { batch, createSignal, type Accessor, type Setter } from 'solid-js';
import { createModel, type Model, type ModeOverlay } from '../ui/index.tsx';
import { applyTheme, hourOf, languageOf } from './appearance.ts';
import { aspectOf } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { words } from '../words/index.ts';
import { neutralTitleOf, titleOf, turnedTitle } from '../words/titles.ts';
import { recipeNamed, searchFor } from './library/recipes.ts';

/** Updates the overlay's model, and the title and colours of the page. */
export class Presenter {
  readonly model: Model;
  readonly overlay: Accessor<ModeOverlay>;
  private readonly setOverlay: Setter<ModeOverlay>;
  readonly set: ReturnType<typeof createModel>[1];

  constructor(settings: Settings, scene: Scene, initial: Pick<Model, 'notices' | 'isModeMissing'>) {
    scene.updateOverlay();
    [this.model, this.set] = createModel({
      ...describe(settings, scene),
      ...initial,
      fullscreen: false,
      isBlank: false,
      counting: undefined,
      part: undefined,
    });
    [this.overlay, this.setOverlay] = createSignal(scene.overlay);
    this.showAppearance(settings);
    document.addEventListener('fullscreenchange', () =>
      this.set({ fullscreen: document.fullscreenElement !== null }),
    );
  }

  showAll(settings: Settings, scene: Scene): void {
    batch(() => {
      scene.updateOverlay();
      this.set(describe(settings, scene));
      this.setOverlay(() => scene.overlay);
    });
    this.showAppearance(settings);
  }

  /** Updates what changes as time passes. */
  showFigures(scene: Scene): void {
    batch(() => {
      scene.updateOverlay();
      this.set(scene.figures());
    });
  }

  /** Shows the theme at the hour. */
  showTheme(settings: Settings): void {
    applyTheme(themeOf(settings), hourOf(settings, new Date()));
  }

  private showAppearance(settings: Settings): void {
    this.showTheme(settings);
    // One that never tells the outcome, which may be seen before the board is.
    document.title = `${this.model.neutralTitle} · Fitful`;
  }
}

function describe(settings: Settings, scene: Scene) {
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
  const named = scene.title?.(words(lang)) ?? board;
  const titled = (by: typeof titleOf): string => named ?? (seen(by(id, puzzle, lang)) || own);
  return {
    fullTitle: titled(titleOf),
    neutralTitle: titled(neutralTitleOf),
    pieces: puzzle.pieces.map(({ name }) => name),
    size: {
      pieces:
        puzzle.use === 'all' ? puzzle.pieces.reduce((n, { copies }) => n + copies, 0) : undefined,
      cells: puzzle.board.cells.length,
    },
    text: printPuzzle(puzzle),
    aspect: aspectOf(lattices[puzzle.lattice], puzzle.board.cells),
    published: puzzle.published,
    unique: puzzle.published ?? (id === undefined ? undefined : recipeNamed(id).unique),
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
