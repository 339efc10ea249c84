import { hourOf, isCalm, languageOf } from '../app/appearance.ts';
import { OneBoard } from '../app/modes/saver/oneBoard.ts';
import type { OpenedAddress } from '../app/opening/openAddress.ts';
import { applyMoment, setPlaying, speedAt } from '../app/playback.ts';
import { changedNames } from '../app/state.ts';
import { FrameClock } from '../play/clocks.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { puzzleIdOf, themeOf, type SettingName, type Settings } from '../settings/settings.ts';
import { pageColours } from '../theme/index.ts';
import { mountEmbedded } from '../ui/element/overlay.tsx';
import type { EmbeddedModel } from '../ui/element/model.ts';
import type { Caption } from '../ui/status/saying.tsx';
import { Arrival } from '../view/changeover.ts';
import type { Stage } from '../view/stage.ts';
import { titleOf, turnedTitle } from '../words/titles.ts';
import type { Trouble } from '../app/workers/supervised.ts';
import type { Drawn, SharedResources } from './sharedResources.ts';

/** Time between updates of the figures, in ms. */
const FIGURES_EVERY = 100;

/** The settings that say what is on show of a search. */
export const moments: readonly SettingName[] = ['moment', 'stretch', 'paused'];

type Opened = Pick<OpenedAddress, 'settings' | 'puzzle'>;

/** What a host page is told. */
export interface BoardEvents {
  /** Another step is on show. */
  step(): void;
  /** There are more solutions than before. */
  solution(): void;
  /** The search, or its stretch, is over. */
  end(): void;
  /** Its worker fails, or goes on if that is undefined. */
  trouble(trouble: Trouble | undefined): void;
}

/** A board in somebody else's page: its stage, the search on it, and what steers that. */
export class EmbeddedBoard implements Drawn {
  readonly host: HTMLElement;
  private readonly stage: Stage;
  private readonly shared: SharedResources;
  private readonly events: BoardEvents;
  private readonly clock = new FrameClock(performance.now());
  private readonly set: ReturnType<typeof mountEmbedded>[0];
  private readonly unmount: () => void;
  private opened: Opened;
  private scene: OneBoard;
  private former: readonly OneBoard[] = [];
  private caption: Caption | undefined;
  private isStale = true;
  private figuresAt = -Infinity;
  /** The step and the number of solutions that the page around has been told last. */
  private told: number;
  private solutions = 0;
  private hasEnded = false;

  /**
   * @param host the element that shows the picture
   * @param overlay the element over it
   */
  constructor(
    shared: SharedResources,
    { host, overlay, stage }: { host: HTMLElement; overlay: HTMLElement; stage: Stage },
    opened: Opened,
    events: BoardEvents,
  ) {
    this.host = host;
    this.shared = shared;
    this.stage = stage;
    this.events = events;
    this.opened = opened;
    stage.onStale = () => (this.isStale = true);
    this.scene = this.createScene(new Arrival('first'));
    this.told = this.scene.player.at;
    [this.set, this.unmount] = mountEmbedded(overlay, this.model(), {
      commands: {
        toggle: () => this.play(!this.scene.player.moving),
        step: (by) => this.step(by),
        seek: (step) => this.seek(step),
        changeSpeed: (notches) => this.changeSpeed(notches),
      },
      insets: (viewport) => stage.setViewports([viewport]),
    });
    this.showLook();
    shared.draw(this);
  }

  get settings(): Settings {
    return this.opened.settings;
  }

  get puzzle(): string {
    return printPuzzle(this.opened.puzzle);
  }

  get playing(): boolean {
    return this.scene.player.moving;
  }

  /** The figures of the search on show. */
  get figures() {
    const [pane] = this.scene.panes();
    return pane!.status;
  }

  play(isPlaying: boolean): void {
    setPlaying(this.scene.player, isPlaying);
    this.showFigures();
  }

  step(by: number): void {
    this.scene.player.step(by);
    this.showFigures();
  }

  seek(step: number): void {
    this.scene.player.seek(step);
    this.showFigures();
  }

  /** Changes settings that need no other search. */
  change(settings: Settings): void {
    const before = this.opened.settings;
    this.opened = { ...this.opened, settings };
    const { player } = this.scene;
    if (settings.speed !== before.speed) player.speed = settings.speed;
    const changed = changedNames(settings, before);
    if (changed.includes('paused')) setPlaying(player, !settings.paused);
    if (changed.includes('stretch')) player.stretch = settings.stretch;
    if (changed.includes('moment')) player.seek(settings.moment.step, settings.moment.tick);
    this.stage.setTheme(themeOf(settings));
    this.scene.applySettings(settings);
    this.showLook();
  }

  /** Shows another search in place of the one on show. */
  open(opened: Opened): void {
    this.opened = opened;
    this.stage.setTheme(themeOf(opened.settings));
    const next = this.createScene(new Arrival('asked'));
    this.scene.end();
    this.former = [...this.former, this.scene];
    this.scene = next;
    this.hasEnded = false;
    this.told = -1;
    this.solutions = 0;
    this.showLook();
  }

  frame(now: number): void {
    const { scene, stage } = this;
    const elapsed = this.clock.tick(now);
    stage.setHour(hourOf(this.settings, new Date()));
    let isNew = scene.frame(now, elapsed);
    for (const one of this.former) isNew = one.frame(now, elapsed) || isNew;
    this.clear();
    if (isNew || this.isStale) {
      this.isStale = false;
      stage.frame(now);
    }
    this.tell();
    if (now - this.figuresAt < FIGURES_EVERY) return;
    this.figuresAt = now;
    this.showFigures();
  }

  close(): void {
    this.shared.forget(this);
    this.unmount();
    for (const scene of [this.scene, ...this.former]) scene.remove();
    this.stage.destroy();
  }

  private createScene(arrival: Arrival): OneBoard {
    const { puzzle, settings } = this.opened;
    const content = { puzzle, settings, isInterlude: false };
    const services = {
      stage: this.stage,
      arrival: isCalm() || settings.paused ? new Arrival('atOnce') : arrival,
      workers: this.shared.workers,
      // There is no gallery to keep it for; pages are told by `tell`.
      onSolution: () => undefined,
      // The board stays as it is until a worker answers.
      onFailure: (trouble: Trouble | undefined) => this.events.trouble(trouble),
      takeControl: () => undefined,
    };
    const scene = new OneBoard(content, services, this.overlay);
    // In the middle of a page that is read nothing moves by itself where that is not liked.
    applyMoment(scene.player, settings, !isCalm());
    return scene;
  }

  /** What the scene tells the overlay of the page; of that an embedded board only shows captions. */
  private readonly overlay: ConstructorParameters<typeof OneBoard>[2] = {
    overlay: { hasCaptions: true },
    shelf: { show: () => undefined },
    sound: { isOn: false, toggle: () => undefined, play: () => undefined },
    say: (caption) => (this.caption = caption),
    hold: () => undefined,
    resume: () => undefined,
  };

  private changeSpeed(notches: 1 | -1): void {
    this.scene.player.speed = speedAt(this.scene.player, notches);
  }

  private tell(): void {
    const { player } = this.scene;
    const { solutions } = player.replay.tally;
    const [isOther, isSolved] = [player.at !== this.told, solutions > this.solutions];
    // What is told may steer the board.
    this.told = player.at;
    this.solutions = solutions;
    const isOver = player.finished || player.isAtEnd;
    const isEnded = isOver && !this.hasEnded;
    this.hasEnded = isOver;
    if (isOther) this.events.step();
    if (isSolved) this.events.solution();
    if (isEnded) this.events.end();
  }

  private clear(): void {
    for (const scene of this.former) if (scene.hasLeft) scene.remove();
    this.former = this.former.filter((scene) => !scene.hasLeft);
  }

  private model(): EmbeddedModel {
    const { scene, settings } = this;
    const lang = languageOf(settings);
    scene.updateOverlay();
    const title = titleOf(puzzleIdOf(settings), this.opened.puzzle, lang);
    const { playing, passing, timeline } = scene.figures();
    return {
      title: scene.isTurned ? turnedTitle(title) : title,
      lang,
      ui: settings.ui,
      captions: settings.captions,
      playing,
      passing,
      from: timeline.from,
      at: timeline.at,
      known: timeline.known,
      caption: this.caption,
    };
  }

  private showFigures(): void {
    this.set(this.model());
  }

  private showLook(): void {
    const colours = Object.entries(pageColours(themeOf(this.settings)));
    const { style } = this.host.parentElement!;
    for (const [name, colour] of colours) style.setProperty(name, colour);
    this.showFigures();
    this.isStale = true;
  }
}
