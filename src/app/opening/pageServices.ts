import { writeSolution } from '../../solve/saved/solutionText.ts';
import { languageOf } from '../appearance.ts';
import type { Page } from '../page.ts';
import { dateOfPuzzle, gameName, todaysDate } from '../library/byHand.ts';
import { solvedBoards, permanentId } from '../library/solved.ts';
import { puzzleIdOf } from '../../settings/settings.ts';
import type { Library } from '../library/library.ts';
import { visit } from './links.ts';
import type { PageServices } from '../modes/services.ts';
import type { Arrival } from '../../view/changeover.ts';
import { openEdited, original, unedited } from './openEdited.ts';
import { linkTo, openIn } from './openText.ts';

export function pageServices(page: Page, arrival: Arrival): PageServices {
  const { stage, resources, notices, address, state, settings, presenting } = page;
  const { catalogue, workers } = resources;
  const id = puzzleIdOf(settings);
  const notLoaded = (): void => notices.say({ id: 'notLoaded' });
  return {
    stage,
    arrival,
    workers,
    games: gamesOf(page, id),
    lessons: {
      atHand: catalogue.lessonsAtHand,
      load: (take) => void catalogue.lessons().then(take, notLoaded),
      remove: (lesson) => catalogue.ownLessons.remove(lesson),
      shown(place) {
        presenting?.begin(place.id);
        resources.course?.show(place);
      },
      present: presenting && (() => presenting.open()),
      answered: (place, answer) =>
        resources.course?.answer(place, answer, languageOf(page.settings)),
    },
    links: {
      toMoment: () => new URL(address.momentOf(page.settings, page.scene), location.href).href,
      toPuzzle: (puzzle) => linkTo(page, puzzle),
      visit: (query) => visit(page, query),
      keepMoment: () => address.keepMoment(page.settings, page.scene),
    },
    onSolution: (board, isByHand = false) => {
      if (id === undefined) return;
      page.solved.keep(permanentId(id, state.puzzle), writeSolution(board));
      const today = todaysDate();
      const name = dateOfPuzzle(id, state.puzzle, today) ?? id;
      if (isByHand && !page.byHand.note(name, today)) notKept(page);
    },
    onFailure: (trouble) => {
      notices.set('noWorkers', trouble === 'refused');
      notices.set('searchFailed', trouble !== undefined && trouble !== 'refused');
    },
    onImpossible: () => notices.say({ id: 'noSuchPosition' }),
    onChange: () => {
      notices.withdraw('searchFailed');
      const { settings, scene } = page;
      // Tomorrow, what is steered today is still the same.
      const name = puzzleIdOf(settings);
      const puzzle = name !== undefined && { puzzle: { id: permanentId(name, scene.puzzle) } };
      page.change({ ...puzzle, ...scene.ownSettings() });
      address.hurry();
    },
    untouched: () => page.untouched,
    takeControl: () => page.takeControl(),
    solved: (lattice, take, failed) => {
      const read = ({ entries }: Pick<Library, 'entries'>) =>
        take(solvedBoards(lattice, entries, page.solved.read()));
      catalogue.load().then(read, () => {
        notLoaded();
        failed();
      });
    },
    leaveMode: () => page.switchMode(settings.mode),
    openIn: (mode, puzzle) => openIn(page, mode, puzzle),
    unedited: (puzzle) => unedited(page, puzzle),
    original: () => original(page),
    openEdited: (puzzle, changes) => openEdited(page, puzzle, changes),
  };
}

/** Says once that nothing of what is played by hand is kept. */
const notKept = ({ games, notices }: Page): void =>
  games.tellOnce(() => notices.say({ id: 'gameNotKept' }));

/** The games that are played by hand, for the puzzle on show. */
function gamesOf(page: Page, id: string | undefined): PageServices['games'] {
  const date = dateOfPuzzle(id, page.state.puzzle, todaysDate());
  return {
    date,
    of: (text) => page.games.read().get(gameName(text, todaysDate())),
    keep: (text, game) => {
      if (!page.games.keep(gameName(text, todaysDate()), game)) notKept(page);
    },
    byHand: () => page.byHand.read(),
    isTimed: () => page.playChoices.read().get('time') ?? false,
    showTime: (isShown) => void page.playChoices.keep('time', isShown),
  };
}
