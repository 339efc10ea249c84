import { Container, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { CellMesh } from './cellMesh.ts';
import { rgb } from '../theme/colour.ts';
import type { BoardGeometry } from './boardGeometry.ts';
import type { Point } from '../puzzle/lattices/index.ts';
import {
  cellFragment,
  cellVertex,
  glowFragment,
  pieceFragment,
  shadowFragment,
  trayFragment,
  trayShadowFragment,
  trayVertex,
} from './shaders.ts';
import type { Theme } from '../theme/index.ts';
import { RIM, trayShape } from './tray.ts';

const vec2 = () => ({ value: new Float32Array(2), type: 'vec2<f32>' }) as const;
const vec3 = () => ({ value: new Float32Array(3), type: 'vec3<f32>' }) as const;
const vec4 = () => ({ value: new Float32Array(4), type: 'vec4<f32>' }) as const;
const float = (value = 0) => ({ value, type: 'f32' }) as const;

/** Where a pass draws its polygons: grown, grown more by the cell's lift, let fall, raised by its lift. */
const stance = (grow: number, growLift: number, x: number, y: number, lift: number) =>
  new UniformGroup({
    uGrow: float(grow),
    uGrowLift: float(growLift),
    uDrop: { value: new Float32Array([x, y, lift]), type: 'vec3<f32>' },
  });

/** Moved down by so much. */
const fallen = (by: number) =>
  new UniformGroup({ uFall: { value: new Float32Array([0, by]), type: 'vec2<f32>' } });

const GLOW_BLUR = 0.22;

/** The tray with a rim that much wider than it looks. */
function trayGeometry(geometry: BoardGeometry, wider: number): Geometry {
  const { places, aways, indices } = trayShape(geometry, RIM + wider);
  return new Geometry({ attributes: { aPlace: places, aAway: aways }, indexBuffer: indices });
}

/** Everything a board is drawn with, from the tray up: each layer one mesh. */
export class Layers {
  readonly container = new Container();
  /** For what is printed into the tray: above its open cells, below all light and pieces. */
  readonly print = new Container();
  readonly light: CellMesh;
  readonly open: CellMesh;
  /** Pieces that were taken away. */
  readonly fading: CellMesh;
  readonly settled: CellMesh;
  readonly moving: CellMesh;
  private readonly trays: readonly [Geometry, Geometry];
  private readonly meshes: Mesh<Geometry, Shader>[] = [];
  private readonly glow: Mesh<Geometry, Shader>;
  private readonly all;
  private readonly look = new UniformGroup({
    uCell: vec4(),
    uGroove: vec4(),
    uShadow: vec4(),
    uSoft: { value: new Float32Array([0.075, 0.28]), type: 'vec2<f32>' },
    uTrayShadow: vec4(),
    uBevel: vec4(),
    uShade: vec3(),
    uSeam: vec2(),
    uWave: vec4(),
    uTray: vec3(),
    uRim: vec4(),
    uRimWidth: float(RIM),
    uFurrow: float(),
    uBlur: float(GLOW_BLUR),
  });
  private readonly show = new UniformGroup({
    uPresence: float(),
    uPixel: float(0.01),
    uCrest: vec3(),
  });

  /** Room for so many cells of moving pieces. */
  constructor(geometry: BoardGeometry, movingSlots: number) {
    const corners = new Float32Array(24);
    geometry.kinds.forEach(({ corners: outline }, kind) => corners.set(outline.flat(), kind * 12));
    const edges = new Float32Array(36);
    geometry.kinds.forEach(({ corners: outline }, kind) => edges.set(edgesOf(outline), kind * 18));
    const { left, top, right, bottom } = geometry;
    this.all = new UniformGroup({
      uCorners: { value: corners, type: 'vec2<f32>', size: 12 },
      uEdges: { value: edges, type: 'vec3<f32>', size: 12 },
      uSides: { value: geometry.sides, type: 'i32' },
      uAngle: float(geometry.angle),
      uBounds: { value: new Float32Array([left, top, right, bottom]), type: 'vec4<f32>' },
    });
    const cells = geometry.sites.length;
    this.open = new CellMesh(geometry, cells);
    this.light = new CellMesh(geometry, cells);
    this.fading = new CellMesh(geometry, cells);
    this.settled = new CellMesh(geometry, cells);
    this.moving = new CellMesh(geometry, movingSlots);
    for (let cell = 0; cell < cells; cell++) {
      for (const mesh of [this.open, this.light, this.fading, this.settled]) mesh.put(cell, cell);
    }
    const flat = stance(0, 0, 0, 0, 0);
    const raised = stance(0, 0, 0, 0, -1);
    const under = stance(0.06, 0.3, 0, 0.05, 0.3);
    this.trays = [trayGeometry(geometry, 0.42), trayGeometry(geometry, 0.06)];
    this.addMesh(this.trays[0], trayVertex, trayShadowFragment, [fallen(0.22)]);
    this.addMesh(this.trays[1], trayVertex, trayFragment, [fallen(0)]);
    this.layer(this.open, cellFragment, flat);
    this.container.addChild(this.print);
    this.glow = this.layer(this.light, glowFragment, stance(0.3, 0, 0, 0, 0));
    for (const pieces of [this.fading, this.settled, this.moving]) {
      this.layer(pieces, shadowFragment, under);
      this.layer(pieces, pieceFragment, raised);
    }
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
    const resources = { all: this.all, look: this.look, show: this.show, ...own };
    const mesh = new Mesh({
      geometry,
      shader: Shader.from({ gl: { vertex, fragment }, resources }),
    });
    this.meshes.push(mesh);
    this.container.addChild(mesh);
    return mesh;
  }

  setTheme(theme: Theme): void {
    const { cell, bevel, seam, shadow, wave, tray } = theme;
    const faint = (colour: string, strength: number): number[] => [
      ...rgb(colour).map((channel) => channel * strength),
      strength,
    ];
    const set = this.look.uniforms;
    set.uCell.set(faint(cell.colour, cell.strength));
    set.uGroove.set(faint(cell.groove, cell.grooveStrength));
    set.uShadow.set(faint(shadow.colour, shadow.strength));
    set.uTrayShadow.set(faint(shadow.colour, tray.shadow));
    set.uBevel.set([bevel.width, bevel.depth, bevel.gloss, bevel.height]);
    set.uShade.set(rgb(bevel.shade).map((channel) => channel ** 2.2));
    set.uSeam.set([seam.width, seam.strength]);
    set.uWave.set([...rgb(wave.colour), wave.strength]);
    set.uTray.set(rgb(tray.colour));
    set.uRim.set([...rgb(tray.rim), tray.rimStrength]);
    set.uFurrow = theme.glow.furrow;
    this.glow.blendMode = theme.glow.blend;
  }

  /** How much of the board is there, 0 to 1. */
  set presence(share: number) {
    this.show.uniforms.uPresence = share;
    this.print.alpha = share;
  }

  /** The size of a device pixel, in cell widths. */
  set pixel(size: number) {
    this.show.uniforms.uPixel = size;
  }

  /** The crest of a wave of light: how far across the board, how strong, how wide. */
  wave(crest: number, strength: number, width: number): void {
    const set = this.show.uniforms.uCrest;
    set[0] = crest;
    set[1] = strength;
    set[2] = width;
  }

  /** Lights the cells: four numbers each, a colour and how strong it is. */
  shine(light: Float32Array, strength: number): void {
    for (let cell = 0, at = 0; at < light.length; cell++, at += 4) {
      const opacity = light[at + 3]! * strength;
      const [r, g, b] = [light[at]! * opacity, light[at + 1]! * opacity, light[at + 2]! * opacity];
      this.light.colour(cell, r, g, b, opacity);
    }
  }

  flush(): void {
    this.open.flush();
    this.light.flush();
    this.fading.flush();
    this.settled.flush();
    this.moving.flush();
  }

  destroy(): void {
    for (const mesh of this.meshes) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
    for (const cells of [this.open, this.light, this.fading, this.settled, this.moving]) {
      cells.destroy();
    }
    for (const tray of this.trays) tray.destroy(true);
    this.container.destroy({ children: true });
  }
}

/** For each edge its direction and length. */
const edgesOf = (outline: readonly Point[]): number[] =>
  outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return [(nextX - x) / length, (nextY - y) / length, length];
  });
