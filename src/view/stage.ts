import type { Insets, Viewport, Part } from '../theme/viewport.ts';
import 'pixi.js/unsafe-eval';
import { Ticker } from 'pixi.js';
import { Background, type BackgroundRecord } from './background/background.ts';
import type { BoardView } from './board/boardView.ts';
import { Canvas } from './canvas.ts';
import { Dissolve } from './dissolve.ts';
import { Drift, type DriftTimes } from './drift.ts';
import { GLIDE, smooth } from './motion.ts';
import type { Theme } from '../theme/index.ts';

/** All of the host. */
const ALL: Viewport = { top: 0, right: 0, bottom: 0, left: 0 };
/** What there is on a picture besides its boards, as plain data. */
export interface Surroundings extends BackgroundRecord {
  readonly drift: DriftTimes;
}

/** How often size and context are checked, in ms. */
const CHECK_EVERY = 1000;

// The app draws when there is something to draw, so Pixi's own loop is off.
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * The canvas that fills its host element, and everything on it. It draws only when `frame` is called;
 * `onStale` and `onContext` report what happens in between: resizing, a lost or restored context.
 */
export class Stage {
  /** Called when a frame is due although nothing on the boards moved. */
  onStale: () => void = () => undefined;
  /** Called when the graphics context is back (false), and after each try to get it back that failed (true). Boards keep their state. */
  onContext: (lost: boolean) => void = () => undefined;
  /** Called when a board is drawn turned by a quarter that was not before, or the other way round. */
  onTurned: () => void = () => undefined;
  /** Called with how far the picture has drifted, in whole CSS pixels, whenever that changes. */
  onDrift: (x: number, y: number) => void = () => undefined;
  private readonly host: HTMLElement;
  private readonly canvas: Canvas;
  private readonly background: Background;
  /** Board → the index of its viewport. */
  private readonly boards = new Map<BoardView, number>();
  private readonly dissolve = new Dissolve();
  private theme: Theme;
  private hour = 12;
  /** The most device pixels per CSS pixel. */
  private densest = 2;
  private isPlain = false;
  private viewports: readonly Viewport[] = [ALL];
  /** What is shown of a picture that is larger than the host; undefined if all of it fills the host. */
  private part: Part | undefined;
  /** The size that was laid out last, and whether the layout is out of date. */
  private laidOut = { width: 0, height: 0, density: 0 };
  private isLayoutStale = true;
  /** When the boards began to glide to where they are laid out, in ms. */
  private glidingSince = -Infinity;
  private readonly drift = new Drift();
  private drifted = '0 0';
  private closed = false;
  private readonly checking: ReturnType<typeof setInterval>;
  private readonly observer: ResizeObserver;

  /** Opens a stage in an element that has a size of its own. Rejects if there is no WebGL. */
  static async open(host: HTMLElement, theme: Theme): Promise<Stage> {
    return new Stage(host, theme, await Canvas.open(host, theme));
  }

  private constructor(host: HTMLElement, theme: Theme, canvas: Canvas) {
    this.host = host;
    this.theme = theme;
    this.canvas = canvas;
    canvas.onContext = (lost) => {
      this.onContext(lost);
      if (!lost) this.layOutAgain();
    };
    this.background = new Background(theme, this.hour);
    canvas.root.addChild(this.background.container);
    this.checking = setInterval(() => this.check(), CHECK_EVERY);
    this.observer = new ResizeObserver(() => this.check());
    this.observer.observe(host);
  }

  /**
   * Sets the theme of everything on the stage.
   *
   * @param dissolves whether what is seen dissolves into it
   */
  setTheme(theme: Theme, dissolves = false): void {
    if (theme === this.theme) return;
    if (dissolves) this.dissolveSeen();
    this.theme = theme;
    for (const board of this.boards.keys()) board.setTheme(theme);
    this.background.dress(theme, this.hour);
    this.canvas.setTheme(theme);
    this.onStale();
  }

  /**
   * Sets in how much detail everything is drawn; what is seen dissolves into it.
   *
   * @param densest the most device pixels per CSS pixel
   * @param isPlain whether boards do without lace
   */
  setDetail(densest: number, isPlain: boolean): void {
    if (isPlain !== this.isPlain) for (const board of this.boards.keys()) board.setPlain(isPlain);
    this.isPlain = isPlain;
    if (densest === this.densest) return;
    this.densest = densest;
    if (!this.resized) return;
    this.dissolveSeen();
    this.layOutAgain();
  }

  /** Sets the hour of the day, 0 to 24, that the light on the boards is of. */
  setHour(hour: number): void {
    if (hour === this.hour) return;
    this.hour = hour;
    this.background.dress(this.theme, hour);
    for (const board of this.boards.keys()) board.setHour(hour);
    this.onStale();
  }

  /**
   * Notes what is reached at a moment that is shown, for the hills behind the board; shown with the next frame.
   *
   * @param share how much of what there is to reach, 0 to 1
   * @param elapsed since the last moment, in ms
   * @param calm whether nothing may move
   */
  note(share: number, elapsed: number, calm: boolean): void {
    this.background.note(share, elapsed, calm);
  }

  /**
   * Lets the picture drift against burn-in; shown with the next frame.
   *
   * @param elapsed in ms
   * @param calm whether nothing may move
   */
  letDrift(elapsed: number, calm: boolean): void {
    this.drift.pass(elapsed, calm);
  }

  /** Brings the picture back to where it belongs, with the next frame. */
  keepStill(): void {
    this.drift.reset();
  }

  /** The seeds of the stars that have come out, the latest at the end. */
  get stars(): readonly number[] {
    return this.background.seeds;
  }

  /** Hills, stars and drift, as they are for each window that shows a part of the picture. */
  get surroundings(): Surroundings {
    return { ...this.background.record, drift: this.drift.times };
  }

  set surroundings({ drift, ...record }: Surroundings) {
    this.background.record = record;
    this.drift.times = drift;
  }

  /** Lets the star of a solution come out, with the seed that says where; once for each seed. */
  addStar(seed: number): void {
    this.background.add(seed);
    this.onStale();
  }

  /** Shows a board in the viewport with an index. */
  add(board: BoardView, viewport: number): void {
    this.boards.set(board, viewport);
    board.onMisplaced = () => this.layOutAgain();
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

  /** Sets which part of a picture is shown; undefined for all of it. Viewports are those of the whole picture. */
  setPart(part: Part | undefined): void {
    this.part = part;
    this.layOutAgain();
  }

  /** Sets where boards are shown; a board whose viewport is missing is shown in the last one. */
  setViewports(viewports: readonly Viewport[]): void {
    this.viewports = viewports;
    this.layOutAgain();
  }

  /**
   * Draws once, in an animation frame.
   *
   * @param now in ms, by the clock that the boards are updated with
   */
  frame(now: number): void {
    if (this.closed || this.canvas.isLost) return;
    if (this.isLayoutStale) {
      // Boards glide to other viewports, but follow a resized page at once, unless it turns them.
      const { resized } = this;
      const isTurned = this.layout();
      this.glidingSince = resized && !isTurned ? -Infinity : now;
    }
    this.glide(now);
    let glory = 0;
    for (const board of this.boards.keys()) glory = Math.max(glory, board.glory);
    this.background.glow(glory);
    if (this.background.pass(now)) this.onStale();
    this.shift();
    for (const board of this.boards.keys()) board.expose(this.canvas.renderer);
    this.canvas.render();
    Ticker.system.update(now);
  }

  destroy(): void {
    this.closed = true;
    this.dissolve.end();
    clearInterval(this.checking);
    this.observer.disconnect();
    this.background.destroy();
    this.canvas.destroy();
  }

  /** Lets what is seen dissolve into what is drawn next. */
  private dissolveSeen(): void {
    if (this.isLayoutStale || this.canvas.isLost) return;
    this.canvas.render();
    this.dissolve.begin(this.canvas.renderer.canvas);
  }

  private get density(): number {
    return Math.min(window.devicePixelRatio || 1, this.densest);
  }

  /** Whether the host or its density changed since the last layout. */
  private get resized(): boolean {
    const { host, laidOut } = this;
    return (
      host.clientWidth !== laidOut.width ||
      host.clientHeight !== laidOut.height ||
      this.density !== laidOut.density
    );
  }

  /** Fits renderer and boards to the host; returns whether a board was turned. */
  private layout(): boolean {
    let [isTurned, isOtherwise] = [false, false];
    const density = this.density;
    const width = this.host.clientWidth;
    const height = this.host.clientHeight;
    this.laidOut = { width, height, density };
    this.isLayoutStale = false;
    this.background.density = density;
    this.canvas.renderer.resize(Math.max(1, width), Math.max(1, height), density);
    const { picture } = this;
    const dots = this.part ? 1 : density;
    for (const [board, viewport] of this.boards) {
      const insets = this.viewports[viewport] ?? this.viewports.at(-1) ?? ALL;
      const within = ({ top, right, bottom, left }: Insets) => ({
        x: left,
        y: top,
        width: Math.max(1, picture.width - left - right),
        height: Math.max(1, picture.height - top - bottom),
      });
      const around = { page: picture, free: within(insets.free ?? insets) };
      const before = board.isTurned;
      isTurned = board.layout(within(insets), density, around, dots) || isTurned;
      isOtherwise ||= board.isTurned !== before;
    }
    if (isOtherwise) this.onTurned();
    return isTurned;
  }

  /** What is shown of the picture, wherever it has drifted. */
  private get picture(): Part {
    const { width, height } = this.laidOut;
    return this.part ?? { x: 0, y: 0, width: Math.max(1, width), height: Math.max(1, height) };
  }

  /** Moves the boards towards where they are laid out. */
  private glide(now: number): void {
    const share = smooth((now - this.glidingSince) / GLIDE);
    for (const board of this.boards.keys()) board.glide(share);
    if (share < 1) this.onStale();
  }

  /** Shows the picture where it has drifted to. */
  private shift(): void {
    const { picture } = this;
    const [x, y] = this.drift.at(picture);
    const shown = { ...picture, x: picture.x - x, y: picture.y - y };
    this.canvas.root.position.set(-shown.x, -shown.y);
    const { width, height } = this.laidOut;
    this.background.show(shown, Math.max(1, width), Math.max(1, height));
    const [across, down] = [Math.round(x), Math.round(y)];
    const drifted = `${across} ${down}`;
    if (drifted === this.drifted) return;
    this.drifted = drifted;
    this.onDrift(across, down);
  }

  private layOutAgain(): void {
    this.isLayoutStale = true;
    this.onStale();
  }

  /** Browsers do not report every change of size or density, nor restore every lost context. */
  private check(): void {
    if (this.canvas.isLost) this.canvas.check();
    else if (this.resized) this.layOutAgain();
  }
}
