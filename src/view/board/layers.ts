import { Container, UniformGroup } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import { lightAt, type Light } from '../../theme/light.ts';
import { seatEdgeAt } from '../../theme/seatEdge.ts';
import { ColourBleed, type Stand } from '../effects/colourBleed.ts';
import { HeatLayer } from '../effects/heat.ts';
import { HoleLight } from '../effects/hole.ts';
import type { MakeRings, ShareRings } from '../effects/rings.ts';
import type { MakeTopLayer, TopLayer } from '../effects/topLayer.ts';
import { MotionTrails } from '../effects/trails.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { cellVertex } from '../shaders/cells.ts';
import { cellFragment, glowFragment, pieceProgram, shadowFragment } from '../shaders/pieces.ts';
import { displacement, float, vec2, vec3, ShaderMesh, type Sources } from '../shaders/meshes.ts';
import { BoardUniforms, ShapeUniforms } from './boardUniforms.ts';
import type { EmphasisFade } from './emphasis.ts';
import type { BoardGeometry } from './geometry.ts';
import type { ShownBoard } from './layout.ts';
import type { Presence } from './presence.ts';
import { TrayMeshes } from './trayMeshes.ts';

/** How much fainter the grooves between open cells are below motion trails. */
const PLAIN = 0.6;

/** Layers that few boards have, whose modes load their code. */
export interface MoreLayers {
  /** Makes what is drawn over tiles and letters, from the bottom up. */
  readonly onTop?: readonly MakeTopLayer[];
  /** Makes what shows shares of colours in its open cells, if any. */
  readonly rings?: MakeRings;
}

/** The meshes of a board, from the tray up. */
export class Layers {
  readonly container = new Container();
  /** Texts in the tray: above its open cells and motion trails, below other light and pieces. */
  readonly print = new Container();
  /** Letters of pieces that lie or remain, below those that fly, and letters of those. */
  readonly letters = new Container();
  readonly lettersAloft = new Container();
  /** The numbers of piles, above pieces that fly, which would cover them as they take off. */
  readonly numbers = new Container();
  readonly open: CellMesh;
  readonly trails: MotionTrails;
  readonly hole: HoleLight;
  readonly heat: HeatLayer;
  /** Shares of colours in open cells, on boards that show them. */
  readonly rings: ShareRings | undefined;
  readonly onTop: readonly TopLayer[];
  /** Removed pieces, while they fade out. */
  readonly fading: CellMesh;
  readonly settled: CellMesh;
  readonly moving: CellMesh;
  /** Remaining pieces beside the board, if they are shown. */
  readonly remaining: CellMesh | undefined;
  private readonly glowing: CellMesh;
  /** The meshes that turn with the board. */
  private readonly turning: readonly CellMesh[];
  private readonly tray: TrayMeshes;
  private readonly glow: ShaderMesh;
  private readonly bodies: ShaderMesh;
  private readonly openOwn = new UniformGroup({
    ...displacement(),
    uPlain: float(),
  });
  private readonly glowOwn = new UniformGroup({ ...displacement(0.3), uStrength: float() });
  /** Their program is that of the theme's material. */
  private readonly pieces: ShaderMesh[] = [];
  private readonly shape: ShapeUniforms;
  private readonly uniforms = new BoardUniforms();
  /** Uniforms of the whole board; `uPixel` is the size of a device pixel in cell widths. */
  readonly show = new UniformGroup({
    // Of all but the tray; and of the tray.
    uOpacity: float(),
    uTrayOpacity: float(),
    // The strengths of the tray's rim, and of the winner's.
    uRims: vec2(),
    uPixel: float(0.01),
    // The place of a celebration's wave across the board, its strength, and its width, as shares of it.
    uWavefront: vec3(),
  });
  private readonly colourBleed: ColourBleed;
  private readonly layout: ShownBoard;
  private light!: Light;
  private tilted = 0;
  /** The height of the board above the floor, in cell widths. */
  private stand: Stand = { high: 0, beside: 0 };

  /**
   * @param movingSlots the most cells in flight
   * @param isSingle colour → whether it is that of a single copy
   * @param beside the cells of remaining pieces beside the board
   */
  constructor(
    layout: ShownBoard,
    movingSlots: number,
    isSingle: readonly boolean[],
    { onTop = [], rings }: MoreLayers,
    beside?: BoardGeometry,
  ) {
    const geometry = layout.board;
    this.layout = layout;
    this.shape = new ShapeUniforms(geometry);
    const all = this.shape.group;
    const mesh = (): CellMesh => {
      const cells = new CellMesh(geometry, geometry.sites.length);
      for (let cell = 0; cell < geometry.sites.length; cell++) cells.put(cell, cell);
      return cells;
    };
    [this.open, this.glowing, this.fading, this.settled] = [mesh(), mesh(), mesh(), mesh()];
    this.moving = new CellMesh(geometry, movingSlots);
    this.turning = [this.open, this.glowing, this.fading, this.settled, this.moving];
    this.remaining = beside && new CellMesh(beside, beside.sites.length);
    const { uniforms, show } = this;
    this.tray = new TrayMeshes(geometry, uniforms, { all, look: uniforms.look, show });
    this.trails = new MotionTrails(layout, all, show, isSingle);
    const { prominent } = this.trails;
    this.colourBleed = new ColourBleed(geometry, this.settled, prominent.cells, all, show);
    this.hole = new HoleLight(geometry, all, show);
    const shared = { all, look: uniforms.look, show };
    this.heat = new HeatLayer(this.open, this.settled, shared, uniforms.raised);
    this.container.addChild(this.tray.shade, this.colourBleed.container);
    this.container.addChild(...this.tray.front, this.tray.top);
    this.addMesh(this.open, [cellVertex, cellFragment], this.openOwn);
    // Motion trails are below what is to be read, but prominent tiles cover it, as pieces do.
    this.container.addChild(this.trails.container);
    this.rings = rings?.(layout, show);
    if (this.rings) this.container.addChild(...this.rings.meshes);
    this.container.addChild(this.heat.ground, this.print);
    this.glow = this.addMesh(this.glowing, [cellVertex, glowFragment], this.glowOwn);
    this.bodies = this.addMesh(prominent.bodies, pieceProgram('plain'), uniforms.raised);
    this.pieces.push(this.bodies);
    this.container.addChild(prominent.mesh, this.hole.mesh);
    for (const pieces of [this.fading, this.settled, this.remaining, this.moving]) {
      if (!pieces) continue;
      if (pieces === this.moving) this.container.addChild(this.heat.top, this.letters);
      this.addMesh(pieces, [cellVertex, shadowFragment], uniforms.shadow);
      this.pieces.push(this.addMesh(pieces, pieceProgram('plain'), uniforms.raised));
    }
    this.onTop = onTop.map((make) => make(geometry, show));
    this.container.addChild(this.lettersAloft, this.numbers, ...this.onTop);
  }

  private addMesh(cells: CellMesh, program: Sources, own: UniformGroup): ShaderMesh {
    const resources = { all: this.shape.group, look: this.uniforms.look, show: this.show, own };
    const mesh = new ShaderMesh(cells.geometry, program, resources);
    return this.container.addChild(mesh);
  }

  turn(): void {
    const { board } = this.layout;
    this.shape.set(board);
    for (const mesh of this.turning) mesh.turn(board);
    this.trails.turn();
    this.hole.turn(board);
    this.tray.turn(board);
    this.colourBleed.turn(board);
    this.cast();
  }

  private cast(): void {
    const towards = this.uniforms.cast(this.light, this.tilted);
    this.colourBleed.cast(this.layout.board, towards, this.stand);
  }

  /** Sets the theme; its light follows with `setHour`. */
  setTheme(theme: Theme): void {
    this.uniforms.setTheme(theme);
    for (const mesh of this.pieces) mesh.program = pieceProgram(theme.material.kind);
    this.colourBleed.setTheme(theme);
    this.glow.blendMode = theme.glow.blend;
    this.hole.setTheme(theme);
    this.heat.setTheme(theme);
    for (const layer of this.onTop) layer.setTheme?.(theme);
  }

  /** Sets the hour of the light, away from which shadows fall, 0 to 24; returns that light. */
  setHour(theme: Theme, hour: number): Light {
    this.light = lightAt(theme, hour);
    this.colourBleed.hourly = this.light.cast;
    this.trails.prominent.setLight(this.light, theme);
    this.uniforms.setEdge(seatEdgeAt(theme, hour, this.light.horizon));
    this.cast();
    return this.light;
  }

  /** Sets how far the tray is seen at each site, 0 to 1. */
  see(seenAt: (site: number) => number): void {
    this.tray.see(seenAt);
  }

  /** Sets where the board stands. */
  setStand(stand: Stand): void {
    this.stand = stand;
    this.cast();
  }

  /** Sets the tilt of the board, in radians; light and fronts keep their directions on the screen. */
  tilt(angle: number): void {
    if (angle === this.tilted) return;
    this.tilted = angle;
    this.cast();
  }

  /** Sets the opacity of the board and of its tray, 0 to 1; the tray of a dimmed one is solid. */
  setOpacity(
    { opacity, tray, arrival }: Pick<Presence, 'opacity' | 'tray' | 'arrival'>,
    emphasis: Pick<EmphasisFade, 'opacity' | 'own' | 'rim'>,
  ): void {
    const set = this.show.uniforms;
    set.uOpacity = opacity * emphasis.opacity;
    set.uTrayOpacity = tray;
    set.uRims.set([emphasis.own, emphasis.rim]);
    // Texts come after their ground, and go before it.
    this.print.alpha = tray ** 3 * emphasis.opacity;
    this.numbers.alpha = this.print.alpha;
    // The last of several trays appears after the first one.
    this.tray.isSolid = tray === 1 && arrival.isAllThere;
  }

  showLetters(isShown: boolean, opacity: number): void {
    for (const letters of [this.letters, this.lettersAloft]) {
      letters.visible = isShown;
      letters.alpha = opacity;
    }
  }

  /** Sets the afterglow of all cells, four numbers each as in `Afterglow.light`, and a factor of its strength. */
  setGlow(light: Float32Array, strength: number): void {
    const colour: [number, number, number] = [0, 0, 0];
    for (let cell = 0, at = 0; at < light.length; cell++, at += 4) {
      for (let i = 0; i < 3; i++) colour[i] = light[at + i]!;
      this.glowing.colour(cell, colour, light[at + 3]!);
    }
    this.glowOwn.uniforms.uStrength = strength;
    this.glow.visible = strength > 0;
  }

  /** Sets the light of a celebration on the tray and around it, 0 to 1. */
  celebrate(share: number): void {
    this.colourBleed.light(share);
    this.uniforms.shine(share);
  }

  flush(): void {
    const { strength } = this.trails;
    this.colourBleed.pass(strength);
    this.openOwn.uniforms.uPlain = PLAIN * strength;
    this.bodies.visible = this.trails.prominent.mesh.visible = strength > 0;
    for (const mesh of this.turning) mesh.flush();
    this.remaining?.flush();
  }

  destroy(): void {
    this.trails.destroy();
    this.hole.destroy();
    this.rings?.destroy();
    this.colourBleed.destroy();
    this.container.destroy({ children: true });
    this.tray.destroy();
    for (const cells of this.turning) cells.destroy();
    this.remaining?.destroy();
  }
}
