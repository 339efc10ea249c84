import { puzzleIdOf, themeIdOf, themeOf, type Settings } from '../settings/settings.ts';
import { defaultId } from '../settings/table.ts';
import type { Anchor } from '../play/chunk.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Search } from '../solve/search.ts';
import { nextTheme } from '../theme/index.ts';
import type { Commands, Model, ModeOverlay, SavedUi } from '../ui/index.tsx';
import type { Stage } from '../view/stage.ts';
import { words, type Words } from '../words/index.ts';
import { AddressBar } from './addressBar.ts';
import { isCalm, languageOf } from './appearance.ts';
import type { Unattended } from './checkpoint.ts';
import { Director } from './director.ts';
import { Frames } from './frames.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { reportOf, type HostReport } from './host.ts';
import { LatestOnly } from './latestOnly.ts';
import type { Library } from './library.ts';
import { isLessonText } from './lesson/ownLessons.ts';
import { libraryCommands } from './libraryCommands.ts';
import { hourOf } from './hour.ts';
import type { Links } from './links.ts';
import { ModeSwitch } from './modes/modeSwitch.ts';
import type { Scene } from './modes/scene.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { Notices } from './notices.ts';
import type { FirstAddress } from './openAddress.ts';
import type { OpenRequest } from './opener.ts';
import { Playback } from './playback.ts';
import { isShownIn } from './playOrder.ts';
import { Presenter } from './presenter.ts';
import { searchFor } from './recipes.ts';
import { pageServices, sceneContent, type ScenePage } from './sceneOpening.ts';
import type { Showing } from './showing.ts';
import { Showings } from './showings.ts';
import { Requests, type Entry } from './requests.ts';
import type { PageResources } from './resources.ts';
import { Screens } from './screens/screens.ts';
import { Solved } from './solved.ts';
import { Watching } from './watching.ts';

/** The page: its settings, the scene on show, and the commands of its users. */
export class App {
  readonly commands: Commands = {
    toggle: () => this.playback.toggle(),
    step: (by) => this.playback.step(by),
    seek: (step) => {
      if (step !== this.scene.player.at) this.address.keepMoment(this.settings, this.scene);
      this.playback.seek(step);
    },
    changeSpeed: (notches) => this.changeSettings({ speed: this.playback.speedAt(notches) }),
    changeTheme: () => this.changeSettings({ theme: nextTheme(themeIdOf(this.settings)) }),
    choose: (changes) => this.changeSettings(changes),
    searchBy: (change) => {
      const { requests, scene } = this;
      this.navigation.opener.open(requests.here(scene.puzzle, scene.settingsFor(change)));
    },
    openPuzzle: (id) => this.openListed((library) => library.entryNamed(id)),
    next: () => {
      const isWanted = isShownIn(this.settings);
      this.openListed((library) => library.entryAfter(this.listed, isWanted));
    },
    ...libraryCommands({
      resources: () => this.resources,
      solved: () => this.solved,
      isOutcomeOpen: () => this.scene.isOutcomeOpen ?? false,
      language: () => languageOf(this.settings),
      shown: () => this.model,
      puzzle: () => this.scene.puzzle,
      search: () => this.search,
      showCount: (counting) => this.presenter.set({ counting }),
    }),
    switchMode: (id) => {
      const request = this.modeSwitch.request(id, this.settings, () => this.scene);
      const opened = (): void => {
        this.showings.keepMode();
        this.playback.resume(this.settings);
      };
      this.navigation.opener.open({ ...request, opened });
    },
    loadCode: () => this.resources.code.load(),
    openScreens: (pictures) => void this.screens.open(pictures),
    fullscreen: () => void toggleFullscreen(() => this.notices.say(this.words.page.noFullscreen)),
    openText: (text) =>
      isLessonText(text) ? this.links.openLesson(text) : this.navigation.textPuzzles.open(text),
    isFrame: (text) => this.navigation.textPuzzles.isFrame(text),
    divide: (text) => this.navigation.textPuzzles.divide(text),
    restart: (saved) => this.reload(() => this.address.momentOf(this.settings, this.scene), saved),
    retry: (saved) => this.navigation.opener.retry(saved),
    occupy: (isOccupied) => (this.isOccupied = isOccupied),
    say: (sentence) => this.notices.say(sentence),
    dismiss: () => {
      this.presenter.set({ notices: [] });
      this.navigation.opener.forget();
    },
  };

  private readonly stage: Stage;
  private readonly resources: PageResources;
  private readonly presenter: Presenter;
  readonly director: Director<Scene, Showing>;
  private readonly showings: Showings;
  private readonly requests: Requests;
  private readonly notices = new Notices(
    () => this.model.notices,
    (notices) => this.presenter.set({ notices }),
  );
  private readonly latest = new LatestOnly(this.notices, () => this.words.page.notLoaded);
  readonly playback: Playback;
  /** What is on show now, as others ask for it. */
  private readonly now = {
    settings: () => this.settings,
    scene: () => this.scene,
    playback: () => this.playback,
  };
  readonly navigation: Navigation;
  private readonly address: AddressBar;
  private readonly modeSwitch: ModeSwitch;
  private readonly solved = new Solved();
  readonly watching: Watching;
  readonly screens: Screens;
  private readonly frames: Frames;
  private settings: Settings;
  /** Id of the catalogue puzzle shown last; `next` opens the one after it. */
  private listed = defaultId;
  /** Whether a dialog is open. */
  isOccupied = false;

  /** @param isUserControlled whether the user had taken control before the page reloaded, if known */
  constructor(
    stage: Stage,
    resources: PageResources,
    { settings, puzzle, notices, unopened, resumed }: FirstAddress,
    isUserControlled: boolean | undefined,
  ) {
    this.stage = stage;
    this.resources = resources;
    this.settings = settings;
    this.address = new AddressBar(resources.grammar);
    this.modeSwitch = new ModeSwitch(resources.modes);
    const showings = new Showings(resources, resumed?.loan);
    this.showings = showings;
    this.requests = new Requests({ ...this.now, showings });
    this.director = new Director<Scene, Showing>(
      this.createScene(puzzle, resumed?.anchor),
      {
        mayAdvance: () =>
          this.screens.mayAdvance && this.isLeftAlone && this.showings.isPart(this.settings),
        isOccupied: () => this.isOccupied,
        longest: () => this.showings.longest(this.settings),
        current: () => this.showings.again(this.listed, this.scene.puzzle),
        next: async () => {
          await resources.updates.activate();
          return this.showings.next(this.listed, this.settings, this.scene.made?.());
        },
        show: (showing) => {
          this.navigation.opener.open(this.requests.showing(showing));
          // The new version resumes there.
          if (resources.updates.isOutdated) location.reload();
        },
      },
      this.latest,
    );
    this.playback = new Playback(this.director, () => this.presenter.showFigures(this.scene));
    // Before the overlay is mounted, so that a page that opens paused never shows that it plays.
    if (resumed) this.playback.goOn(settings, resumed.played);
    else this.playback.start(settings, isUserControlled);
    const { latest } = this;
    this.navigation = createNavigation(
      {
        resources,
        latest,
        ...this.now,
        requests: this.requests,
        address: this.address,
        notices: this.notices,
        modeSwitch: this.modeSwitch,
        words: () => this.words,
        set: (its) => this.presenter.set(its),
        show: (request) => this.show(request),
        apply: (its) => this.applySettings(its),
        reload: (address, saved) => this.reload(address, saved),
      },
      { puzzle, unopened },
    );
    this.frames = new Frames({
      stage,
      director: this.director,
      showFigures: () => this.presenter.showFigures(this.scene),
    });
    this.watching = new Watching({
      stage,
      ...this.now,
      isLeftAlone: () => this.isLeftAlone,
      isOccupied: () => this.isOccupied,
      isFullscreen: () => this.model.fullscreen,
      leave: () => {
        if (this.model.fullscreen) this.commands.fullscreen();
        this.applySettings({ ...this.settings, ui: true });
      },
    });
    this.screens = new Screens({
      stage,
      resources,
      showings,
      director: this.director,
      ...this.now,
      open: (request) => this.navigation.opener.open(request),
      apply: (its) => this.applySettings(its),
      showPart: (part) => this.presenter.set({ part }),
      say: (issue) => this.notices.say(this.words.screens[issue]),
    });
    const isModeMissing = unopened !== undefined;
    this.presenter = new Presenter(settings, this.scene, { notices, isModeMissing });
    if (notices.length > 0) this.address.hold();
    addEventListener('popstate', () => {
      if (this.address.returnTo()) this.links.comeBack(location.search);
    });
    // Titles name sizes as they are seen.
    stage.onTurned = () => this.presenter.showAll(this.settings, this.scene);
    stage.onContext = (lost) => this.notices.set(this.words.page.graphicsLost, lost);
  }

  get links(): Links {
    return this.navigation.links;
  }

  /** The overlay of the mode on show. Reactive. */
  readonly mode = (): ModeOverlay => this.presenter.overlay();

  get model(): Model {
    return this.presenter.model;
  }

  /** Draws a frame. `now` in ms. */
  frame(now: number): void {
    this.stage.setHour(hourOf(this.settings, new Date()));
    this.screens.before(now);
    this.frames.draw(now);
    this.screens.after(now);
    const programme = this.unattended()?.programme;
    this.address.update(now, programme ?? this.settings, this.scene, programme !== undefined);
  }

  /** What is on show while nobody is in control; undefined if somebody is, or if the address has its moment. */
  unattended(): Unattended | undefined {
    return this.isLeftAlone ? this.showings.unattended(this.settings, this.scene) : undefined;
  }

  /** A report for the host page, for which frames are drawn or not. */
  report(areDrawn: boolean): HostReport {
    const { scene, settings, frames, screens } = this;
    return { ...reportOf(scene, settings, areDrawn, frames.perSecond), screen: screens.report };
  }

  private get scene(): Scene {
    return this.director.onShow;
  }

  private get words(): Words {
    return words(languageOf(this.settings));
  }

  /** Whether it plays, and nobody is in control. */
  private get isLeftAlone(): boolean {
    return this.scene.player.playing && !this.playback.isUserControlled;
  }

  /** The search on show; without one, the search that the settings give for one board. */
  private get search(): Search {
    return this.scene.search ?? searchFor(this.settings);
  }

  private changeSettings(changes: Partial<Settings>): void {
    this.applySettings({ ...this.settings, ...changes });
    if (changes.speed !== undefined) this.playback.setSpeed(changes.speed);
  }

  /** Takes on settings that need no other scene. */
  private applySettings(settings: Settings): void {
    this.settings = settings;
    this.stage.setTheme(themeOf(settings), !isCalm());
    this.scene.applySettings(settings);
    this.presenter.showAll(settings, this.scene);
  }

  /** Opens a puzzle of the library, once the library has been loaded. */
  private openListed(find: (library: Library) => Entry): void {
    const { catalogue } = this.resources;
    void this.latest.run(catalogue.load().then(find), (entry) =>
      this.navigation.opener.open(this.requests.listed(entry)),
    );
  }

  /**
   * Reloads the page at an address if the server can be reached; returns the error sentence if the
   * address is too long.
   */
  private async reload(address: () => string, saved: SavedUi): Promise<string | undefined> {
    const { isUserControlled } = this.playback;
    const isTooLong = await this.address.reload(address, { ...saved, isUserControlled });
    return isTooLong ? this.words.page.addressTooLong : undefined;
  }

  /** Replaces the scene on show. */
  private show({ settings, puzzle, opened, changes }: OpenRequest): void {
    this.notices.withdraw(this.words.page.searchFailed);
    const { playing } = this.scene.player;
    this.address.keepMoment(this.settings, this.scene);
    const next = settings(this.settings);
    this.settings = changes ? this.showings.begin(next, changes) : next;
    this.stage.setTheme(themeOf(this.settings), !isCalm());
    this.director.replace(() => this.createScene(puzzle));
    this.frames.invalidate();
    this.scene.player.playing = playing;
    opened?.();
    this.presenter.showAll(this.settings, this.scene);
  }

  private createScene(puzzle: Puzzle, from?: Anchor): Scene {
    const { settings, resources } = this;
    const { stage, notices, solved, address, showings } = this;
    this.listed = puzzleIdOf(showings.returned(settings)) ?? this.listed;
    const page: ScenePage = {
      stage,
      resources,
      notices,
      solved,
      address,
      showings,
      ...this.now,
      links: () => this.links,
      textPuzzles: () => this.navigation.textPuzzles,
      words: () => this.words,
      switchMode: (id) => this.commands.switchMode(id),
      sceneChanged: () => {
        this.settings = { ...this.settings, ...this.scene.ownSettings() };
        this.presenter.showAll(this.settings, this.scene);
      },
    };
    const code = resources.code.codeOf(settings.mode)!;
    return code.open(sceneContent(page, puzzle, from), pageServices(page, puzzle));
  }
}
