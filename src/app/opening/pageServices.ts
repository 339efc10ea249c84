import { writeSolution } from '../../solve/saved/solutionText.ts';
import type { Page } from '../page.ts';
import { solvedBoards, permanentId } from '../library/solved.ts';
import { puzzleIdOf } from '../../settings/settings.ts';
import type { Library } from '../library/library.ts';
import { visit } from './links.ts';
import type { PageServices } from '../modes/services.ts';
import type { Arrival } from '../../view/changeover.ts';
import { openEdited, unedited } from './openEdited.ts';
import { linkTo, openIn } from './openText.ts';

export function pageServices(page: Page, arrival: Arrival): PageServices {
  const { stage, resources, notices, address, state, settings } = page;
  const { catalogue, workers } = resources;
  const id = puzzleIdOf(settings);
  const notLoaded = (): void => notices.say({ id: 'notLoaded' });
  return {
    stage,
    arrival,
    workers,
    games: {
      read: () => page.games.read(),
      keep: (name, game) =>
        page.games.keepOrTell(name, game, () => notices.say({ id: 'gameNotKept' })),
    },
    lessons: {
      atHand: catalogue.lessonsAtHand,
      load: (take) => void catalogue.lessons().then(take, notLoaded),
      remove: (lesson) => catalogue.ownLessons.remove(lesson),
    },
    links: {
      toMoment: () => new URL(address.momentOf(page.settings, page.scene), location.href).href,
      toPuzzle: (puzzle) => linkTo(page, puzzle),
      visit: (query) => visit(page, query),
      keepMoment: () => address.keepMoment(page.settings, page.scene),
    },
    onSolution: (board) => {
      if (id !== undefined) page.solved.keep(permanentId(id, state.puzzle), writeSolution(board));
    },
    onFailure: (trouble) => {
      notices.set('noWorkers', trouble === 'refused');
      notices.set('searchFailed', trouble !== undefined && trouble !== 'refused');
    },
    onImpossible: () => notices.say({ id: 'noSuchPosition' }),
    onChange: () => {
      notices.withdraw('searchFailed');
      page.change(page.scene.ownSettings());
      address.hurry();
    },
    takeControl: () => page.takeControl(),
    solved: (lattice, take) => {
      const read = ({ entries }: Pick<Library, 'entries'>) =>
        take(solvedBoards(lattice, entries, page.solved.read()));
      catalogue.load().then(read, notLoaded);
    },
    leaveMode: () => page.switchMode(settings.mode),
    openIn: (mode, puzzle) => openIn(page, mode, puzzle),
    unedited: (puzzle) => unedited(page, puzzle),
    openEdited: (puzzle, changes) => openEdited(page, puzzle, changes),
  };
}
