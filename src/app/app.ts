import { FrameClock } from '../play/frameClock.ts';
import type { Player } from '../play/player.ts';
import { writeSolution } from '../play/solution.ts';
import { ladder, rungOf } from '../play/tempo.ts';
import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { createModel, type Commands, type Model, type Wishes } from '../ui/index.tsx';
import type { Stage } from '../view/stage.ts';
import { themes, type Theme } from '../view/themes/index.ts';
import { readPuzzle, words, type Words } from '../words/index.ts';
import { AddressBar } from './addressBar.ts';
import { dress, languageOf, lookOf } from './appearance.ts';
import { loadLibrary, type Library } from './catalogue.ts';
import { chosenIn, type Chosen } from './chosen.ts';
import { Counts } from './counts.ts';
import { describe, figuresOf } from './description.ts';
import { FrameMeter } from './frameMeter.ts';
import type { Report } from './host.ts';
import { Saver } from './modes/saver.ts';
import { pack } from './packed.ts';
import { recipeFor } from './recipes.ts';
import { searchIn, settingsFor, type Settings } from './settings.ts';
import { Showing } from './showing.ts';
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
    toggle: () => this.play(!this.showing.player.moving),
    step: (by) => this.step(by),
    seek: (step) => this.seek(step),
    nudge: (notches) => this.nudge(notches),
    choose: (wishes) => this.choose(wishes),
    next: () => this.turnTo((library) => library.entryAfter(this.settings.puzzle)),
    cards: async () => {
      const { cards } = await loadLibrary();
      return cards(languageOf(this.settings), this.solved.read());
    },
    count: (wish, unique) => {
      const { text, title } = this.model;
      const { notLoaded } = this.words.counting;
      this.counts.wish(wish, { text, title, unique }).then(
        () => this.withdraw(notLoaded),
        () => this.notify(notLoaded),
      );
    },
    measure: () => this.counts.measure(this.showing.text, this.showing.subject.search),
    laboratory: async () => (await import('./experiments/laboratory.ts')).laboratory,
    fullscreen: () => void this.toggleFullscreen(),
    openText: (text) => this.openText(text),
    dismiss: () => this.setModel({ notices: [] }),
  };

  private readonly setModel: ReturnType<typeof createModel>[1];
  private readonly stage: Stage;
  private readonly saver = new Saver();
  private readonly solved = new Solved();
  private readonly counts = new Counts((counting) => this.setModel({ counting }));
  private readonly frames = new FrameMeter();
  private readonly clock = new FrameClock(performance.now());
  private readonly address = new AddressBar();
  private settings: Settings;
  private showing: Showing;
  /** What was shown before, while it leaves. */
  private outgoing: Showing | undefined;
  /** What comes next where nobody steers, while the board leaves for it. */
  private following: Listed | undefined;
  /** How often somebody asked for another board. */
  private asked = 0;
  private stale = true;
  private figuresAt = -Infinity;
  private addressAt = -Infinity;

  constructor(stage: Stage, { settings, puzzle, notices }: Chosen) {
    this.stage = stage;
    this.settings = settings;
    this.showing = this.open(puzzle);
    const model = {
      ...describe(settings, this.showing),
      notices,
      fullscreen: false,
      counting: undefined,
    };
    [this.model, this.setModel] = createModel(model);
    this.begin();
    dress(this.theme);
    stage.onStale = () => (this.stale = true);
    stage.onContext = (lost) => this.tellOfGraphics(lost);
    document.addEventListener('fullscreenchange', () =>
      this.setModel({ fullscreen: document.fullscreenElement !== null }),
    );
  }

  /** Shows what an address says, all of it anew. */
  visit(query: string): void {
    void this.soon(chosenIn(query), ({ settings, puzzle, notices }) => {
      this.settings = settings;
      this.setModel({ notices });
      this.show(puzzle);
      this.begin();
      this.describe();
    });
  }

  /** One frame, at a moment in ms. */
  frame(now: number): void {
    const { showing, outgoing, saver } = this;
    const elapsed = this.clock.tick(now);
    const isNew = showing.frame(now, elapsed);
    const isLeft = outgoing?.frame(now, elapsed) ?? false;
    if (isNew || isLeft || this.stale) {
      this.stale = false;
      this.stage.frame(now);
      this.frames.drawn(now);
    }
    if (outgoing?.gone) this.clear();
    if (this.settings.text === '' && saver.isTimeToGo(showing, elapsed)) {
      saver.beginAnew();
      this.goOn();
    }
    if (showing.gone && this.following) this.turn(this.following);
    if (now - this.figuresAt > FIGURES_EVERY) this.tellFigures(now);
    if (now - this.addressAt > ADDRESS_EVERY) {
      this.addressAt = now;
      this.address.keep(this.settings, this.showing);
    }
  }

  /** How things stand, for a host page. */
  report(): Report {
    const { player, subject } = this.showing;
    const { pace: _, ...figures } = this.showing.status();
    const puzzle = this.settings.text === '' ? this.settings.puzzle : null;
    const { solver, order, rules } = subject.search;
    return {
      mode: this.settings.mode,
      running: player.playing && !document.hidden,
      fps: this.frames.perSecond(performance.now()),
      panes: [{ puzzle, solver, order, rules, ...figures }],
    };
  }

  play(playing: boolean): void {
    this.steer().playing = playing;
    this.tellFigures();
  }

  step(by: number): void {
    this.steer().step(by);
    this.tellFigures();
  }

  seek(step: number): void {
    this.steer().seek(step);
    this.tellFigures();
  }

  /** The player, for somebody who steers it: a board that was about to leave stays. */
  private steer(): Player {
    this.saver.beginAnew();
    this.showing.stay();
    return this.showing.player;
  }

  private nudge(notches: 1 | -1): void {
    const { speed, pace } = this.showing.player;
    const rung = rungOf(speed === 'auto' ? pace : speed) + notches;
    this.choose({ speed: ladder[Math.max(0, Math.min(rung, ladder.length - 1))]! });
  }

  private choose({ puzzle, ...choices }: Wishes): void {
    if (puzzle === undefined) this.change(choices);
    else this.turnTo((library) => library.entryNamed(puzzle), choices);
  }

  /** Shows another puzzle of the library, once that is there. */
  private turnTo(find: (library: Library) => Listed, choices: Choices = {}): void {
    void this.soon(loadLibrary().then(find), (entry) => this.turn(entry, choices));
  }

  private turn({ id, puzzle }: Listed, choices: Choices = {}): void {
    this.following = undefined;
    this.settings = { ...this.settings, puzzle: id, text: '' };
    this.change(choices, puzzle);
  }

  /** Changes what is chosen, of the puzzle that is shown or of another. */
  private change({ search, ...choices }: Choices, puzzle?: Puzzle): void {
    const { view, subject } = this.showing;
    this.settings = {
      ...this.settings,
      ...choices,
      ...(search && settingsFor(search, subject.search)),
    };
    if (puzzle !== undefined || search !== undefined) {
      this.show(puzzle ?? subject.puzzle);
    } else {
      if (choices.speed !== undefined) this.steer().speed = choices.speed;
      view.setTheme(this.theme);
      view.setLook(lookOf(this.settings, subject.puzzle));
    }
    this.describe();
  }

  /** Lets the board leave for the next one, or to begin anew if that cannot be loaded. */
  private goOn(): void {
    const { puzzle: id } = this.settings;
    const { puzzle } = this.showing.subject;
    const follow = (next: Listed): void => void (this.following = next);
    this.following = undefined;
    this.showing.leave();
    const next = loadLibrary().then(({ entryAfter }) => entryAfter(id));
    void this.soon(next, follow, () => follow({ id, puzzle }));
  }

  private openText(text: string): string | undefined {
    const puzzle = readPuzzle(text, languageOf(this.settings));
    if (typeof puzzle === 'string') return puzzle;
    void this.soon(pack(printPuzzle(puzzle)), (packed) => {
      this.settings = { ...this.settings, text: packed };
      this.show(puzzle);
      this.describe();
    });
    return undefined;
  }

  /** Waits until what is to be shown is ready, and shows it unless somebody has asked for another since. */
  private async soon<Made>(
    making: Promise<Made>,
    show: (made: Made) => void,
    instead?: () => void,
  ): Promise<void> {
    const asked = ++this.asked;
    const { notLoaded } = this.words.page;
    let made: Made;
    try {
      made = await making;
    } catch {
      this.notify(notLoaded);
      if (asked === this.asked) instead?.();
      return;
    }
    this.withdraw(notLoaded);
    if (asked === this.asked) show(made);
  }

  private async toggleFullscreen(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      this.notify(this.words.page.noFullscreen);
    }
  }

  private get words(): Words {
    return words(languageOf(this.settings));
  }

  private get theme(): Theme {
    return themes[this.settings.theme];
  }

  /** Puts another puzzle, or another search of the same, in place of what is shown, which leaves. */
  private show(puzzle: Puzzle): void {
    const { playing } = this.showing.player;
    this.withdraw(this.words.page.searchFailed);
    this.clear();
    this.outgoing = this.showing;
    this.outgoing.end();
    this.showing = this.open(puzzle);
    this.showing.player.playing = playing;
  }

  /** Takes what is leaving off the stage, gone or not. */
  private clear(): void {
    this.outgoing?.remove();
    this.outgoing = undefined;
  }

  private open(puzzle: Puzzle): Showing {
    const { speed, text } = this.settings;
    const name = lastingName(this.settings.puzzle, puzzle);
    const subject = { puzzle, search: searchIn(this.settings, recipeFor(this.settings)) };
    const look = lookOf(this.settings, puzzle);
    const showing = new Showing(this.stage, subject, this.theme, look);
    showing.player.speed = speed;
    showing.player.onSolution = () => {
      showing.view.celebrate(this.clock.now);
      this.saver.solution();
      if (text === '') this.solved.keep(name, writeSolution(showing.player.state));
    };
    showing.onFailure = () => this.notify(this.words.page.searchFailed);
    this.saver.beginAnew();
    this.stale = true;
    return showing;
  }

  /** Begins where an address says. */
  private begin(): void {
    const { player } = this.showing;
    player.playing = !this.settings.paused;
    if (this.settings.step > 0) player.seek(this.settings.step);
  }

  private describe(): void {
    this.setModel(describe(this.settings, this.showing));
    this.stage.setTheme(this.theme);
    dress(this.theme);
    document.title = `${this.model.title} · Fitful`;
  }

  private tellFigures(now = this.figuresAt): void {
    this.figuresAt = now;
    this.setModel(figuresOf(this.showing));
  }

  private tellOfGraphics(lost: boolean): void {
    const { graphicsLost } = this.words.page;
    if (lost) this.notify(graphicsLost);
    else this.withdraw(graphicsLost);
  }

  private withdraw(sentence: string): void {
    if (!this.model.notices.includes(sentence)) return;
    this.setModel({ notices: this.model.notices.filter((one) => one !== sentence) });
  }

  private notify(sentence: string): void {
    const others = this.model.notices.filter((notice) => notice !== sentence);
    this.setModel({ notices: [...others, sentence] });
  }
}
