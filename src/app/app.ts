import { FrameClock } from '../play/frameClock.ts';
import { writeSolution } from '../solve/solution.ts';
import { ladder, rungOf } from '../play/tempo.ts';
import type { Transport } from '../play/transport.ts';
import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { createModel, type Commands, type Model, type Wishes } from '../ui/index.tsx';
import type { Stage } from '../view/stage.ts';
import { themes, type Theme } from '../theme/index.ts';
import { readPuzzle, words, type Words } from '../words/index.ts';
import { AddressBar, momentOf } from './addressBar.ts';
import { applyTheme, languageOf } from './appearance.ts';
import { openAddress, type OpenedAddress } from './openAddress.ts';
import { describe } from './description.ts';
import { Director } from './director.ts';
import { LatestOnly } from './latestOnly.ts';
import { Notices } from './notices.ts';
import { FrameMeter } from './frameMeter.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { reportOf, type HostReport } from './host.ts';
import { inquiries } from './inquiries.ts';
import type { Library } from './library.ts';
import { modes } from './modes/index.ts';
import { raceCommands } from './modes/raceCommands.ts';
import type { Scene } from './modes/scene.ts';
import { pack } from './packed.ts';
import type { OfflineAssets } from './prefetch.ts';
import { searchFor } from './recipes.ts';
import { restart } from './restart.ts';
import { defaultId, idOf, type Settings } from './settings.ts';
import { Solved } from './solved.ts';
import { lastingName } from './today.ts';

/** How often the figures, and the address, are brought up to date while time passes, in ms. */
const FIGURES_EVERY = 100;
const ADDRESS_EVERY = 500;

type Choices = Omit<Wishes, 'puzzle'>;
type Listed = Pick<CatalogueEntry, 'id' | 'puzzle'>;

/** The page: what is chosen, what is shown, and what people can ask for. */
export class App {
  readonly model: Model;
  readonly commands: Commands = {
    toggle: () => {
      // Who pauses watches this puzzle.
      if (this.scene.player.moving) this.isSteered = true;
      this.play(!this.scene.player.moving);
    },
    step: (by) => this.step(by),
    seek: (step) => this.seek(step),
    changeSpeed: (notches) => this.nudge(notches),
    choose: (wishes) => this.choose(wishes),
    next: () => this.turnTo((library) => library.entryAfter(this.listed)),
    ...inquiries({
      means: () => this.means,
      solved: () => this.solved,
      language: () => languageOf(this.settings),
      shown: () => this.model,
      search: () => this.scene.subject.search,
      tellCount: (counting) => this.setModel({ counting }),
    }),
    race: raceCommands({
      scene: () => this.scene,
      reopen: (changes) => this.reopen(changes),
      asked: () => searchFor(this.settings),
      keep: () => this.keep(),
    }),
    fullscreen: () => void toggleFullscreen(() => this.notices.say(this.words.page.noFullscreen)),
    openText: (text) => this.openText(text),
    restart: async (kept) => {
      const beside = { ...kept, isSteered: this.isSteered };
      const isTooLong = await restart(momentOf(this.settings, this.scene), () =>
        this.address.leave(this.settings, this.scene, beside),
      );
      return isTooLong ? this.words.page.addressTooLong : undefined;
    },
    occupy: (isOccupied) => (this.isOccupied = isOccupied),
    say: (sentence) => this.notices.say(sentence),
    dismiss: () => this.setModel({ notices: [] }),
  };

  private readonly setModel: ReturnType<typeof createModel>[1];
  private readonly stage: Stage;
  private readonly means: OfflineAssets;
  private readonly solved = new Solved();
  private readonly frames = new FrameMeter();
  private readonly clock = new FrameClock(performance.now());
  private readonly address = new AddressBar();
  private readonly notices = new Notices(
    () => this.model.notices,
    (notices) => this.setModel({ notices }),
  );
  private readonly errands = new LatestOnly(this.notices, () => this.words.page.notLoaded);
  private settings: Settings;
  /** The puzzle of the catalogue that was on show last: the next one is the one after it. */
  private listed = defaultId;
  private readonly director: Director<Scene, Listed>;
  /** Whether somebody goes their own way through this puzzle: it is not left by itself then. */
  private isSteered = false;
  /** Whether a dialog is open. */
  private isOccupied = false;
  private stale = true;
  private figuresAt = -Infinity;
  private addressAt = -Infinity;

  constructor(
    stage: Stage,
    means: OfflineAssets,
    { settings, puzzle, notices, isSteered }: OpenedAddress,
  ) {
    this.stage = stage;
    this.means = means;
    this.settings = settings;
    this.director = new Director<Scene, Listed>(
      this.open(puzzle),
      {
        mayGoOn: () => idOf(this.settings) !== undefined && !this.isSteered,
        isOccupied: () => this.isOccupied,
        current: () => ({ id: this.listed, puzzle: this.scene.subject.puzzle }),
        next: async () => (await means.catalogue.load()).entryAfter(this.listed),
        show: (entry) => this.turn(entry),
      },
      this.errands,
    );
    // Before anything is told of it: a page that opens paused never said that it plays.
    this.begin(isSteered);
    [this.model, this.setModel] = createModel({
      ...describe(settings, this.scene),
      ...{ notices, fullscreen: false, counting: undefined },
    });
    if (notices.length > 0) this.address.hold();
    this.dressPage();
    stage.onStale = () => (this.stale = true);
    stage.onContext = (lost) => this.tellOfGraphics(lost);
    document.addEventListener('fullscreenchange', () =>
      this.setModel({ fullscreen: document.fullscreenElement !== null }),
    );
  }

  /** Shows what an address says, all of it anew. */
  visit(query: string): void {
    void this.errands.run(
      openAddress(query, this.means.catalogue),
      ({ settings, puzzle, notices }) => {
        this.settings = settings;
        this.setModel({ notices });
        this.show(puzzle);
        this.begin();
        this.describe();
      },
    );
  }

  /** One frame, at a moment in ms. */
  frame(now: number): void {
    const { director } = this;
    const elapsed = this.clock.tick(now);
    const isNew = director.frame(now, elapsed);
    if (isNew || this.stale) {
      this.stale = false;
      this.stage.frame(now);
      this.frames.drawn(now);
    }
    director.goOn(elapsed);
    if (now - this.figuresAt > FIGURES_EVERY) this.tellFigures(now);
    if (now - this.addressAt > ADDRESS_EVERY) {
      this.addressAt = now;
      this.address.keep(this.settings, this.scene);
    }
  }

  /** How things stand, for a host page. */
  report(): HostReport {
    return reportOf(this.scene, this.settings, this.frames.perSecond(performance.now()));
  }

  play(playing: boolean): void {
    this.steer().playing = playing;
    this.tellFigures();
  }

  step(by: number): void {
    this.isSteered = true;
    this.steer().step(by);
    this.tellFigures();
  }

  seek(step: number): void {
    this.isSteered = true;
    this.steer().seek(step);
    this.tellFigures();
  }

  /** The player, for somebody who steers it: a board that was about to leave stays. */
  private steer(): Transport {
    this.director.stay();
    return this.scene.player;
  }

  private nudge(notches: 1 | -1): void {
    const { speed, pace } = this.scene.player;
    const rung = rungOf(speed === 'auto' ? pace : speed) + notches;
    this.choose({ speed: ladder[Math.max(0, Math.min(rung, ladder.length - 1))]! });
  }

  private choose({ puzzle, ...choices }: Wishes): void {
    if (puzzle === undefined) this.change(choices);
    else this.turnTo((library) => library.entryNamed(puzzle), choices);
  }

  /** Shows another puzzle of the library, once that is there. */
  private turnTo(find: (library: Library) => Listed, choices: Choices = {}): void {
    void this.errands.run(this.means.catalogue.load().then(find), (entry) =>
      this.turn(entry, choices),
    );
  }

  private turn({ id, puzzle }: Listed, choices: Choices = {}): void {
    this.isSteered = !this.scene.player.playing;
    this.settings = { ...this.settings, puzzle: { id } };
    this.change(choices, puzzle);
  }

  /** Changes what is chosen, of the puzzle that is shown or of another. */
  private change({ search, ...choices }: Choices, puzzle?: Puzzle): void {
    const { subject } = this.scene;
    this.settings = {
      ...this.settings,
      ...choices,
      ...(search && this.scene.wishFor(search)),
    };
    if (puzzle !== undefined || search !== undefined) {
      this.show(puzzle ?? subject.puzzle);
    } else {
      if (choices.speed !== undefined) this.steer().speed = choices.speed;
      this.scene.applySettings(this.settings);
    }
    this.describe();
  }

  private openText(text: string): string | undefined {
    const puzzle = readPuzzle(text, languageOf(this.settings));
    if (typeof puzzle === 'string') return puzzle;
    void this.errands.run(pack(printPuzzle(puzzle)), (packed) => {
      this.settings = { ...this.settings, puzzle: { packed } };
      this.show(puzzle);
      this.describe();
    });
    return undefined;
  }

  private get scene(): Scene {
    return this.director.onShow;
  }

  private get words(): Words {
    return words(languageOf(this.settings));
  }

  private get theme(): Theme {
    return themes[this.settings.theme];
  }

  /** Puts another puzzle, or another search of the same, in place of what is shown, which leaves. */
  private show(puzzle: Puzzle): void {
    this.notices.withdraw(this.words.page.searchFailed);
    const { playing } = this.scene.player;
    this.director.replace(() => this.open(puzzle));
    this.scene.player.playing = playing;
  }

  private open(puzzle: Puzzle): Scene {
    const { settings, stage } = this;
    const id = idOf(settings);
    this.listed = id ?? this.listed;
    this.stale = true;
    return modes[settings.mode]({
      stage,
      puzzle,
      settings,
      onSolution: (state) => {
        if (id !== undefined) this.solved.keep(lastingName(id, puzzle), writeSolution(state));
      },
      search: (...search) => this.means.workers.search(...search),
      onFailure: (trouble) => {
        const { noWorkers, searchFailed } = this.words.page;
        this.notices.say(trouble === 'refused' ? noWorkers : searchFailed);
      },
    });
  }

  /** Begins where an address says. */
  private begin(isSteered?: boolean): void {
    const { paused, step } = this.settings;
    this.isSteered = isSteered ?? (paused || step > 0);
    this.scene.player.playing = !paused;
    if (step > 0) this.scene.player.seek(step);
  }

  /** Opens the puzzle on show anew, with other settings. */
  private reopen(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    this.show(this.scene.subject.puzzle);
    this.describe();
  }

  /** Keeps what a scene has changed about itself. */
  private keep(): void {
    this.notices.withdraw(this.words.page.searchFailed);
    this.settings = { ...this.settings, ...this.scene.link() };
    this.describe();
  }

  private describe(): void {
    this.setModel(describe(this.settings, this.scene));
    this.stage.setTheme(this.theme);
    this.dressPage();
  }

  private dressPage(): void {
    applyTheme(this.theme);
    document.title = `${this.model.title} · Fitful`;
  }

  private tellFigures(now = this.figuresAt): void {
    this.figuresAt = now;
    this.setModel(this.scene.figures());
  }

  private tellOfGraphics(lost: boolean): void {
    const { graphicsLost } = this.words.page;
    if (lost) this.notices.say(graphicsLost);
    else this.notices.withdraw(graphicsLost);
  }
}
