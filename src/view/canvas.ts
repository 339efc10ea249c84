import { Container, WebGLRenderer, type GlProgramData } from 'pixi.js';
import { rgb } from '../theme/colour.ts';
import type { Theme } from '../theme/index.ts';
import { comesFrom } from '../theme/dissolve.ts';
import { HASTE } from './changeover.ts';
import { Dissolve } from './dissolve.ts';

/** How long a lost context may take to come back, in ms. */
const PATIENCE = 5000;
/** The interval in ms at which destroyed resources are forgotten. */
const FORGET_EVERY = 30_000;

/** A canvas that fills its host element, with the scene on it. It recovers a lost graphics context. */
export class Canvas {
  /** Called when the graphics context is back (false), and whenever the browser gives no other one (true). */
  onContext: (lost: boolean) => void = () => undefined;
  /** The scene; another container once the context was lost for good. */
  root = new Container();
  renderer: WebGLRenderer;
  /** The most device pixels per CSS pixel. */
  densest = 2;
  /** The size in CSS pixels, at least 1, and the device pixels per CSS pixel, since the last `fit`. */
  width = 1;
  height = 1;
  density = 0;
  private readonly host: HTMLElement;
  /** The density, if it is not that of the screen. */
  private readonly chosen: number | undefined;
  private theme: Theme;
  private lostSince = -1;
  private renewing = false;
  private closed = false;
  /** The last picture, while it fades out above the canvas. */
  private fadingCopy: HTMLCanvasElement | undefined;
  private fading: Animation | undefined;
  private dissolving: Dissolve | undefined;

  /** Puts a canvas into an element. Rejects if there is no WebGL. */
  static async open(host: HTMLElement, theme: Theme, density?: number): Promise<Canvas> {
    return new Canvas(host, theme, await createRenderer(theme), density);
  }

  private constructor(
    host: HTMLElement,
    theme: Theme,
    renderer: WebGLRenderer,
    density: number | undefined,
  ) {
    this.host = host;
    this.theme = theme;
    this.chosen = density;
    this.renderer = renderer;
    this.adopt(renderer);
  }

  get isLost(): boolean {
    return this.renderer.context.isLost;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.renderer.background.color = theme.background.outer;
  }

  /** Whether the size or the density of the host changed since the last `fit`. */
  get isResized(): boolean {
    const [width, height, density] = this.wanted();
    return width !== this.width || height !== this.height || density !== this.density;
  }

  fit(): void {
    [this.width, this.height, this.density] = this.wanted();
    this.renderer.resize(this.width, this.height, this.density);
  }

  private wanted(): readonly [width: number, height: number, density: number] {
    const { clientWidth, clientHeight } = this.host;
    const density = this.chosen ?? Math.min(window.devicePixelRatio || 1, this.densest);
    return [Math.max(1, clientWidth), Math.max(1, clientHeight), density];
  }

  /** Draws a frame at a moment in ms; returns whether it dissolves. */
  render(now: number): boolean {
    if (!this.dissolving) this.renderer.render(this.root);
    else this.dissolving.render(this.root, now);
    if (this.dissolving?.isOver) this.endDissolve();
    return this.dissolving !== undefined;
  }

  /** Lets the current picture dissolve into the next ones, of another theme, in ms; at once if that is 0. */
  dissolve(duration: number, to: Theme, hour: number): void {
    const picture = this.dissolving?.picture ?? this.root;
    const from = comesFrom(this.theme, to, hour);
    const next = duration > 0 ? new Dissolve(this.renderer, picture, from, duration) : undefined;
    this.endCrossfade();
    this.endDissolve();
    this.dissolving = next;
  }

  /** Fades the current picture into the next ones, in ms: the browser fades out a copy above the canvas. */
  crossfade(duration: number): void {
    this.renderer.render(this.dissolving?.picture ?? this.root);
    const { canvas } = this.renderer;
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d');
    if (context === null) return;
    context.drawImage(canvas, 0, 0);
    if (this.fadingCopy) {
      // An earlier picture is still visible.
      context.globalAlpha = Number(getComputedStyle(this.fadingCopy).opacity);
      context.drawImage(this.fadingCopy, 0, 0, copy.width, copy.height);
    }
    this.endCrossfade();
    this.endDissolve();
    this.fadingCopy = copy;
    copy.style.cssText =
      'position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none;';
    copy.ariaHidden = 'true';
    canvas.after(copy);
    this.fading = copy.animate({ opacity: [1, 0] }, { duration, easing: 'ease-in-out' });
    this.fading.onfinish = () => this.fadingCopy === copy && this.endCrossfade();
  }

  /** Lets a crossfade or a dissolve end soon. */
  hasten(): void {
    this.dissolving?.hasten();
    this.fading?.updatePlaybackRate(HASTE);
  }

  private endCrossfade(): void {
    this.fadingCopy?.remove();
    this.fadingCopy = undefined;
  }

  private endDissolve(): void {
    this.dissolving?.destroy();
    this.dissolving = undefined;
  }

  /** Tries a new canvas once the context has been lost for too long: browsers do not restore every one. */
  check(): void {
    if (this.lostSince >= 0 && performance.now() - this.lostSince > PATIENCE) void this.renew();
  }

  destroy(): void {
    this.closed = true;
    this.endCrossfade();
    this.endDissolve();
    this.root.destroy();
    this.dismiss(this.renderer);
  }

  private readonly lost = (): void => {
    // Its pictures are lost, too.
    this.endDissolve();
    this.lostSince = performance.now();
  };

  private readonly restored = (): void => {
    this.lostSince = -1;
    this.onContext(false);
  };

  /** Tries a new canvas: browsers often do not restore a context that was lost twice. */
  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    try {
      const renderer = await createRenderer(this.theme);
      if (this.closed || !this.isLost) renderer.destroy();
      else {
        // A container keeps state of the renderer that drew it.
        const root = new Container();
        root.addChild(...this.root.children);
        this.root.destroy();
        this.root = root;
        this.dismiss(this.renderer);
        this.adopt(renderer);
        this.restored();
      }
    } catch {
      this.onContext(true);
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
  forgetDestroyed(renderer);
  return renderer;
}

/**
 * Lets PixiJS forget destroyed resources. By itself it keeps an entry for each resource until there are
 * 10,000 of a kind, and for each text and each group of uniforms as long as the renderer lives.
 */
function forgetDestroyed({ gc, scheduler, shader, canvasText }: WebGLRenderer): void {
  for (const { context, hash } of gc['_managedResourceHashes'])
    gc.addCollection(context, hash, 'hash');
  gc.addCollection(canvasText, '_activeTextures', 'hash');
  scheduler.repeat(() => {
    const programs: readonly GlProgramData[] = Object.values(shader['_programDataHash']);
    // Groups that are still used are uploaded once more.
    for (const program of programs) program.uniformDirtyGroups = {};
  }, FORGET_EVERY);
}
