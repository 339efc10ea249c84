import { Container, type WebGLRenderer } from 'pixi.js';
import type { Theme } from '../theme/index.ts';
import { comesFrom } from '../theme/dissolve.ts';
import { HASTE } from './changeover.ts';
import { Dissolve } from './dissolve.ts';
import { Graphics } from './graphics.ts';
import { renewed } from './renewed.ts';

/** How a canvas is opened. */
export interface CanvasOptions {
  /** Those that it shares with other canvases; its own if undefined. */
  readonly graphics?: Graphics | undefined;
  /** Device pixels per CSS pixel; those of the screen if undefined. */
  readonly density?: number | undefined;
}

/** A canvas that fills its host element, with the scene on it. It recovers a lost graphics context. */
export class Canvas {
  /** Called when the graphics context is back (false), and whenever the browser gives no other one (true). */
  onContext: (lost: boolean) => void = () => undefined;
  /** The scene; another container for each renderer. */
  root = new Container();
  /** What is drawn just above the background, and keeps its look where an empty stage dissolves; nothing if undefined. */
  above: Container | undefined;
  /** The most device pixels per CSS pixel. */
  densest = 2;
  /** The size in CSS pixels, at least 1, and the device pixels per CSS pixel, since the last `fit`. */
  width = 1;
  height = 1;
  density = 0;
  private readonly host: HTMLElement;
  private readonly graphics: Graphics;
  /** Where pictures are copied to, if the graphics are shared. */
  private readonly copy: CanvasRenderingContext2D | undefined;
  /** The density, if it is not that of the screen. */
  private readonly chosen: number | undefined;
  private theme: Theme;
  /** The one that last drew the scene. */
  private drawnBy: WebGLRenderer;
  /** The last picture, while it fades out above the canvas. */
  private fadingCopy: HTMLCanvasElement | undefined;
  private fading: Animation | undefined;
  private dissolving: Dissolve | undefined;

  /** Puts a canvas into an element. Rejects if there is no WebGL. */
  static async open(host: HTMLElement, theme: Theme, options: CanvasOptions): Promise<Canvas> {
    const graphics = options.graphics ?? (await Graphics.open());
    return new Canvas(host, theme, graphics, options);
  }

  private constructor(
    host: HTMLElement,
    theme: Theme,
    graphics: Graphics,
    { graphics: shared, density }: CanvasOptions,
  ) {
    this.host = host;
    this.theme = theme;
    this.graphics = graphics;
    this.chosen = density;
    this.drawnBy = graphics.renderer;
    // Without transparency the browser need not look at what is behind it.
    if (shared) this.copy = document.createElement('canvas').getContext('2d', { alpha: false })!;
    this.show();
    graphics.join(this.user);
  }

  get renderer(): WebGLRenderer {
    return this.graphics.renderer;
  }

  get isLost(): boolean {
    return this.graphics.isLost;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
  }

  /** Whether the size or the density of the host changed since the last `fit`. */
  get isResized(): boolean {
    const [width, height, density] = this.wanted();
    return width !== this.width || height !== this.height || density !== this.density;
  }

  fit(): void {
    [this.width, this.height, this.density] = this.wanted();
  }

  private wanted(): readonly [width: number, height: number, density: number] {
    const { clientWidth, clientHeight } = this.host;
    const density = this.chosen ?? Math.min(window.devicePixelRatio || 1, this.densest);
    return [Math.max(1, clientWidth), Math.max(1, clientHeight), density];
  }

  /** Has the renderer draw for this canvas next. */
  private take(): void {
    const { width, height, density, theme } = this;
    this.graphics.fit({ width, height, density, ground: theme.background.outer });
  }

  /** Draws a frame at a moment in ms; returns whether it dissolves. */
  render(now: number): boolean {
    this.take();
    if (!this.dissolving) this.renderer.render(this.root);
    else this.dissolving.render(this.root, now);
    if (this.dissolving?.isOver) this.endDissolve();
    this.copyOut();
    return this.dissolving !== undefined;
  }

  /**
   * Lets the current picture dissolve into the next ones, of another theme, in ms; at once if that is 0.
   *
   * @param isEmpty whether no board is in it
   */
  dissolve(duration: number, to: Theme, hour: number, isEmpty: boolean): void {
    this.take();
    const picture = this.dissolving?.picture ?? this.root;
    const from = comesFrom(this.theme, to, hour);
    const { renderer } = this;
    const above = isEmpty ? this.above : undefined;
    if (above) above.visible = false;
    const next = duration > 0 ? new Dissolve(renderer, picture, from, duration) : undefined;
    if (above) above.visible = true;
    this.endCrossfade();
    this.endDissolve();
    this.dissolving = next;
    if (above) next?.picture.addChild(above);
  }

  /** Fades the current picture into the next ones, in ms: the browser fades out a copy above the canvas. */
  crossfade(duration: number): void {
    this.take();
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
    this.screen.after(copy);
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
    if (this.dissolving && this.above?.destroyed === false) this.root.addChildAt(this.above, 1);
    this.dissolving?.destroy();
    this.dissolving = undefined;
  }

  check(): void {
    this.graphics.check();
  }

  destroy(): void {
    this.endCrossfade();
    this.endDissolve();
    this.root.destroy();
    this.copy?.canvas.remove();
    this.graphics.leave(this.user);
  }

  private readonly user = {
    lost: (): void => {
      // Its pictures are lost, too.
      this.endDissolve();
    },
    restored: (): void => {
      if (this.drawnBy !== this.renderer) this.renewRoot();
      this.onContext(false);
    },
    refused: (): void => this.onContext(true),
  };

  private renewRoot(): void {
    this.root = renewed(this.root);
    this.drawnBy = this.renderer;
    this.show();
  }

  /** The canvas that is seen. */
  private get screen(): HTMLCanvasElement {
    return this.copy?.canvas ?? this.renderer.canvas;
  }

  private show(): void {
    const { style } = this.screen;
    style.display = 'block';
    style.width = '100%';
    style.height = '100%';
    if (!this.screen.isConnected) this.host.prepend(this.screen);
  }

  private copyOut(): void {
    const { copy, renderer } = this;
    if (!copy) return;
    const { canvas } = copy;
    const { width, height } = renderer.canvas;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    copy.drawImage(renderer.canvas, 0, 0);
  }
}
