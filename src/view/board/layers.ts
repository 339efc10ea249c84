import { Container, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { CellMesh } from '../pieces/cellMesh.ts';
import { Lace } from '../effects/trails.ts';
import type { BoardGeometry } from './geometry.ts';
import { Dressing, displaced } from './appearance.ts';
import { cellVertex } from '../shaders/cells.ts';
import { cellFragment, glowFragment } from '../shaders/openCells.ts';
import { pieceFragment, shadowFragment } from '../shaders/pieces.ts';
import type { Theme } from '../../theme/index.ts';
import type { Light } from '../../theme/light.ts';
import { Spill } from '../effects/colourBleed.ts';
import type { Turned } from './turning.ts';
import { TrayMeshes } from './trayMeshes.ts';
import { float, vec3, vec4 } from '../shaders/uniforms.ts';

/** The meshes a board is drawn with, from the tray up. */
export class Layers {
  readonly container = new Container();
  /** For texts in the tray: above its open cells, below all light and pieces. */
  readonly print = new Container();
  readonly light: CellMesh;
  readonly open: CellMesh;
  /** The long exposure of what was tried lately. */
  readonly lace: Lace;
  /** Pieces that were taken away, while they fade. */
  readonly fading: CellMesh;
  readonly settled: CellMesh;
  readonly moving: CellMesh;
  /** Pieces that wait beside the board, if any do. */
  readonly waiting: CellMesh | undefined;
  private readonly tray: TrayMeshes;
  private readonly meshes: Mesh<Geometry, Shader>[] = [];
  private readonly glow: Mesh<Geometry, Shader>;
  private readonly all;
  private readonly dressing = new Dressing();
  private readonly show = new UniformGroup({
    uOpacity: float(),
    uPixel: float(0.01),
    uCrest: vec3(),
    uBreathing: float(),
  });
  private readonly spill: Spill;

  /**
   * @param movingSlots the most cells of moving pieces
   * @param beside the cells of pieces that wait beside the board
   */
  constructor(geometry: BoardGeometry, movingSlots: number, beside?: BoardGeometry) {
    this.all = new UniformGroup({
      uCorners: { value: new Float32Array(24), type: 'vec2<f32>', size: 12 },
      uSides: { value: geometry.sides, type: 'i32' },
      uAngle: float(geometry.angle),
      uBounds: vec4(),
    });
    this.shape(geometry);
    const cells = geometry.sites.length;
    this.open = new CellMesh(geometry, cells);
    this.light = new CellMesh(geometry, cells);
    this.fading = new CellMesh(geometry, cells);
    this.settled = new CellMesh(geometry, cells);
    this.moving = new CellMesh(geometry, movingSlots);
    this.waiting = beside && new CellMesh(beside, beside.sites.length);
    for (let cell = 0; cell < cells; cell++) {
      for (const mesh of [this.open, this.light, this.fading, this.settled]) mesh.put(cell, cell);
    }
    const { dressing, all, show } = this;
    const flat = displaced({});
    this.tray = new TrayMeshes(geometry, dressing, { all, look: dressing.look, show });
    this.container.addChild(this.tray.shade);
    this.spill = new Spill(this.settled.geometry, geometry, all, show);
    this.container.addChild(this.spill.container);
    this.container.addChild(...this.tray.front, this.tray.top);
    this.layer(this.open, cellFragment, flat);
    this.container.addChild(this.print);
    this.glow = this.layer(this.light, glowFragment, displaced({ grow: 0.3 }));
    this.lace = new Lace(geometry, all, show);
    this.container.addChild(this.lace.container);
    for (const pieces of [this.fading, this.settled, this.waiting, this.moving]) {
      if (!pieces) continue;
      this.layer(pieces, shadowFragment, dressing.shadow);
      this.layer(pieces, pieceFragment, dressing.raised);
    }
  }

  /** Draws the board turned. */
  turn(geometry: Turned): void {
    this.shape(geometry);
    for (const mesh of [this.open, this.light, this.fading, this.settled, this.moving])
      mesh.turn(geometry);
    this.lace.turn(geometry);
    this.spill.turn(geometry);
    this.tray.turn(geometry);
  }

  /** Sets the outlines of the board's cells, and its bounds. */
  private shape({ kinds, left, top, right, bottom }: BoardGeometry): void {
    const { uCorners, uBounds } = this.all.uniforms;
    kinds.forEach(({ corners }, kind) => uCorners.set(corners.flat(), kind * 12));
    uBounds.set([left, top, right, bottom]);
  }

  private layer(cells: CellMesh, fragment: string, ...own: UniformGroup[]): Mesh<Geometry, Shader> {
    return this.addMesh(cells.geometry, cellVertex, fragment, own);
  }

  private addMesh(
    geometry: Geometry,
    vertex: string,
    fragment: string,
    own: UniformGroup[],
  ): Mesh<Geometry, Shader> {
    const resources = { all: this.all, look: this.dressing.look, show: this.show, ...own };
    const mesh = new Mesh({
      geometry,
      shader: Shader.from({ gl: { vertex, fragment }, resources }),
    });
    this.meshes.push(mesh);
    this.container.addChild(mesh);
    return mesh;
  }

  setTheme(theme: Theme): void {
    this.dressing.setTheme(theme);
    this.spill.setTheme(theme);
    this.spill.cast(this.dressing.towards);
    this.glow.blendMode = theme.glow.blend;
  }

  /** Sets the light; shadows fall away from it. */
  setLight(light: Light): void {
    this.dressing.setLight(light);
    this.spill.cast(this.dressing.towards);
  }

  /** Sets by how much the board is tilted on the screen, in radians: its light and its sides stay as they are there. */
  tilt(angle: number): void {
    if (this.dressing.tilt(angle)) this.spill.cast(this.dressing.towards);
  }

  /** The opacity of the whole board, 0 to 1. */
  set opacity(opacity: number) {
    this.show.uniforms.uOpacity = opacity;
    this.print.alpha = opacity;
    this.tray.isSolid = opacity === 1;
  }

  /** The size of a device pixel, in cell widths. */
  set pixel(size: number) {
    this.show.uniforms.uPixel = size;
  }

  /**
   * Sets the wave of light.
   *
   * @param crest how far across the board its crest is: 0 to 1, and beyond both
   * @param strength 0 to 1
   * @param width as a share of the board
   */
  wave(crest: number, strength: number, width: number): void {
    const set = this.show.uniforms.uCrest;
    set[0] = crest;
    set[1] = strength;
    set[2] = width;
  }

  /** Lights open cells with the colour of breath, at a strength from 0 to 1. */
  breathe(strength: number): void {
    this.show.uniforms.uBreathing = strength;
  }

  /** Lights the cells: four numbers each, a colour and its strength, all multiplied by a strength for all. */
  shine(light: Float32Array, strength: number): void {
    for (let cell = 0, at = 0; at < light.length; cell++, at += 4) {
      const opacity = light[at + 3]! * strength;
      const [r, g, b] = [light[at]! * opacity, light[at + 1]! * opacity, light[at + 2]! * opacity];
      this.light.colour(cell, r, g, b, opacity);
    }
  }

  /** Uploads what changed to the graphics card. */
  flush(): void {
    this.open.flush();
    this.light.flush();
    this.fading.flush();
    this.settled.flush();
    this.moving.flush();
    this.waiting?.flush();
  }

  destroy(): void {
    this.lace.destroy();
    this.tray.destroy();
    this.spill.destroy();
    for (const mesh of this.meshes) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
    for (const cells of [this.open, this.light, this.fading, this.settled, this.moving]) {
      cells.destroy();
    }
    this.waiting?.destroy();
    this.container.destroy({ children: true });
  }
}
