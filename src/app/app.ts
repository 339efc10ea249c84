import type { Scene } from './modes/scene.ts';
import { longestStay, nextItem } from './playlist/playlist.ts';
import { hourOf, isCalm, languageOf } from './appearance.ts';
import { LatestOnly, Notices, type Notice } from './notices.ts';
import type { PageResources, OpenRequest, Page } from './page.ts';
import type { Anchor } from '../play/chunk.ts';
import type { ModeId } from '../settings/modeIds.ts';
import { themeOf, type Settings } from '../settings/settings.ts';
import type { Commands, Model, ModeOverlay, SavedUi } from '../ui/index.tsx';
import { loadParts } from '../ui/shell/loadParts.ts';
import type { Stage } from '../view/stage.ts';
import { Arrival, DISMISS, DISSOLVE_SOON, dissolveOf } from '../view/changeover.ts';
import { wordsFor, type Words } from '../words/index.ts';
import { hasPiecesInPlace } from '../solve/problem.ts';
import { AddressBar } from './address/addressBar.ts';
import { commandsOf } from './commands.ts';
import { Director, type DirectedPage } from './playlist/director.ts';
import { Frames } from './frames/frames.ts';
import { reportOf, type HostReport } from './host.ts';
import { returnTo } from './opening/links.ts';
import type { FirstAddress } from './opening/openAddress.ts';
import { Opener } from './opening/opener.ts';
import { pictured } from './pictured.ts';
import { Playback } from './playback.ts';
import { Presenter } from './presenter.ts';
import { addressed, item, switched } from './opening/requests.ts';
import { pageServices } from './opening/pageServices.ts';
import { ClassEndpoint, type PresentedPage } from './presenting/classEndpoint.ts';
import { Screens } from './screens/screens.ts';
import { ByHand } from './library/byHand.ts';
import { Games } from './library/games.ts';
import { PlayChoices } from './library/playChoices.ts';
import { Solved } from './library/solved.ts';
import {
  isInterlude,
  isOfPlaylist,
  itemOf,
  settingsOf,
  stateOf,
  withPuzzle,
  withSettings,
  type PageState,
} from './state.ts';
import { Watching } from './frames/watching.ts';

/** The page: its state, the scene on show, and everything that shows them. */
export class App implements Page {
  readonly stage: Stage;
  readonly resources: PageResources;
  readonly solved = new Solved();
  readonly games = new Games();
  readonly byHand = new ByHand();
  readonly playChoices = new PlayChoices();
  readonly presenting: ClassEndpoint | undefined;
  readonly address: AddressBar;
  readonly notices: Notices;
  readonly latest: LatestOnly;
  readonly director: Director;
  readonly playback: Playback;
  readonly opener: Opener;
  readonly watching: Watching;
  readonly screens: Screens;
  readonly commands: Commands;
  private readonly presenter: Presenter;
  private readonly frames: Frames;
  state: PageState;

  /** @param isUserControlled whether a person had taken control before the page reloaded, if known */
  constructor(
    stage: Stage,
    resources: PageResources,
    { settings, puzzle, notices, unopened, resumed }: FirstAddress,
    isUserControlled: boolean | undefined,
  ) {
    this.stage = stage;
    this.resources = resources;
    this.presenting = resources.course ? undefined : new ClassEndpoint(this.presentedPage());
    this.address = new AddressBar(resources.grammar);
    this.notices = new Notices(notices, () => this.showNotices());
    this.latest = new LatestOnly(this.notices);
    this.state = stateOf(settings, puzzle, resumed?.overrides);
    const first = this.createScene(new Arrival('first'), resumed?.anchor);
    this.director = new Director(first, this.directedPage(), this.latest);
    this.playback = new Playback(this, this.director, () => this.showFigures());
    // Before the overlay is mounted, so that a page that opens paused never shows that it plays.
    if (resumed) this.playback.resume(this.settings, resumed.played);
    else this.playback.start(this.settings, isUserControlled);
    this.settle();
    const said = this.notices.sentences(this.words);
    const initial = { notices: said, isModeMissing: unopened !== undefined };
    const presenter = new Presenter(this.settings, this.scene, initial);
    this.presenter = presenter;
    this.opener = new Opener(
      this,
      (request) => this.show(request),
      (isMissing) => presenter.set({ isModeMissing: isMissing }),
      unopened && addressed({ settings: unopened, puzzle }),
    );
    this.frames = new Frames(stage, this.director, {
      isCovered: () => this.state.isCovered,
      showFigures: () => this.showFigures(),
    });
    this.screens = new Screens(this, this.director, (part) => presenter.set({ part }));
    const { playback, opener, screens } = this;
    this.commands = commandsOf(this, { presenter, playback, opener, screens });
    this.watching = new Watching(this);
    if (notices.length > 0) this.address.hold();
    addEventListener('popstate', () => {
      if (this.address.returnTo()) returnTo(this, location.search);
    });
    // Titles name sizes as they are seen.
    stage.onTurned = () => this.showAll();
  }

  /** The overlay of the mode on show. Reactive. */
  readonly overlay = (): ModeOverlay => this.presenter.overlay();

  get model(): Model {
    return this.presenter.model;
  }

  get settings(): Settings {
    return settingsOf(this.state);
  }

  get scene(): Scene {
    return this.director.onShow;
  }

  get words(): Words {
    const areOptions = hasPiecesInPlace(this.scene.puzzle);
    return wordsFor({ areOptions }, languageOf(this.settings));
  }

  get untouched(): number {
    return this.watching.untouched;
  }

  get isLeftAlone(): boolean {
    return this.scene.player.playing && !this.state.isUserControlled;
  }

  get isUnattended(): boolean {
    return this.isLeftAlone && !this.scene.holdsMoment;
  }

  /** Draws a frame. `now` in ms. */
  frame(now: number): void {
    const { isUnattended, state, settings } = this;
    if (this.stage.setHour(hourOf(settings, new Date()))) this.presenter.showTheme(settings);
    this.screens.before(now);
    this.frames.draw(now);
    this.screens.after(now);
    this.address.update(now, isUnattended ? state.base : settings, this.scene, isUnattended);
  }

  report(areDrawn: boolean): HostReport {
    const { scene, settings, frames, screens } = this;
    const window = { fps: frames.perSecond, screen: screens.report };
    return reportOf(scene, settings, areDrawn, window);
  }

  take(state: PageState): void {
    this.state = state;
    if (!this.settings.lesson) this.presenting?.end();
  }

  change(changes: Partial<Settings>): void {
    this.take(withSettings(this.state, changes));
    // A board that comes or goes would still be seen in the last picture.
    const dissolves = !isCalm() && this.scene.isSettled;
    this.stage.setTheme(themeOf(this.settings), dissolves ? DISSOLVE_SOON : 0);
    this.scene.applySettings(this.settings);
    this.showAll();
  }

  open(request: OpenRequest): void {
    this.opener.open(request);
  }

  takeControl(): void {
    this.playback.takeControl();
  }

  switchMode(id: ModeId): void {
    this.open(switched(id, this.state, this.resources.modes, () => this.scene));
  }

  replaceNotices(notices: readonly Notice[]): void {
    this.opener.forget();
    this.notices.replace(notices);
  }

  async reload(address: () => string, saved: SavedUi): Promise<string | undefined> {
    const { isUserControlled } = this.state;
    const isTooLong = await this.address.reload(address, { ...saved, isUserControlled });
    return isTooLong ? this.words.page.addressTooLong : undefined;
  }

  private directedPage(): DirectedPage {
    const { updates } = this.resources;
    return {
      mayAdvance: () => this.screens.mayAdvance && this.isLeftAlone && isOfPlaylist(this.state),
      isOccupied: () => this.state.isOccupied,
      longest: () => longestStay(this.state),
      current: () => itemOf(this.state),
      next: async () => {
        await updates.activate();
        return nextItem(this.state, this.resources, this.scene.made?.());
      },
      show: (next) => {
        this.open(item(this.state, next));
        // The new version resumes there.
        if (updates.isOutdated) location.reload();
      },
    };
  }

  private presentedPage(): PresentedPage {
    return {
      language: () => languageOf(this.settings),
      presenting: () => this.overlay().presenting,
      isBlank: () => this.model.isBlank,
      blank: (isBlank) => this.commands.blank(isBlank),
      boards: async () => {
        const { boardPictures } = await loadParts();
        return boardPictures(pictured(this), themeOf(this.settings));
      },
      say: (sentence) => this.notices.say(sentence),
      takeControl: () => this.takeControl(),
    };
  }

  private show({ puzzle, next, begin, arrival = 'asked', opened }: OpenRequest): void {
    this.notices.withdraw('searchFailed');
    const { playing } = this.scene.player;
    this.address.keepMoment(this.settings, this.scene);
    this.take(withPuzzle(next(this.state), puzzle));
    const dissolve = isCalm() ? 0 : dissolveOf(arrival);
    if (arrival !== 'own') this.stage.hasten();
    const isEmpty = this.scene.hasLeft;
    const isOther = this.stage.setTheme(themeOf(this.settings), dissolve, isEmpty);
    const delay = isOther ? dissolve : isEmpty ? 0 : DISMISS;
    this.director.replace(() => this.createScene(new Arrival(arrival, delay)));
    // The last board is part of the picture that dissolves.
    if (isOther) this.director.sweep();
    this.frames.invalidate();
    this.scene.player.playing = playing;
    if (begin === 'asWritten') this.playback.start(this.settings);
    else if (begin === 'atMoment') this.playback.seekMoment(this.settings);
    else if (begin === 'asBefore') this.playback.control(!playing);
    opened?.(this.scene);
    this.settle();
    this.showAll();
    // Its title is that of the board as it is seen, even before a frame is.
    this.stage.layOut(performance.now());
  }

  /** Shows at once what is looked at or read rather than watched. */
  private settle(): void {
    const { scene } = this;
    if (!scene.player.playing || scene.overlay.Page !== undefined) scene.beThere();
    if (scene.changeover === undefined) this.director.sweep();
  }

  private createScene(arrival: Arrival, from?: Anchor): Scene {
    const { state, settings, resources } = this;
    const code = resources.code.codeOf(settings.mode)!;
    const content = { puzzle: state.puzzle, settings, from, isInterlude: isInterlude(state) };
    return code.open(content, pageServices(this, arrival));
  }

  private showAll(): void {
    this.presenter.showAll(this.settings, this.scene);
    this.showNotices();
  }

  private showNotices(): void {
    this.presenter.set({ notices: this.notices.sentences(this.words) });
  }

  private showFigures(): void {
    this.presenter.showFigures(this.scene);
  }
}
