import { hourOf, isCalm } from '../app/appearance.ts';
import type { Scene } from '../app/modes/scene.ts';
import { setPlaying } from '../app/playback.ts';
import { changedNames } from '../app/state.ts';
import { FrameClock } from '../play/clocks.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { themeOf, type SettingName, type Settings } from '../settings/settings.ts';
import { pageColours } from '../theme/index.ts';
import { Arrival } from '../view/changeover.ts';
import type { Stage } from '../view/stage.ts';
import type { BoardEvents, CreateMode, EmbeddedMode, Opened } from './mode.ts';
import type { Drawn, SharedResources } from './sharedResources.ts';

/** Time between updates of the figures, in ms. */
const FIGURES_EVERY = 100;

/** The settings that say what is on show of a search, or of a game. */
export const moments: readonly SettingName[] = ['moment', 'stretch', 'paused', 'laid', 'live'];

/** A board in somebody else's page: its stage, and what is shown on it. */
export class EmbeddedBoard implements Drawn {
  readonly host: HTMLElement;
  private readonly stage: Stage;
  private readonly shared: SharedResources;
  private readonly events: BoardEvents;
  private readonly clock = new FrameClock(performance.now());
  private readonly overlay: HTMLElement;
  /** The modes that it has been in, which hold what is kept of them. */
  private readonly modes = new Map<CreateMode, EmbeddedMode>();
  private mode: EmbeddedMode;
  private opened: Opened;
  private scene: Scene;
  private former: readonly Scene[] = [];
  private isStale = true;
  private figuresAt = -Infinity;
  /** What the page around has been told last. */
  private told: { readonly step: number; readonly solutions: number; readonly isOver: boolean };

  /**
   * @param host the element that shows the picture
   * @param overlay the element over it
   */
  constructor(
    shared: SharedResources,
    { host, overlay, stage }: { host: HTMLElement; overlay: HTMLElement; stage: Stage },
    opened: Opened,
    create: CreateMode,
    events: BoardEvents,
  ) {
    this.host = host;
    this.overlay = overlay;
    this.shared = shared;
    this.stage = stage;
    this.events = events;
    this.opened = opened;
    stage.onStale = () => (this.isStale = true);
    this.mode = this.modeOf(create);
    this.scene = this.mode.open(opened, this.arrival('first'));
    this.told = this.moment;
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
    return this.scene.search !== undefined && this.scene.player.moving;
  }

  /** What lies, as text, where it is laid by hand. */
  get laid(): string | undefined {
    return this.scene.ownSettings().laid;
  }

  /** The figures of what is on show. */
  get figures() {
    const [pane] = this.scene.panes();
    return pane!.status;
  }

  play(isPlaying: boolean): void {
    setPlaying(this.scene.player, isPlaying);
    this.update();
  }

  step(by: number): void {
    this.scene.player.step(by);
    this.update();
  }

  seek(step: number): void {
    this.scene.player.seek(step);
    this.update();
  }

  /** Changes settings that need no other scene. */
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
    // What the scene has changed itself stays, unless it is asked for anew.
    const own = Object.entries(this.scene.ownSettings());
    const kept = own.filter(([name]) => !changed.includes(name as SettingName));
    this.scene.applySettings({ ...settings, ...Object.fromEntries(kept) });
    this.showLook();
  }

  /** Shows something else in place of what is on show. */
  open(opened: Opened, create: CreateMode): void {
    this.opened = opened;
    this.stage.setTheme(themeOf(opened.settings));
    const next = this.modeOf(create);
    if (next !== this.mode) this.mode.close();
    this.mode = next;
    this.scene.end();
    this.former = [...this.former, this.scene];
    this.scene = next.open(opened, this.arrival('asked'));
    this.told = { ...this.moment, step: -1 };
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
    this.update();
  }

  close(): void {
    this.shared.forget(this);
    this.mode.close();
    for (const scene of [this.scene, ...this.former]) scene.remove();
    this.stage.destroy();
  }

  private modeOf(create: CreateMode): EmbeddedMode {
    const known = this.modes.get(create);
    if (known) return known;
    const { stage, overlay, events, shared } = this;
    const mode = create({
      stage,
      overlay,
      events,
      workers: shared.workers,
      play: (isPlaying) => this.play(isPlaying),
      step: (by) => this.step(by),
      seek: (step) => this.seek(step),
    });
    this.modes.set(create, mode);
    return mode;
  }

  private arrival(kind: 'first' | 'asked'): Arrival {
    return new Arrival(isCalm() || this.settings.paused ? 'atOnce' : kind);
  }

  private get moment() {
    const { player } = this.scene;
    const { solutions, finished } = this.figures;
    return { step: player.at, solutions, isOver: finished || player.isAtEnd };
  }

  private tell(): void {
    const { moment, told } = this;
    // What is told may steer the board.
    this.told = moment;
    if (moment.step !== told.step) this.events.step();
    if (moment.solutions > told.solutions) this.events.solution();
    if (moment.isOver && !told.isOver) this.events.end();
  }

  private clear(): void {
    for (const scene of this.former) if (scene.hasLeft) scene.remove();
    this.former = this.former.filter((scene) => !scene.hasLeft);
  }

  private update(): void {
    this.mode.update(this.opened);
  }

  private showLook(): void {
    const colours = Object.entries(pageColours(themeOf(this.settings)));
    const { style } = this.host.parentElement!;
    for (const [name, colour] of colours) style.setProperty(name, colour);
    this.update();
    this.isStale = true;
  }
}
