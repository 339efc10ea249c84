import { writeSolution } from '../../solve/saved/solutionText.ts';
import type { Page } from '../page.ts';
import { solvedBoards, permanentId } from '../library/solved.ts';
import type { Anchor } from '../../play/chunk.ts';
import { puzzleIdOf } from '../../settings/settings.ts';
import { visit } from './links.ts';
import type { PageServices, SceneContent } from '../modes/scene.ts';
import { isInterlude } from '../state.ts';
import { linkTo, openIn } from './textPuzzles.ts';

/** What the scene of a page's state shows. */
export const sceneContent = (
  { state, settings }: Page,
  from: Anchor | undefined,
): SceneContent => ({
  puzzle: state.puzzle,
  settings,
  from,
  isInterlude: isInterlude(state),
});

/** What the page does for the scene of its state. */
export function pageServices(page: Page): PageServices {
  const { stage, resources, notices, address, state, settings } = page;
  const { catalogue, workers } = resources;
  const { puzzle } = state;
  const id = puzzleIdOf(settings);
  const say = (sentence: 'notLoaded') => notices.say(page.words.page[sentence]);
  return {
    stage,
    workers,
    onSolution: (board) => {
      if (id !== undefined) page.solved.keep(permanentId(id, puzzle), writeSolution(board));
    },
    onFailure: (trouble) => {
      const { noWorkers, searchFailed } = page.words.page;
      notices.set(noWorkers, trouble === 'refused');
      notices.set(searchFailed, trouble !== undefined && trouble !== 'refused');
    },
    onChange: () => {
      notices.withdraw(page.words.page.searchFailed);
      page.change(page.scene.ownSettings());
    },
    lessons: (take) => {
      catalogue.lessons().then(take, () => say('notLoaded'));
    },
    lessonsAtHand: catalogue.lessonsAtHand,
    solved: (lattice, take) => {
      catalogue.load().then(
        ({ entries }) => take(solvedBoards(lattice, entries, page.solved.read())),
        () => say('notLoaded'),
      );
    },
    removeLesson: (lesson) => catalogue.ownLessons.remove(lesson),
    visit: (query) => visit(page, query),
    keepMoment: () => address.keepMoment(page.settings, page.scene),
    link: () => new URL(address.momentOf(page.settings, page.scene), location.href).href,
    takeControl: () => page.takeControl(),
    leaveMode: () => page.switchMode(settings.mode),
    openIn: (mode, other) => openIn(page, mode, other),
    linkTo: (other) => linkTo(page, other),
  };
}
