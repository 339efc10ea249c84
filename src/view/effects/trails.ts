import {
  Container,
  Geometry,
  Matrix,
  Mesh,
  RenderTexture,
  Shader,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';
import type { Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { Exposure, FIRST, threadColour, threadCount, threadPitch } from './exposure.ts';
import {
  decayFragment,
  inkFragment,
  laceVertex,
  lightFragment,
  threadFragment,
} from '../shaders/trails.ts';
import type { Frame } from '../motion.ts';
import type { Turned } from '../board/turning.ts';
import { backgroundVertex } from '../shaders/background.ts';
import { cellVertex } from '../shaders/cells.ts';
import { float, vec2, vec3, vec4 } from '../shaders/uniforms.ts';

/** The widths of threads in device pixels, at slow paces and at fast ones; and how bright they are there. */
const WIDTH = [2, 1.2] as const;
const GAIN = [3.5, 6] as const;

const between = ([from, to]: readonly [number, number], share: number): number =>
  from + (to - from) * share;

/**
 * Lace: a long exposure of the outlines of what was tried lately, as nested threads that are each as bright as
 * their share of the time. It is kept in a texture as large as the board on the screen, which is lost with the
 * graphics context, or when the board changes its size.
 */
export class Lace {
  /** Shows the exposure; to be drawn below the tiles. */
  readonly container = new Container();
  /** The tiles that lie now. */
  private readonly traces: CellMesh;
  /** Cell → the colour of its tile, or −1; and the colours of threads. */
  private readonly colours: Int32Array;
  private dyes: readonly Rgb[] = [];
  private geometry: BoardGeometry;
  private readonly exposure = new Exposure();
  /** What is drawn into the texture. */
  private scene = new Container();
  private readonly meshes: readonly Mesh<Geometry, Shader>[];
  private readonly shapes: readonly Geometry[];
  private readonly shown: readonly [light: Mesh<Geometry, Shader>, ink: Mesh<Geometry, Shader>];
  /** The exposure, in half floats: most of its light is too faint for eight bits. */
  private readonly texture = RenderTexture.create({
    width: 1,
    height: 1,
    format: 'rgba16float',
    antialias: false,
    dynamic: true,
  });
  private readonly transform = new Matrix();
  /** What the renderer is told in each frame. */
  private readonly job;
  private readonly thread = new UniformGroup({
    uGrow: float(),
    uGrowByLift: float(),
    uMove: vec2(),
    uMoveByLift: vec2(),
    uOpacity: float(1),
    uPixel: float(0.01),
    uAdded: float(),
    uInsets: vec3(),
    uHalf: float(),
    uKept: float(1),
  });
  private readonly look = new UniformGroup({
    uRoom: vec4(),
    uStrength: float(),
    uGain: float(),
    uBrightness: float(),
    uSharpness: float(1),
  });
  /** Device pixels per cell. */
  private pixels = 0;
  private room: readonly [width: number, height: number] = [1, 1];
  private isResized = false;
  /** Whether the renderer has what it takes. */
  private isAvailable = true;
  /** Whether it is to be drawn where it can be. */
  isWanted = true;
  private renderer: WebGLRenderer | undefined;

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board, its opacity among them
   */
  constructor(geometry: BoardGeometry, all: UniformGroup, show: UniformGroup) {
    this.geometry = geometry;
    const cells = geometry.sites.length;
    this.colours = new Int32Array(cells).fill(-1);
    this.traces = new CellMesh(geometry, cells);
    for (let cell = 0; cell < cells; cell++) this.traces.put(cell, cell);
    const mesh = (
      shape: Geometry,
      [vertex, fragment]: readonly [string, string],
      resources: Record<string, object>,
    ): Mesh<Geometry, Shader> =>
      new Mesh({ geometry: shape, shader: Shader.from({ gl: { vertex, fragment }, resources }) });
    const whole = new Geometry({
      attributes: { aPoint: new Float32Array([-1, -1, 3, -1, -1, 3]) },
      indexBuffer: new Uint32Array([0, 1, 2]),
    });
    const square = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);
    const room = new Geometry({
      attributes: { aPoint: square, aAt: square.slice() },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    this.shapes = [whole, room];
    const { thread, look } = this;
    const decay = mesh(whole, [backgroundVertex, decayFragment], { thread });
    decay.blendMode = 'erase';
    const threads = mesh(this.traces.geometry, [cellVertex, threadFragment], { all, thread });
    threads.blendMode = 'add';
    this.scene.addChild(decay, threads);
    const seen = { look, show, uExposure: this.texture.source };
    const light = mesh(room, [laceVertex, lightFragment], seen);
    light.blendMode = 'add';
    const ink = mesh(room, [laceVertex, inkFragment], seen);
    ink.blendMode = 'multiply';
    this.shown = [light, ink];
    this.container.addChild(light, ink);
    this.meshes = [decay, threads, light, ink];
    const { scene, texture, transform } = this;
    this.job = { container: scene, target: texture, transform, clear: false };
  }

  /** Sets the colours of pieces, and what their threads are of. */
  dye(colours: readonly Rgb[], threads: Theme['trails']): void {
    const [light, ink] = this.shown;
    light.visible = threads.kind === 'light';
    ink.visible = !light.visible;
    this.look.uniforms.uBrightness = threads.brightness;
    this.look.uniforms.uSharpness = threads.sharpness;
    this.dyes = colours.map(threadColour);
    this.colours.forEach((colour, cell) => colour >= 0 && this.paint(cell, colour));
  }

  /**
   * Puts a cell of a tile under the light.
   *
   * @param owner cell → its tile
   */
  lay(cell: number, colour: number, owner: ArrayLike<number>, tile: number): void {
    this.traces.outline(cell, cell, owner, tile);
    this.paint(cell, colour);
  }

  /** Takes a cell away. */
  clear(cell: number): void {
    this.colours[cell] = -1;
    this.traces.colour(cell, 0, 0, 0, 0);
  }

  private paint(cell: number, colour: number): void {
    const [red, green, blue] = this.dyes[colour]!;
    this.colours[cell] = colour;
    this.traces.colour(cell, red, green, blue, 1);
    this.traces.lift(cell, colour);
  }

  private get isDrawn(): boolean {
    return this.isAvailable && this.isWanted;
  }

  /** How strongly it is shown, 0 to 1. */
  get strength(): number {
    return this.isDrawn ? this.exposure.strength : 0;
  }

  /** Whether there is an exposure, or one begins. */
  get isActive(): boolean {
    return this.isDrawn && this.exposure.isActive;
  }

  /** Draws the board turned, once its size is set; what was exposed is lost. */
  turn(geometry: Turned): void {
    this.geometry = geometry;
    this.traces.turn(geometry);
    this.pixels = 0;
  }

  /** Sets the width of a cell in device pixels. */
  size(pixels: number): void {
    if (pixels === this.pixels) return;
    this.pixels = pixels;
    this.isResized = true;
    const { left, top, right, bottom } = this.geometry;
    // Whole pixels away from the board's origin, which lies on one.
    const [x, y] = [Math.floor(left * pixels), Math.floor(top * pixels)];
    const [width, height] = [Math.ceil(right * pixels) - x, Math.ceil(bottom * pixels) - y];
    this.room = [width, height];
    this.transform.set(pixels, 0, 0, pixels, -x, -y);
    const { uRoom } = this.look.uniforms;
    uRoom.set([x, y, x + width, y + height].map((edge) => edge / pixels));
    const { uniforms } = this.thread;
    uniforms.uPixel = 1 / pixels;
    uniforms.uInsets.set([FIRST, threadPitch(pixels), threadCount(pixels)]);
  }

  /**
   * Lets a frame pass.
   *
   * @param isChanged whether what lies on the board changed
   */
  pass(frame: Frame, isChanged: boolean): void {
    const { exposure } = this;
    exposure.pass(frame, isChanged);
    this.container.visible = this.strength > 0;
    this.traces.flush();
    const set = this.look.uniforms;
    set.uStrength = exposure.strength;
    set.uGain = between(GAIN, exposure.fineness);
    this.thread.uniforms.uHalf = between(WIDTH, exposure.fineness) / 2 / this.pixels;
  }

  /** Exposes the tiles that lie now; nothing if there is no exposure. */
  expose(renderer: WebGLRenderer): void {
    if (!this.exposure.isActive) return;
    if (renderer !== this.renderer) this.adopt(renderer);
    if (!this.isDrawn) return;
    if (this.isResized) this.texture.resize(...this.room);
    this.isResized = false;
    const set = this.thread.uniforms;
    set.uKept = this.exposure.kept;
    set.uAdded = this.exposure.added;
    renderer.render(this.job);
    this.exposure.done();
  }

  private adopt(renderer: WebGLRenderer): void {
    this.renderer = renderer;
    this.isAvailable = canExpose(renderer);
    // A container keeps state of the renderer that drew it.
    const { scene } = this;
    this.scene = this.job.container = new Container();
    this.scene.addChild(...scene.children);
    scene.destroy();
  }

  destroy(): void {
    for (const mesh of this.meshes) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
    for (const shape of this.shapes) shape.destroy(true);
    this.traces.destroy();
    this.texture.destroy(true);
    this.scene.destroy();
    this.container.destroy();
  }
}

/** Whether a renderer can add up half floats in a texture. */
const canExpose = ({ gl }: WebGLRenderer): boolean =>
  (gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float')) !==
  null;
