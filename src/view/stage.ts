import { Ticker } from 'pixi.js';
import type { Point } from '../puzzle/lattices/index.ts';
import type { Theme } from '../theme/index.ts';
import { roomWithin, type Part, type Viewport } from '../theme/viewport.ts';
import { Background } from './background/background.ts';
import { liftOf, standOf } from './background/disc.ts';
import type { BoardView } from './board/boardView.ts';
import { Canvas, type CanvasOptions } from './canvas.ts';
import { Drift } from './drift.ts';
import type { Jewel } from './jewels/jewel.ts';
import type { Jewels } from './jewels/jewels.ts';
import { GLIDE, smooth } from './motion.ts';
import { aroundOf, boundsOf } from './rooms.ts';
import type { Surroundings } from './surroundings.ts';

/** The viewport of the whole host. */
const ALL: Viewport = { top: 0, right: 0, bottom: 0, left: 0 };
/** The duration of a crossfade to another density, in ms. */
const CROSSFADE = 1400;
/** The interval at which size and context are checked, in ms. */
const CHECK_EVERY = 1000;

interface StageOptions extends CanvasOptions {
  /** Creates the jewels, for a theme; without it the stage has none. */
  readonly jewels?: (theme: Theme) => Jewels;
}

/** A canvas that fills its host, with boards on a background. It draws only when `frame` is called. */
export class Stage {
  /** Called when a frame is due although no board moved. */
  onStale: () => void = () => undefined;
  /** Called when the graphics context is back (false), and after each failed try to recover it (true). */
  onContext: (lost: boolean) => void = () => undefined;
  /** Called when a board is turned by a quarter, or back. */
  onTurned: () => void = () => undefined;
  /** Called with the drift of the picture, in whole CSS pixels, when that changes. */
  onDrift: (x: number, y: number) => void = () => undefined;
  private readonly canvas: Canvas;
  /** The background; changes show with the next frame. */
  readonly background: Background;
  /** The boards solved so far, on a stage with jewels; changes show with the next frame. */
  readonly jewels: Jewels | undefined;
  /** The drift of the picture against burn-in; changes show with the next frame. */
  readonly drift = new Drift();
  /** Board → the index of its viewport. */
  private readonly boards = new Map<BoardView, number>();
  private theme: Theme;
  private hour = 12;
  private isPlain = false;
  private viewports: readonly Viewport[] = [ALL];
  /** The visible part of a picture that is larger than the host; undefined if the picture fills the host. */
  private part: Part | undefined;
  private isLayoutStale = true;
  /** The moment at which the boards began to glide to where they are laid out, in ms. */
  private glidingSince = -Infinity;
  /** The drift in whole CSS pixels. */
  private drifted: Point = [0, 0];
  private closed = false;
  private readonly checking: ReturnType<typeof setInterval>;
  private readonly observer: ResizeObserver;

  /** Opens a stage in an element that has a size of its own. Rejects if there is no WebGL. */
  static async open(host: HTMLElement, theme: Theme, options: StageOptions = {}): Promise<Stage> {
    const canvas = await Canvas.open(host, theme, options);
    return new Stage(host, theme, canvas, options.jewels?.(theme));
  }

  private constructor(host: HTMLElement, theme: Theme, canvas: Canvas, jewels?: Jewels) {
    [this.theme, this.canvas, this.jewels] = [theme, canvas, jewels];
    canvas.onContext = (lost) => {
      this.onContext(lost);
      if (lost) return;
      this.jewels?.renew();
      this.layOutAgain();
    };
    this.background = new Background(theme, this.hour);
    canvas.root.addChild(this.background.container);
    canvas.above = jewels && canvas.root.addChild(jewels.container);
    this.checking = setInterval(() => this.check(), CHECK_EVERY);
    this.observer = new ResizeObserver(() => this.check());
    this.observer.observe(host);
  }

  /**
   * Sets the theme of everything on the stage.
   *
   * @param dissolve for how long the picture dissolves into that of the theme, in ms
   * @param isEmpty whether no board is in that picture
   * @returns whether it is another one
   */
  setTheme(theme: Theme, dissolve = 0, isEmpty = false): boolean {
    if (theme === this.theme) return false;
    this.canvas.dissolve(this.isDrawn ? dissolve : 0, theme, this.hour, isEmpty);
    this.theme = theme;
    for (const board of this.boards.keys()) board.setTheme(theme);
    this.background.setTheme(theme, this.hour);
    this.jewels?.setTheme(theme);
    this.canvas.setTheme(theme);
    this.onStale();
    return true;
  }

  /** Lets a crossfade or a dissolve end soon, as somebody waits for what comes. */
  hasten(): void {
    this.canvas.hasten();
  }

  /**
   * Sets the level of detail; the picture crossfades if its density changes.
   *
   * @param densest the most device pixels per CSS pixel
   * @param isPlain whether boards are drawn without motion trails
   */
  setDetail(densest: number, isPlain: boolean): void {
    if (isPlain !== this.isPlain) for (const board of this.boards.keys()) board.setPlain(isPlain);
    [this.isPlain, this.canvas.densest] = [isPlain, densest];
    if (!this.canvas.isResized) return;
    if (this.isDrawn) this.canvas.crossfade(CROSSFADE);
    this.layOutAgain();
  }

  /** Draws the letters of all boards anew, in a face that has been loaded. */
  letterAnew(): void {
    for (const board of this.boards.keys()) board.letterAnew();
    this.onStale();
  }

  /** Sets the hour of the light, 0 to 24; returns whether that is another one. */
  setHour(hour: number): boolean {
    if (hour === this.hour) return false;
    this.hour = hour;
    this.background.setTheme(this.theme, hour);
    for (const board of this.boards.keys()) board.setHour(hour);
    this.onStale();
    return true;
  }

  /** Hills, jewels and drift, the same for all windows that show a part of the picture. */
  get surroundings(): Surroundings {
    const { background, drift, jewels } = this;
    return { skyline: background.record, jewels: jewels?.record ?? [], drift: drift.times };
  }

  set surroundings({ drift, skyline, jewels }: Surroundings) {
    this.background.record = skyline;
    if (this.jewels?.record.length === 0 && jewels.length > 0) this.layOutAgain();
    if (this.jewels) this.jewels.record = jewels;
    this.drift.times = drift;
  }

  /** Lets a full board that leaves become the jewel of its solution; others leave none. */
  addJewel(jewel: Jewel, board: BoardView): void {
    this.jewels?.become(jewel, board, () => this.boards.has(board));
    this.onStale();
  }

  /** Shows a board in the viewport with an index. */
  add(board: BoardView, viewport: number): void {
    this.boards.set(board, viewport);
    board.onLayoutStale = () => this.layOutAgain();
    this.canvas.root.addChild(board.container);
    board.setHour(this.hour);
    board.setPlain(this.isPlain);
    this.drift.step();
    this.layOutAgain();
  }

  /** Lets a board glide to another viewport. */
  move(board: BoardView, viewport: number): void {
    this.boards.set(board, viewport);
    this.layOutAgain();
  }

  remove(board: BoardView): void {
    this.boards.delete(board);
    this.canvas.root.removeChild(board.container);
  }

  /** Sets the visible part of a picture, undefined for all of it; viewports are in the whole picture. */
  setPart(part: Part | undefined): void {
    this.part = part;
    this.layOutAgain();
  }

  /** Sets the viewports of boards; a board whose viewport is missing is shown in the last one. */
  setViewports(viewports: readonly Viewport[]): void {
    this.viewports = viewports;
    this.layOutAgain();
  }

  /** Draws once, in an animation frame at a moment in ms, by the clock of the boards' updates. */
  frame(now: number): void {
    if (this.closed || this.canvas.isLost) return;
    this.layOut(now);
    this.glide(now);
    const boards = [...this.boards.keys()];
    this.background.glow = Math.max(0, ...boards.map(({ effects }) => effects.light));
    this.background.dimming = Math.max(0, ...boards.map(({ effects }) => effects.dimming));
    this.background.lamp = Math.max(0, ...boards.map(({ presence }) => presence.tray));
    const isFlying = this.jewels?.pass(now, this.canvas.renderer);
    if (this.background.fade(now) || isFlying) this.onStale();
    this.shift();
    for (const board of this.boards.keys()) board.expose(this.canvas.renderer);
    if (this.canvas.render(now)) this.onStale();
    Ticker.system.update(now);
  }

  /** Lays out the boards at a moment in ms, by the same clock, if they have to be: it is known then how they are turned. */
  layOut(now: number): void {
    if (!this.isLayoutStale || this.closed || this.canvas.isLost) return;
    // Boards glide to other viewports, but follow a resized page at once, unless they are turned.
    const [isResized, isTurned] = [this.canvas.isResized, this.layout()];
    this.glidingSince = isResized && !isTurned ? -Infinity : now;
  }

  destroy(): void {
    this.closed = true;
    clearInterval(this.checking);
    this.observer.disconnect();
    this.background.destroy();
    this.jewels?.destroy();
    this.canvas.destroy();
  }

  private get isDrawn(): boolean {
    return !this.isLayoutStale && !this.canvas.isLost;
  }

  /** Fits renderer and boards to the host; returns whether a board was turned. */
  private layout(): boolean {
    let [isTurned, isOtherwise] = [false, false];
    this.isLayoutStale = false;
    this.canvas.fit();
    const [picture, density] = [this.picture, this.canvas.density];
    this.background.density = density;
    // Only around a single board there is room that nothing else needs.
    const [first = ALL, ...others] = this.viewports;
    const free = others.length === 0 ? first.free : undefined;
    // Texts below boards stand before land.
    const below = Math.min(first.bottom, ...others.map(({ bottom }) => bottom));
    const isOpen = free !== undefined || first.isOpen;
    const lift = isOpen ? liftOf(below / picture.height) : 0;
    const [sky, jewels] = [{ page: picture, lift }, this.jewels];
    const row = free && jewels?.record.length ? jewels.row : undefined;
    const shown = [...this.boards].filter(([{ presence }]) => !presence.isDismissed);
    for (const [board, viewport] of shown) {
      const insets = this.viewports[viewport] ?? this.viewports.at(-1) ?? ALL;
      const around = aroundOf(board, insets, sky, free !== undefined, row);
      const before = board.isTurned;
      const bounds = boundsOf(board, insets, picture, row);
      isTurned = board.fit(bounds, density, around, this.part ? 1 : density) || isTurned;
      isOtherwise ||= board.isTurned !== before;
    }
    const boards = shown.map(([{ layout }]) => layout.tray);
    const pieces = shown.flatMap(([{ remaining }]) => remaining?.seats.taken ?? []);
    this.background.land = { lift, stand: isOpen ? standOf(boards, picture) : undefined };
    this.background.lit = free ? 'full' : first.isOpen ? 'faint' : 'none';
    this.background.around = free && { ...sky, boards, pieces };
    jewels?.arrange(free && { ...sky, free: roomWithin(free, picture), boards, pieces }, density);
    if (isOtherwise) this.onTurned();
    return isTurned;
  }

  /** The visible part of the picture, without its drift. */
  private get picture(): Part {
    return this.part ?? { x: 0, y: 0, width: this.canvas.width, height: this.canvas.height };
  }

  private glide(now: number): void {
    const share = smooth((now - this.glidingSince) / GLIDE);
    this.background.glide(share);
    for (const board of this.boards.keys()) board.glide(share);
    if (share < 1) this.onStale();
  }

  /** Shows the picture at its drift. */
  private shift(): void {
    const { picture } = this;
    const [x, y] = this.drift.at(picture);
    const shown = { ...picture, x: picture.x - x, y: picture.y - y };
    this.canvas.root.position.set(-shown.x, -shown.y);
    this.background.show(shown, this.canvas.width, this.canvas.height);
    this.jewels?.show(shown, this.canvas.width, this.canvas.height);
    const [across, down] = [Math.round(x), Math.round(y)];
    if (across === this.drifted[0] && down === this.drifted[1]) return;
    this.drifted = [across, down];
    this.onDrift(across, down);
  }

  private layOutAgain(): void {
    this.isLayoutStale = true;
    this.onStale();
  }

  /** Checks for changes of size and density and for lost contexts, of which browsers do not report all. */
  private check(): void {
    if (this.canvas.isLost) this.canvas.check();
    else if (this.canvas.isResized) this.layOutAgain();
  }
}
