import 'pixi.js/unsafe-eval';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';
import { Background } from './background.ts';
import type { BoardView } from './boardView.ts';
import { rgb } from '../theme/colour.ts';
import { GLIDE, smooth } from './motion.ts';
import type { Insets } from '../theme/insets.ts';
import type { Theme } from '../theme/index.ts';

/** More device pixels than this a CSS pixel warm the machine and please nobody. */
const DENSEST = 2;
/** The whole of the host. */
const ALL: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** How often the size is looked up, and how long a lost context may stay away before a new one is tried. */
const LOOK_UP = 1000;
const PATIENCE = 5000;

// The app draws when there is something to draw: Pixi gets no loop of its own.
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * The canvas that fills its host, and everything on it. It is drawn when `frame` is called and never
 * by itself; what happens to it in between (another size, a density, a context lost or given back)
 * it tells through `onStale` and `onContext`.
 */
export class Stage {
  /** A frame is due although nothing on the boards moved. */
  onStale: () => void = () => undefined;
  /** The graphics context was lost (true) or is back (false). Boards keep their state meanwhile. */
  onContext: (lost: boolean) => void = () => undefined;
  private readonly host: HTMLElement;
  private root = new Container();
  private readonly background: Background;
  /** Each board, and in which of the places it is shown. */
  private readonly boards = new Map<BoardView, number>();
  private renderer: WebGLRenderer;
  private theme: Theme;
  private places: readonly Insets[] = [ALL];
  /** What was laid out last, and whether that is out of date. */
  private laid = { width: 0, height: 0, density: 0 };
  private unlaid = true;
  /** When the boards began to glide to where they are laid out. */
  private glidingSince = -Infinity;
  private lostSince = -1;
  private renewing = false;
  private closed = false;
  private readonly lookUp: ReturnType<typeof setInterval>;
  private readonly watch: ResizeObserver;

  /** Opens a stage in an element that has a size of its own. Fails where there is no WebGL. */
  static async open(host: HTMLElement, theme: Theme): Promise<Stage> {
    return new Stage(host, theme, await createRenderer(theme));
  }

  private constructor(host: HTMLElement, theme: Theme, renderer: WebGLRenderer) {
    this.host = host;
    this.theme = theme;
    this.renderer = renderer;
    this.background = new Background(theme);
    this.root.addChild(this.background.mesh);
    this.adopt(renderer);
    this.lookUp = setInterval(() => this.check(), LOOK_UP);
    this.watch = new ResizeObserver(() => this.check());
    this.watch.observe(host);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.background.setTheme(theme);
    this.renderer.background.color = theme.background.outer;
    this.onStale();
  }

  /** Shows a board in one of the places, which are counted from 0. */
  add(board: BoardView, place: number): void {
    this.boards.set(board, place);
    this.root.addChild(board.container);
    this.layOutAgain();
  }

  /** Lets a board glide to another place. */
  move(board: BoardView, place: number): void {
    this.boards.set(board, place);
    this.layOutAgain();
  }

  remove(board: BoardView): void {
    this.boards.delete(board);
    this.root.removeChild(board.container);
  }

  /** Says where boards may be: a board whose place is not among these is shown in the last one. */
  setPlaces(places: readonly Insets[]): void {
    this.places = places;
    this.layOutAgain();
  }

  /** Draws once; call it from one animation frame. `now` in ms, as the boards get it. */
  frame(now: number): void {
    if (this.closed || this.renderer.context.isLost) return;
    if (this.unlaid) {
      // A page of another size is another picture; in the same one nothing jumps.
      this.glidingSince = this.resized ? -Infinity : now;
      this.layout();
    }
    this.glide(now);
    this.renderer.render(this.root);
    Ticker.system.update(now);
  }

  destroy(): void {
    this.closed = true;
    clearInterval(this.lookUp);
    this.watch.disconnect();
    this.background.destroy();
    this.root.destroy();
    this.dismiss(this.renderer);
  }

  private get density(): number {
    return Math.min(window.devicePixelRatio || 1, DENSEST);
  }

  /** Whether host or density are of another size than what was laid out. */
  private get resized(): boolean {
    const { host, laid } = this;
    return (
      host.clientWidth !== laid.width ||
      host.clientHeight !== laid.height ||
      this.density !== laid.density
    );
  }

  /** Fits renderer and boards to the host. */
  private layout(): void {
    const density = this.density;
    const width = this.host.clientWidth;
    const height = this.host.clientHeight;
    this.laid = { width, height, density };
    this.unlaid = false;
    this.renderer.resize(Math.max(1, width), Math.max(1, height), density);
    for (const [board, place] of this.boards) {
      const { top, right, bottom, left } = this.places[place] ?? this.places.at(-1) ?? ALL;
      const across = Math.max(1, width - left - right);
      const down = Math.max(1, height - top - bottom);
      board.layout(left, top, across, down, density);
    }
  }

  /** Moves the boards towards where they are laid out. */
  private glide(now: number): void {
    const share = smooth((now - this.glidingSince) / GLIDE);
    for (const board of this.boards.keys()) board.glide(share);
    if (share < 1) this.onStale();
  }

  private layOutAgain(): void {
    this.unlaid = true;
    this.onStale();
  }

  /** Events about size and density are not to be trusted alone, nor is a context sure to come back. */
  private check(): void {
    if (this.renderer.context.isLost) {
      if (this.lostSince >= 0 && performance.now() - this.lostSince > PATIENCE) void this.renew();
    } else if (this.resized) this.layOutAgain();
  }

  private readonly lost = (): void => {
    if (this.lostSince < 0) this.onContext(true);
    this.lostSince = performance.now();
  };

  private readonly restored = (): void => {
    this.lostSince = -1;
    this.onContext(false);
    this.layOutAgain();
  };

  /** Tries a new canvas: a context lost for the second time is often not given back. */
  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    try {
      const renderer = await createRenderer(this.theme);
      if (this.closed || !this.renderer.context.isLost) renderer.destroy();
      else {
        // What a container remembers of being drawn belongs to the renderer that drew it.
        const root = new Container();
        root.addChild(...this.root.children);
        this.root.destroy();
        this.root = root;
        this.dismiss(this.renderer);
        this.adopt(renderer);
        this.restored();
      }
    } catch {
      this.lostSince = performance.now();
    } finally {
      this.renewing = false;
    }
  }

  private adopt(renderer: WebGLRenderer): void {
    this.renderer = renderer;
    const { canvas } = renderer;
    canvas.style.display = 'block';
    canvas.style.width = '100%';
    canvas.style.height = '100%';
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.restored);
    this.host.prepend(canvas);
  }

  private dismiss(renderer: WebGLRenderer): void {
    renderer.canvas.removeEventListener('webglcontextlost', this.lost);
    renderer.canvas.removeEventListener('webglcontextrestored', this.restored);
    renderer.canvas.remove();
    renderer.destroy();
  }
}

async function createRenderer(theme: Theme): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    backgroundColor: rgb(theme.background.outer) as [number, number, number],
    antialias: false,
    autoDensity: false,
    skipExtensionImports: true,
    hello: false,
  });
  return renderer;
}
