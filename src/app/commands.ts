import { isShownIn } from './playlist/playlist.ts';
import { WorkerPool } from '../run/pool.ts';
import type { RunReport, RunTask } from '../experiment/runQueue.ts';
import type { Search } from '../solve/search.ts';
import { themeIdOf } from '../settings/settings.ts';
import { nextTheme } from '../theme/index.ts';
import type { Commands } from '../ui/index.tsx';
import { titleAt } from '../ui/status/titleAt.ts';
import { languageOf } from './appearance.ts';
import { loadAllWords } from '../words/index.ts';
import { openerIn } from './asking/browsed.ts';
import { chooser } from './chooser.ts';
import { openStudio } from './film/openStudio.ts';
import { Counter, measure } from './library/counting/counting.ts';
import { toggleFullscreen } from './frames/fullscreen.ts';
import { canHold, holdOptions } from './library/holdOptions.ts';
import { emptyGallery } from './library/cards.ts';
import type { Library } from './library/library.ts';
import { keptProofs, proverIn } from './library/proving.ts';
import type { Opener } from './opening/opener.ts';
import type { Page } from './page.ts';
import { pictured } from './pictured.ts';
import type { Playback } from './playback.ts';
import type { Presenter } from './presenter.ts';
import type { Screens } from './screens/screens.ts';
import { searchFor } from './library/recipes.ts';
import { todaysDate } from './library/byHand.ts';
import { inMode, listed, played } from './opening/requests.ts';
import { divideText, isFrame, openText } from './opening/openText.ts';

/** The most searches of experiments that run at once; the picture needs cores, too. */
const WORKERS = 2;

/** All cores but one, which draws. */
const cores = (): number => Math.max(1, navigator.hardwareConcurrency - 1);

interface Parts {
  readonly presenter: Pick<Presenter, 'model' | 'set'>;
  readonly playback: Playback;
  readonly opener: Opener;
  readonly screens: Screens;
}

export const commandsOf = (page: Page, parts: Parts): Commands => ({
  ...steering(page, parts),
  ...opening(page, parts),
  ...queries(page, parts),
  openScreens: (pictures) => void parts.screens.open(pictures),
  fullscreen: () => void toggleFullscreen(() => page.notices.say({ id: 'noFullscreen' })),
  occupy: (isOccupied, isCovered = false) => page.take({ ...page.state, isOccupied, isCovered }),
  blank: (isBlank) => parts.presenter.set({ isBlank }),
  say: (sentence) => page.notices.say(sentence),
  dismiss: () => page.replaceNotices([]),
});

/** Commands that steer the run, or change settings. */
function steering(page: Page, { playback }: Parts) {
  const take: Commands['choose'] = (changes) => {
    page.change(changes);
    if (changes.speed !== undefined) playback.setSpeed(changes.speed);
  };
  const choose = chooser(page, take);
  return {
    toggle: () => playback.toggle(),
    step: (by) => playback.step(by),
    seek: (step) => {
      if (step !== page.scene.player.at) page.address.keepMoment(page.settings, page.scene);
      playback.seek(step);
    },
    choose,
    changeSpeed: (notches) => choose({ speed: playback.speedAt(notches) }),
    changeTheme: () => choose({ theme: nextTheme(themeIdOf(page.settings)) }),
    searchBy: (change) => {
      const { scene, settings } = page;
      page.open(inMode(settings.mode, scene.puzzle, scene.settingsFor(change)));
    },
  } satisfies Partial<Commands>;
}

/** Commands that open something else. */
function opening(page: Page, { opener }: Parts) {
  const { catalogue, code } = page.resources;
  const openListed = (find: (library: Library) => Parameters<typeof listed>[1]): void => {
    void page.latest.run(catalogue.load().then(find), (entry) =>
      page.open(listed(page.state, entry)),
    );
  };
  return {
    openDay: (date = todaysDate()) => {
      page.replaceNotices([]);
      page.open(played(date));
    },
    openPuzzle: (id) => openListed((library) => library.entryNamed(id)),
    next: () => {
      const isWanted = isShownIn(page.settings);
      openListed((library) => library.entryAfter(page.state.listed, isWanted));
    },
    switchMode: (id) => page.switchMode(id),
    openText: (text) => openText(page, text),
    isFrame: (text) => isFrame(page, text),
    divide: (text) => divideText(page, text),
    reload: (saved) => page.reload(() => page.address.momentOf(page.settings, page.scene), saved),
    retry: (saved) => opener.retry(saved),
    loadCode: () => code.load(),
  } satisfies Partial<Commands>;
}

/** Commands that leave the scene as it is: queries of the library, counts, estimates and experiments. */
function queries(page: Page, { presenter }: Parts) {
  const { resources, solved, byHand } = page;
  const { workers, catalogue, code } = resources;
  const counter = new Counter(
    (job) => workers.start('count', job),
    (counting) => presenter.set({ counting }),
  );
  const pool = new WorkerPool<RunTask, RunReport>(WORKERS);
  const comparing = new WorkerPool<RunTask, RunReport>(cores());
  /** The search on show; without one, the search that the settings give for one board. */
  const search = (): Search => page.scene.search ?? searchFor(page.settings);
  return {
    link: (changes) =>
      new URL(page.address.momentOf(page.settings, page.scene, changes), location.href).href,
    cards: async () => {
      const { isOutcomeOpen = false } = page.scene;
      const { solutions } = page.settings;
      const usuallyShows = !isOutcomeOpen;
      const showsSolutions = solutions === 'auto' ? usuallyShows : solutions;
      const [library, gallery] = await Promise.all([
        catalogue.load(),
        // Without it, cards show what has been found here.
        showsSolutions ? catalogue.gallery().catch(() => emptyGallery) : undefined,
        // They are found by their names in all languages.
        loadAllWords(),
      ]);
      const cards = library.cards({
        language: languageOf(page.settings),
        solved: solved.read(),
        byHand: byHand.read(),
        today: todaysDate(),
        gallery,
        // Solutions tell it anyway.
        isOutcomeOpen: isOutcomeOpen && !showsSolutions,
      });
      return { cards, showsSolutions, usuallyShows };
    },
    count: (wish, unique) => {
      const { text } = presenter.model;
      const title = titleAt(presenter.model);
      if (wish === 'open') counter.open({ text, title, unique });
      else counter[wish]();
    },
    experiments: async () => {
      const [{ experimentSuite }, library] = await Promise.all([code.load(), catalogue.load()]);
      return experimentSuite(library, pool, (job) => workers.start('run', job));
    },
    compareParts: async () => {
      const { compareIn } = await code.load();
      return compareIn(comparing, (job) => workers.start('run', job));
    },
    openSolutions: openerIn((job) => workers.start('solutions', job)),
    films: () => openStudio(page),
    pictured: () => pictured(page),
    holdOptions: (asked) => holdOptions(page.scene.puzzle, asked),
    canHold: (asked) => canHold(page.scene.puzzle, asked),
    whyNone: keptProofs(proverIn((job) => workers.start('proof', job))),
    measure: () => measure((job) => workers.start('count', job), presenter.model.text, search()),
  } satisfies Partial<Commands>;
}
