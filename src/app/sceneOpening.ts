import type { ModeId } from '../settings/modeIds.ts';
import { puzzleIdOf, type Settings } from '../settings/settings.ts';
import type { Anchor } from '../play/chunk.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { writeSolution } from '../solve/solution.ts';
import type { Words } from '../words/index.ts';
import type { Stage } from '../view/stage.ts';
import type { AddressBar } from './addressBar.ts';
import type { Links } from './links.ts';
import type { PageServices, Scene, SceneContent } from './modes/scene.ts';
import type { Notices } from './notices.ts';
import type { Playback } from './playback.ts';
import type { PageResources } from './resources.ts';
import type { Showings } from './showings.ts';
import type { Solved } from './solved.ts';
import { solvedBoards } from './solvedBoards.ts';
import type { TextPuzzles } from './textPuzzles.ts';
import { lastingName } from './today.ts';

/** The page, as far as scenes are concerned. */
export interface ScenePage {
  readonly stage: Stage;
  readonly resources: PageResources;
  readonly notices: Notices;
  readonly solved: Solved;
  readonly address: AddressBar;
  readonly showings: Pick<Showings, 'isInterlude'>;
  playback(): Pick<Playback, 'takeControl'>;
  links(): Pick<Links, 'visit'>;
  textPuzzles(): Pick<TextPuzzles, 'openIn' | 'linkTo'>;
  settings(): Settings;
  /** The scene on show. */
  scene(): Scene;
  words(): Words;
  switchMode(id: ModeId): void;
  /** The scene on show has changed what belongs to it alone. */
  sceneChanged(): void;
}

/** What a scene of a puzzle shows in the settings of now. */
export function sceneContent(page: ScenePage, puzzle: Puzzle, from?: Anchor): SceneContent {
  const settings = page.settings();
  return { puzzle, settings, from, isInterlude: page.showings.isInterlude(settings) };
}

/** What the page does for a scene that is opened now with a puzzle. */
export function pageServices(page: ScenePage, puzzle: Puzzle): PageServices {
  const { stage, resources, notices, address } = page;
  const { catalogue, workers } = resources;
  const settings = page.settings();
  const id = puzzleIdOf(settings);
  return {
    stage,
    workers,
    onSolution: (state) => {
      if (id !== undefined) page.solved.keep(lastingName(id, puzzle), writeSolution(state));
    },
    onFailure: (trouble) => {
      const { noWorkers, searchFailed } = page.words().page;
      notices.set(noWorkers, trouble === 'refused');
      notices.set(searchFailed, trouble !== undefined && trouble !== 'refused');
    },
    onChange: () => {
      notices.withdraw(page.words().page.searchFailed);
      page.sceneChanged();
    },
    lessons: (take) => {
      catalogue.lessons().then(take, () => notices.say(page.words().page.notLoaded));
    },
    lessonsAtHand: catalogue.lessonsAtHand,
    solved: (lattice, take) => {
      catalogue.load().then(
        ({ entries }) => take(solvedBoards(lattice, entries, page.solved.read())),
        () => notices.say(page.words().page.notLoaded),
      );
    },
    removeLesson: (lesson) => catalogue.ownLessons.remove(lesson),
    visit: (query) => page.links().visit(query),
    keepMoment: () => address.keepMoment(page.settings(), page.scene()),
    link: () => new URL(address.momentOf(page.settings(), page.scene()), location.href).href,
    takeControl: () => page.playback().takeControl(),
    leaveMode: () => page.switchMode(settings.mode),
    openIn: (mode, other) => page.textPuzzles().openIn(mode, other),
    linkTo: (other) => page.textPuzzles().linkTo(other),
  };
}
