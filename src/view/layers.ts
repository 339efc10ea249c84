import { Container, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { CellMesh } from './cellMesh.ts';
import { Lace } from './lace.ts';
import { rgb } from '../theme/colour.ts';
import type { BoardGeometry } from './boardGeometry.ts';
import type { Point } from '../puzzle/lattices/index.ts';
import { cellVertex } from './cellShaders.ts';
import { cellFragment, glowFragment } from './openShaders.ts';
import { materialNumber } from './materialShaders.ts';
import { pieceFragment, shadowFragment } from './pieceShaders.ts';
import type { Theme } from '../theme/index.ts';
import type { Light } from '../theme/light.ts';
import { reliefOf } from './relief.ts';
import { Spill } from './spill.ts';
import type { Turned } from './turning.ts';
import { RIM, trayShape } from './tray.ts';
import { trayFragment, trayShadowFragment, trayVertex } from './trayShaders.ts';

const vec2 = () => ({ value: new Float32Array(2), type: 'vec2<f32>' }) as const;
const vec3 = () => ({ value: new Float32Array(3), type: 'vec3<f32>' }) as const;
const vec4 = () => ({ value: new Float32Array(4), type: 'vec4<f32>' }) as const;
const float = (value = 0) => ({ value, type: 'f32' }) as const;

/** How a pass displaces its polygons, in cell widths. */
interface Displacement {
  /** How far outlines grow, and how much further per unit of a cell's lift. */
  readonly grow?: number;
  readonly growByLift?: number;
}

const displaced = ({ grow = 0, growByLift = 0 }: Displacement) =>
  new UniformGroup({
    uGrow: float(grow),
    uGrowByLift: float(growByLift),
    uMove: vec2(),
    uMoveByLift: vec2(),
  });

/** How the tray, its shadow or a part of its front is moved, in cell widths; and whether it is of its front: 1 or 0. */
const trayPart = (front = 0) => new UniformGroup({ uOffset: vec2(), uFront: float(front) });

/** The tray's front is drawn in so many parts, one below the other. */
const FRONT = 4;
const GLOW_BLUR = 0.22;
/** How far shadows of pieces that lie reach beyond them, in cell widths. */
const SPREAD = 0.06;

/** The meshes of the tray's shadow, and of its front and top: their rims are wider than they look. */
const trayGeometries = (board: BoardGeometry): readonly [shade: Geometry, face: Geometry] => [
  trayGeometry(board, 0.42),
  trayGeometry(board, 0.06),
];

function trayGeometry(board: BoardGeometry, wider: number): Geometry {
  const { points, aways, indices } = trayShape(board, RIM + wider);
  return new Geometry({ attributes: { aPoint: points, aAway: aways }, indexBuffer: indices });
}

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
  private readonly trayShade: Mesh<Geometry, Shader>;
  /** Its front and its top, all of one shape. */
  private readonly trayFaces: readonly Mesh<Geometry, Shader>[];
  private readonly meshes: Mesh<Geometry, Shader>[] = [];
  private thickness: Theme['thickness'] = { piece: 0, tray: 0 };
  private towards: Light['towards'] = [0, 0, 1];
  private tilted = 0;
  private readonly glow: Mesh<Geometry, Shader>;
  private readonly all;
  private readonly look = new UniformGroup({
    uCell: vec4(),
    uGroove: vec4(),
    uShadow: vec4(),
    uSoft: { value: new Float32Array([0.075, 0.28]), type: 'vec2<f32>' },
    uTrayShadow: vec4(),
    uBevel: vec4(),
    uTowards: vec3(),
    uSun: vec3(),
    uSky: vec3(),
    uThickness: float(),
    uBelow: vec2(),
    uFall: float(),
    uSeam: vec2(),
    uCut: vec2(),
    uHalo: vec2(),
    uMaterial: { value: 0, type: 'i32' as const },
    uLine: vec4(),
    uTexture: float(),
    uFace: float(1),
    uWave: vec4(),
    uBreath: vec3(),
    uTray: vec3(),
    uTicks: float(),
    uRim: vec4(),
    uRimWidth: float(RIM),
    uGrooveShade: float(),
    uBlur: float(GLOW_BLUR),
  });
  private readonly show = new UniformGroup({
    uOpacity: float(),
    uPixel: float(0.01),
    uCrest: vec3(),
    uBreathing: float(),
  });

  private readonly raised = displaced({});
  private readonly shadow = displaced({ grow: SPREAD, growByLift: 0.3 });
  private readonly spill: Spill;
  private readonly trayShadow = trayPart();
  /** From the lowest up. */
  private readonly trayFront = Array.from({ length: FRONT }, () => trayPart(1));

  /** @param movingSlots the most cells of moving pieces */
  constructor(geometry: BoardGeometry, movingSlots: number) {
    this.all = new UniformGroup({
      uCorners: { value: new Float32Array(24), type: 'vec2<f32>', size: 12 },
      uEdges: { value: new Float32Array(36), type: 'vec3<f32>', size: 12 },
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
    for (let cell = 0; cell < cells; cell++) {
      for (const mesh of [this.open, this.light, this.fading, this.settled]) mesh.put(cell, cell);
    }
    const flat = displaced({});
    const [shade, face] = trayGeometries(geometry);
    this.trayShade = this.addMesh(shade, trayVertex, trayShadowFragment, [this.trayShadow]);
    this.spill = new Spill(this.settled.geometry, geometry, this.all, this.show);
    this.container.addChild(this.spill.container);
    this.trayFaces = [...this.trayFront, trayPart()].map((part) =>
      this.addMesh(face, trayVertex, trayFragment, [part]),
    );
    this.layer(this.open, cellFragment, flat);
    this.container.addChild(this.print);
    this.glow = this.layer(this.light, glowFragment, displaced({ grow: 0.3 }));
    this.lace = new Lace(geometry, this.all, this.show);
    this.container.addChild(this.lace.container);
    for (const pieces of [this.fading, this.settled, this.moving]) {
      this.layer(pieces, shadowFragment, this.shadow);
      this.layer(pieces, pieceFragment, this.raised);
    }
  }

  /** Draws the board turned. */
  turn(geometry: Turned): void {
    this.shape(geometry);
    for (const mesh of [this.open, this.light, this.fading, this.settled, this.moving])
      mesh.turn(geometry);
    this.lace.turn(geometry);
    this.spill.turn(geometry);
    this.destroyTray();
    const [shade, face] = trayGeometries(geometry);
    this.trayShade.geometry = shade;
    for (const mesh of this.trayFaces) mesh.geometry = face;
  }

  /** Sets the outlines of the board's cells, and its bounds. */
  private shape({ kinds, left, top, right, bottom }: BoardGeometry): void {
    const { uCorners, uEdges, uBounds } = this.all.uniforms;
    kinds.forEach(({ corners }, kind) => uCorners.set(corners.flat(), kind * 12));
    kinds.forEach(({ corners }, kind) => uEdges.set(edgesOf(corners), kind * 18));
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
    const { cell, bevel, seam, shadow, wave, tray, thickness, material, halo, breath } = theme;
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
    set.uMaterial = materialNumber(material.of);
    set.uLine.set([...rgb(material.line.colour), material.line.width]);
    set.uTexture = material.texture;
    set.uFace = material.face;
    set.uCut.set([material.cut.gap, material.cut.radius]);
    set.uHalo.set(halo ? [halo.reach, halo.strength] : [0, 0]);
    this.shadow.uniforms.uGrow = halo?.reach ?? SPREAD;
    this.spill.setTheme(theme);
    set.uSeam.set([seam.width, seam.strength]);
    set.uWave.set([...rgb(wave.colour), wave.strength]);
    set.uBreath.set(rgb(breath.colour));
    set.uTray.set(rgb(tray.colour));
    set.uTicks = tray.ticks ?? 0;
    set.uRim.set([...rgb(tray.rim), tray.rimStrength]);
    set.uGrooveShade = theme.glow.grooveShade;
    this.glow.blendMode = theme.glow.blend;
    this.thickness = thickness;
    this.cast();
  }

  /** Sets the light; shadows fall away from it. */
  setLight(light: Light): void {
    const { towards, sun, sky } = light;
    const set = this.look.uniforms;
    set.uSun.set(sun);
    set.uSky.set(sky);
    this.towards = towards;
    this.cast();
  }

  /** Sets by how much the board is tilted on the screen, in radians: its light and its sides stay as they are there. */
  tilt(angle: number): void {
    if (angle === this.tilted) return;
    this.tilted = angle;
    this.cast();
  }

  /** Sets where the light comes from, where shadows fall, and on which side slabs and tray show their fronts. */
  private cast(): void {
    const { piece, tray } = this.thickness;
    const relief = reliefOf(this.towards, piece, this.tilted);
    const [x, y] = relief.below;
    const set = this.look.uniforms;
    set.uTowards.set(relief.towards);
    this.spill.cast(relief.towards);
    set.uBelow.set(relief.below);
    set.uThickness = piece;
    set.uFall = Math.hypot(...relief.shadow);
    this.raised.uniforms.uMoveByLift.set([-x, -y]);
    this.shadow.uniforms.uMove.set(relief.shadow);
    this.shadow.uniforms.uMoveByLift.set(relief.shadowByLift);
    this.trayShadow.uniforms.uOffset.set(relief.trayShadow);
    this.trayFront.forEach(({ uniforms }, i) => {
      const lower = tray * (1 - i / FRONT);
      uniforms.uOffset.set([x * lower, y * lower]);
    });
  }

  /** The opacity of the whole board, 0 to 1. */
  set opacity(opacity: number) {
    this.show.uniforms.uOpacity = opacity;
    this.print.alpha = opacity;
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
  }

  private destroyTray(): void {
    this.trayShade.geometry.destroy(true);
    this.trayFaces[0]!.geometry.destroy(true);
  }

  destroy(): void {
    this.lace.destroy();
    this.destroyTray();
    this.spill.destroy();
    for (const mesh of this.meshes) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
    for (const cells of [this.open, this.light, this.fading, this.settled, this.moving]) {
      cells.destroy();
    }
    this.container.destroy({ children: true });
  }
}

/** Edge → its direction and length, three numbers. */
const edgesOf = (outline: readonly Point[]): number[] =>
  outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return [(nextX - x) / length, (nextY - y) / length, length];
  });
