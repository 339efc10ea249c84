import { ladder, rungOf } from '../play/tempo.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { alongShortSide } from '../solve/orders/index.ts';
import { createModel, type Choices, type Commands, type Model } from '../ui/index.tsx';
import type { Stage } from '../view/stage.ts';
import type { Look } from '../view/boardView.ts';
import { needsLetters } from '../view/pieceArt.ts';
import { themes, type Theme } from '../view/themes/index.ts';
import { words, type Words } from '../words/index.ts';
import { dress, wantsCalm } from './appearance.ts';
import { catalogue } from './catalogue.ts';
import { chosenIn, languageOf, puzzleOf, readText, type Chosen } from './chosen.ts';
import { FrameMeter } from './frameMeter.ts';
import type { Report } from './host.ts';
import { Saver } from './modes/saver.ts';
import { pack } from './packed.ts';
import type { Settings } from './settings.ts';
import { Showing } from './showing.ts';
import { writeAddress } from './url.ts';

/** How often the figures, and the address, are brought up to date while time passes, in ms. */
const FIGURES_EVERY = 100;
const ADDRESS_EVERY = 500;

/** The page: what is chosen, what is shown, and what people can ask for. */
export class App {
  readonly model: Model;
  readonly commands: Commands = {
    toggle: () => this.play(!this.showing.player.playing),
    step: (by) => this.step(by),
    seek: (step) => this.seek(step),
    nudge: (notches) => this.nudge(notches),
    choose: (choices) => this.choose(choices),
    next: () => this.next(),
    fullscreen: () => void this.toggleFullscreen(),
    openText: (text) => this.openText(text),
    dismiss: (notice) => this.dismiss(notice),
  };

  private readonly setModel: ReturnType<typeof createModel>[1];
  private readonly stage: Stage;
  private readonly saver = new Saver();
  private readonly frames = new FrameMeter();
  private settings: Settings;
  private showing: Showing;
  private stale = true;
  private lastFrame: number | undefined;
  private figuresAt = -Infinity;
  private addressAt = -Infinity;
  private address = '';

  constructor(stage: Stage, { settings, puzzle, notices }: Chosen) {
    this.stage = stage;
    this.settings = settings;
    this.showing = this.open(puzzle);
    const puzzles = catalogue.map(({ id, puzzle: { title } }) => ({ id, title }));
    const model = { ...this.description(), notices, puzzles, fullscreen: false };
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
  async visit(query: string): Promise<void> {
    const { settings, puzzle, notices } = await chosenIn(query);
    this.settings = settings;
    this.setModel({ notices });
    this.show(puzzle);
    this.begin();
    this.describe();
  }

  /** One frame, at a moment in ms. */
  frame(now: number): void {
    const { showing, saver, settings } = this;
    const elapsed = now - (this.lastFrame ?? now);
    this.lastFrame = now;
    const isNew = showing.frame(now, elapsed);
    if (isNew || this.stale) {
      this.stale = false;
      this.stage.frame(now);
      this.frames.drawn(now);
    }
    if (settings.text === '' && saver.isTimeToGo(showing.player, elapsed)) {
      saver.moved();
      showing.leave(now);
    }
    if (showing.gone) this.next();
    if (now - this.figuresAt > FIGURES_EVERY) this.tellFigures(now);
    if (now - this.addressAt > ADDRESS_EVERY) this.tellAddress(now);
  }

  /** How things stand, for a host page. */
  report(): Report {
    const { player, subject } = this.showing;
    const { pace: _, ...figures } = this.showing.status();
    const puzzle = this.settings.text === '' ? this.settings.puzzle : null;
    const { solver, order } = subject;
    return {
      mode: this.settings.mode,
      running: player.playing && !document.hidden,
      fps: this.frames.perSecond(performance.now()),
      panes: [{ puzzle, solver, order, rules: [], ...figures }],
    };
  }

  play(playing: boolean): void {
    this.showing.player.playing = playing;
    this.tellFigures();
  }

  step(by: number): void {
    this.saver.moved();
    this.showing.player.step(by);
    this.tellFigures();
  }

  seek(step: number): void {
    this.saver.moved();
    this.showing.player.seek(step);
    this.tellFigures();
  }

  private nudge(notches: 1 | -1): void {
    const { speed, pace } = this.showing.player;
    const rung = rungOf(speed === 'auto' ? pace : speed) + notches;
    this.choose({ speed: ladder[Math.max(0, Math.min(rung, ladder.length - 1))]! });
  }

  private choose({ puzzle, ...choices }: Partial<Choices>): void {
    this.settings = { ...this.settings, ...choices };
    const { player, view, subject } = this.showing;
    if (puzzle !== undefined) {
      this.settings = { ...this.settings, puzzle, text: '' };
      this.show(puzzleOf(puzzle));
    } else if (choices.order !== undefined || choices.unique !== undefined) {
      this.show(subject.puzzle);
    } else {
      if (choices.speed !== undefined) player.speed = choices.speed;
      view.setTheme(this.theme);
      view.setLook(this.lookOf(subject.puzzle));
    }
    this.describe();
  }

  private next(): void {
    const at = catalogue.findIndex(({ id }) => id === this.settings.puzzle);
    this.choose({ puzzle: catalogue[(at + 1) % catalogue.length]!.id });
  }

  private openText(text: string): string | undefined {
    const puzzle = readText(text, languageOf(this.settings));
    if (typeof puzzle === 'string') return puzzle;
    void pack(printPuzzle(puzzle)).then((packed) => {
      this.settings = { ...this.settings, text: packed };
      this.show(puzzle);
      this.describe();
    });
    return undefined;
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

  private lookOf(puzzle: Puzzle): Look {
    const { letters: chosen } = this.settings;
    const letters = chosen === 'auto' ? needsLetters(this.theme, puzzle.pieces.length) : chosen;
    return { letters, calm: wantsCalm() };
  }

  /** Puts another puzzle, or another search of the same, in place of what is shown. */
  private show(puzzle: Puzzle): void {
    const { playing } = this.showing.player;
    this.showing.close();
    this.showing = this.open(puzzle);
    this.showing.player.playing = playing;
  }

  private open(puzzle: Puzzle): Showing {
    const { solver, unique, speed, order: chosen } = this.settings;
    const order = chosen === 'auto' ? alongShortSide(puzzle.board) : chosen;
    const subject = { puzzle, solver, order, unique };
    const showing = new Showing(this.stage, subject, this.theme, this.lookOf(puzzle));
    showing.player.speed = speed;
    showing.player.onSolution = () => {
      showing.view.celebrate(this.lastFrame ?? 0);
      this.saver.solution();
    };
    showing.onFailure = () => this.notify(this.words.page.searchFailed);
    this.saver.moved();
    this.stale = true;
    return showing;
  }

  /** Begins where an address says. */
  private begin(): void {
    const { player } = this.showing;
    player.playing = !this.settings.paused;
    if (this.settings.step > 0) player.seek(this.settings.step);
  }

  /** What the overlay shows and only choices change. */
  private description() {
    const { settings, showing } = this;
    const { puzzle, order } = showing.subject;
    const { unique, speed, theme } = settings;
    const own = settings.text !== '';
    return {
      title: puzzle.title || this.words.ui.ownPuzzle,
      text: showing.text,
      choices: {
        puzzle: own ? undefined : settings.puzzle,
        order,
        unique,
        speed,
        theme,
        lang: languageOf(settings),
        letters: this.lookOf(puzzle).letters,
      },
      ...this.figures(),
    };
  }

  /** What the overlay shows and time changes. */
  private figures() {
    const { player } = this.showing;
    return { status: this.showing.status(), playing: player.playing, known: player.furthest };
  }

  private describe(): void {
    this.setModel(this.description());
    this.stage.setTheme(this.theme);
    dress(this.theme);
    document.title = `${this.model.title} · Fitful`;
  }

  private tellFigures(now = this.figuresAt): void {
    this.figuresAt = now;
    this.setModel(this.figures());
  }

  /** Keeps the address such that it leads back here: to the very step, where nothing moves. */
  private tellAddress(now: number): void {
    this.addressAt = now;
    const { playing, playhead } = this.showing.player;
    const address = writeAddress({
      ...this.settings,
      paused: !playing,
      step: playing ? 0 : playhead,
    });
    if (address === this.address) return;
    this.address = address;
    history.replaceState(null, '', address === '' ? location.pathname : `?${address}`);
  }

  private tellOfGraphics(lost: boolean): void {
    const { graphicsLost, graphicsBack } = this.words.page;
    this.notify(lost ? graphicsLost : graphicsBack);
  }

  private dismiss(notice: number): void {
    this.setModel({ notices: this.model.notices.toSpliced(notice, 1) });
  }

  private notify(sentence: string): void {
    const others = this.model.notices.filter((notice) => notice !== sentence);
    this.setModel({ notices: [...others, sentence] });
  }
}
