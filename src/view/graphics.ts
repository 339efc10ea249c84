import 'pixi.js/unsafe-eval';
import { Ticker, WebGLRenderer, type GlProgramData } from 'pixi.js';

/** How long a lost context may take to come back, in ms. */
const PATIENCE = 5000;
/** The interval in ms at which destroyed resources are forgotten. */
const FORGET_EVERY = 30_000;

// The app draws when there is something to draw, so Pixi's own loop is off.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** What draws by a graphics context, and is told what becomes of it. */
export interface GraphicsUser {
  /** Called when the context is lost, and with it every texture. */
  lost(): void;
  /** Called when it is back, or another one has taken its place. */
  restored(): void;
  /** Called when the browser gives no other one. */
  refused(): void;
}

/** What a user draws onto. */
interface Surface {
  /** In CSS pixels, and device pixels per CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** The colour below everything, as `#rrggbb`. */
  readonly ground: string;
}

const UNFITTED: Surface = { width: 0, height: 0, density: 0, ground: '' };

/** A graphics context that one canvas has to itself or several share. It is replaced if it stays lost. */
export class Graphics {
  renderer: WebGLRenderer;
  private readonly users = new Set<GraphicsUser>();
  private fitted: Surface = UNFITTED;
  private lostSince = -1;
  private isRenewing = false;

  /** Rejects if there is no WebGL. */
  static async open(): Promise<Graphics> {
    return new Graphics(await createRenderer());
  }

  private constructor(renderer: WebGLRenderer) {
    this.renderer = renderer;
    this.listen(renderer);
  }

  get isLost(): boolean {
    return this.renderer.context.isLost;
  }

  /** Whether it has been destroyed, as the last user has left. */
  get isClosed(): boolean {
    return this.lostSince === Infinity;
  }

  join(user: GraphicsUser): void {
    this.users.add(user);
  }

  /** Ends the use of it; the last user to leave destroys it. */
  leave(user: GraphicsUser): void {
    if (this.users.delete(user)) this.closeIfUnused();
  }

  /** Destroys it unless somebody uses it, as whoever it was opened for does not want it any more. */
  closeIfUnused(): void {
    if (this.users.size > 0 || this.isClosed) return;
    this.lostSince = Infinity;
    this.dismiss(this.renderer);
  }

  /** Fits the renderer to what is drawn next. Another size takes another drawing buffer. */
  fit({ width, height, density, ground }: Surface): void {
    const { renderer, fitted } = this;
    if (width !== fitted.width || height !== fitted.height || density !== fitted.density)
      renderer.resize(width, height, density);
    if (ground !== fitted.ground) renderer.background.color = ground;
    this.fitted = { width, height, density, ground };
  }

  /** Tries another context once this one has been lost for too long: browsers do not restore every one. */
  check(): void {
    if (this.lostSince >= 0 && performance.now() - this.lostSince > PATIENCE) void this.renew();
  }

  private readonly whenLost = (): void => {
    this.lostSince = performance.now();
    for (const user of this.users) user.lost();
  };

  private readonly whenRestored = (): void => {
    this.lostSince = -1;
    for (const user of this.users) user.restored();
  };

  private async renew(): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      const renderer = await createRenderer();
      if (this.isClosed || !this.isLost) renderer.destroy();
      else {
        this.dismiss(this.renderer);
        this.renderer = renderer;
        this.fitted = UNFITTED;
        this.listen(renderer);
        this.whenRestored();
      }
    } catch {
      this.lostSince = performance.now();
      for (const user of this.users) user.refused();
    } finally {
      this.isRenewing = false;
    }
  }

  private listen({ canvas }: WebGLRenderer): void {
    canvas.addEventListener('webglcontextlost', this.whenLost);
    canvas.addEventListener('webglcontextrestored', this.whenRestored);
  }

  private dismiss(renderer: WebGLRenderer): void {
    renderer.canvas.removeEventListener('webglcontextlost', this.whenLost);
    renderer.canvas.removeEventListener('webglcontextrestored', this.whenRestored);
    renderer.canvas.remove();
    renderer.destroy();
  }
}

async function createRenderer(): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
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
 * 10,000 of a kind, and for each group of uniforms as long as the renderer lives.
 */
function forgetDestroyed({ gc, scheduler, shader }: WebGLRenderer): void {
  for (const { context, hash } of gc['_managedResourceHashes'])
    gc.addCollection(context, hash, 'hash');
  scheduler.repeat(() => {
    const programs: readonly GlProgramData[] = Object.values(shader['_programDataHash']);
    // Groups that are still used are uploaded once more.
    for (const program of programs) program.uniformDirtyGroups = {};
  }, FORGET_EVERY);
}
