import {
  Container,
  Geometry,
  Matrix,
  RenderTexture,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';
import type { Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { ShownBoard } from '../board/layout.ts';
import type { Frame } from '../motion.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { renewed } from '../renewed.ts';
import { cellVertex } from '../shaders/cells.ts';
import { cutOf } from '../shaders/materials.ts';
import {
  decayFragment,
  inkFragment,
  lightFragment,
  lineFragment,
  trailsVertex,
} from '../shaders/trails.ts';
import {
  coveringTriangle,
  coveringVertex,
  displacement,
  float,
  vec3,
  vec4,
  ShaderMesh,
} from '../shaders/meshes.ts';
import {
  Exposure,
  FIRST_INSET,
  lineColour,
  lineCount,
  lineGain,
  linePitch,
  lineWidth,
  PURITY,
} from './exposure.ts';
import { ProminentOutlines, type SeenTiles } from './outlines.ts';
import { SampledTiles } from './sampledTiles.ts';

/** The number of lines of a tile that is not prominent. */
const LINES = 5;
/**
 * Motion trails: a long exposure of recent tiles, and in front of it the most frequent ones, in their full colours.
 * Exposed are the outlines of all tiles, by their shares of the time, at fast paces those of sampled states. The exposure is kept in a texture as large as
 * the board on the screen, which is lost with the graphics context, and when the board changes its size.
 */
export class MotionTrails {
  /** The layer below the tiles that shows the exposure. */
  readonly container = new Container();
  /** Whether trails are drawn if the renderer can draw them. */
  isWanted = true;
  /** The sampled tiles. */
  private readonly tiles: CellMesh;
  /** Colour → the colour of its lines. */
  private colours: readonly Rgb[] = [];
  private readonly layout: ShownBoard;
  private readonly exposure = new Exposure();
  private readonly sampled: SampledTiles;
  /** The strength of the tone of samples in the theme. */
  private tone = 0;
  readonly prominent: ProminentOutlines;
  /** The decay and the lines that are drawn into the texture. */
  private scene = new Container();
  private readonly shapes: readonly Geometry[];
  private readonly shown: readonly [light: ShaderMesh, ink: ShaderMesh];
  /** The exposure, in half floats: most of its light is too faint for eight bits. */
  private readonly texture = RenderTexture.create({
    width: 1,
    height: 1,
    format: 'rgba16float',
    antialias: false,
    dynamic: true,
  });
  private readonly transform = new Matrix();
  /** The options of each exposure, made once. */
  private readonly job;
  private readonly line = new UniformGroup({
    ...displacement(),
    uOpacity: float(1),
    uPixel: float(0.01),
    uAdded: float(),
    uTone: float(),
    uLines: vec4(),
    uCut: vec3(),
    uKept: float(1),
  });
  private readonly look = new UniformGroup({
    uRoom: vec4(),
    uStrength: float(),
    uGain: float(),
    uBrightness: float(),
    uSharpness: float(1),
    uPurity: float(),
  });
  /** Device pixels per cell. */
  private pixels = 0;
  private room: readonly [width: number, height: number] = [1, 1];
  private isResized = false;
  /** The share of the trails that is shown, 0 to 1. */
  private share = 1;
  private isAvailable = true;
  private renderer: WebGLRenderer | undefined;

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board, its opacity among them
   * @param isSingle colour → whether it is that of a single copy
   */
  constructor(
    layout: ShownBoard,
    all: UniformGroup,
    show: UniformGroup,
    isSingle: readonly boolean[],
  ) {
    this.layout = layout;
    const cells = layout.board.sites.length;
    this.sampled = new SampledTiles(cells);
    this.tiles = new CellMesh(layout.board, cells);
    for (let cell = 0; cell < cells; cell++) this.tiles.put(cell, cell);
    const whole = coveringTriangle();
    const square = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);
    const room = new Geometry({
      attributes: { aPoint: square, aAt: square.slice() },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    this.shapes = [whole, room];
    const { line, look, scene, texture, transform } = this;
    const decay = new ShaderMesh(whole, [coveringVertex, decayFragment], { line });
    decay.blendMode = 'erase';
    const lines = new ShaderMesh(this.tiles.geometry, [cellVertex, lineFragment], { all, line });
    lines.blendMode = 'add';
    scene.addChild(decay, lines);
    const seen = { look, show, uExposure: texture.source };
    const light = new ShaderMesh(room, [trailsVertex, lightFragment], seen);
    const ink = new ShaderMesh(room, [trailsVertex, inkFragment], seen);
    ink.blendMode = 'multiply';
    this.shown = [light, ink];
    this.prominent = new ProminentOutlines(layout.board, all, show, isSingle);
    this.container.addChild(light, ink);
    this.job = { container: scene, target: texture, transform, clear: false };
  }

  /** Sets the colours of pieces, and the look of their trails. */
  setColours(colours: readonly Rgb[], theme: Theme): void {
    const { trails, material } = theme;
    const [light, ink] = this.shown;
    light.visible = trails.kind === 'light';
    ink.visible = !light.visible;
    this.look.uniforms.uBrightness = trails.brightness;
    this.look.uniforms.uSharpness = trails.sharpness;
    this.line.uniforms.uCut.set(cutOf(material));
    this.tone = trails.tone;
    this.look.uniforms.uPurity = PURITY * trails.purity;
    this.colours = colours.map((colour) => lineColour(colour, trails.purity));
    this.prominent.setColours(colours, theme);
    this.paint();
  }

  private paint(): void {
    const { colourAt } = this.sampled;
    for (let cell = 0; cell < colourAt.length; cell++) {
      const colour = colourAt[cell]!;
      if (colour >= 0) this.tiles.colour(cell, this.colours[colour]!, this.tiles.opacityOf(cell));
    }
  }

  private get isDrawn(): boolean {
    return this.isAvailable && this.isWanted;
  }

  /** The opacity with which trails are shown, 0 to 1. */
  get strength(): number {
    return this.isDrawn ? this.exposure.strength * this.share : 0;
  }

  /** Whether there is an exposure, or one begins. */
  get isActive(): boolean {
    return this.isDrawn && this.exposure.isActive;
  }

  /** Draws the board turned, once its size is set; the exposure is lost. */
  turn(): void {
    this.tiles.turn(this.layout.board);
    this.prominent.turn(this.layout.board);
    this.pixels = 0;
  }

  /** Sets the width of a cell in device pixels. */
  setCellSize(pixels: number): void {
    if (pixels === this.pixels) return;
    this.pixels = pixels;
    this.isResized = true;
    const { left, top, right, bottom } = this.layout.board;
    // Whole pixels away from the board's origin, which lies on a whole pixel.
    const [x, y] = [Math.floor(left * pixels), Math.floor(top * pixels)];
    const [width, height] = [Math.ceil(right * pixels) - x, Math.ceil(bottom * pixels) - y];
    this.room = [width, height];
    this.transform.set(pixels, 0, 0, pixels, -x, -y);
    const { uRoom } = this.look.uniforms;
    uRoom.set([x, y, x + width, y + height].map((edge) => edge / pixels));
    const { uniforms } = this.line;
    uniforms.uPixel = 1 / pixels;
    uniforms.uLines.set([FIRST_INSET, linePitch(pixels), lineCount(pixels, LINES), 0]);
    this.prominent.setCellSize(pixels);
  }

  /** Lets a frame pass, in which tiles on the board may have changed; `share` of the trails is shown. */
  pass(frame: Frame, isChanged: boolean, drawn: SeenTiles, share: number): void {
    const { exposure } = this;
    exposure.pass(frame, isChanged);
    this.share = share;
    this.container.visible = this.strength > 0;
    this.choose(frame.elapsed, isChanged, drawn);
    this.tiles.flush();
    const set = this.look.uniforms;
    set.uStrength = this.strength;
    set.uGain = lineGain(exposure.fineness, this.pixels);
    const { uniforms } = this.line;
    uniforms.uLines[3] = lineWidth(exposure.fineness) / 2 / this.pixels;
    uniforms.uTone = this.tone * exposure.sampling;
  }

  /** Finds the prominent tiles, and those that are exposed, with their weights. */
  private choose(elapsed: number, isChanged: boolean, drawn: SeenTiles): void {
    const { exposure, prominent, sampled, tiles } = this;
    if (!this.isActive) {
      sampled.forget();
      return prominent.forget();
    }
    prominent.pass(elapsed, drawn, isChanged, this.strength);
    if (sampled.pass(elapsed, isChanged, drawn, exposure.period)) {
      const { owner } = drawn;
      for (let cell = 0; cell < owner.length; cell++) {
        tiles.hide(cell);
        if (owner[cell]! >= 0) tiles.contour(cell, cell, owner, owner[cell]!);
      }
      this.paint();
    }
    const { entryAt, shares } = prominent.tiles.frequent;
    for (let cell = 0; cell < sampled.colourAt.length; cell++) {
      if (sampled.colourAt[cell]! < 0) continue;
      // Tiles have changed since: their shares are those of others.
      const entry = sampled.isUpToDate ? entryAt[drawn.list[cell]!.first]! : -1;
      const weight = exposure.weightOf(entry < 0 ? 0 : shares[entry]!);
      // The weights of a sample only grow.
      tiles.fade(cell, Math.max(weight, tiles.opacityOf(cell)));
    }
  }

  /** Adds the sampled tiles to the exposure, if there is one. */
  expose(renderer: WebGLRenderer): void {
    if (!this.exposure.isActive) return;
    if (renderer !== this.renderer) this.adopt(renderer);
    if (!this.isDrawn) return;
    if (this.isResized) this.texture.resize(...this.room);
    this.isResized = false;
    const set = this.line.uniforms;
    set.uKept = this.exposure.kept;
    set.uAdded = this.exposure.added;
    renderer.render(this.job);
    this.exposure.done();
  }

  private adopt(renderer: WebGLRenderer): void {
    this.renderer = renderer;
    this.isAvailable = canExpose(renderer);
    this.scene = this.job.container = renewed(this.scene);
  }

  destroy(): void {
    for (const container of [this.scene, this.container]) container.destroy({ children: true });
    for (const shape of this.shapes) shape.destroy(true);
    this.prominent.destroy();
    this.tiles.destroy();
    this.texture.destroy(true);
  }
}

/** Whether a renderer can add up half floats in a texture. */
const canExpose = ({ gl }: WebGLRenderer): boolean =>
  (gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float')) !==
  null;
