import { UniformGroup } from 'pixi.js';
import { over, type Rgb } from '../../theme/colour.ts';
import { cellsIn, trayIn, type Light } from '../../theme/light.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { smooth } from '../motion.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { cellVertex } from '../shaders/cells.ts';
import { displacement, float, ShaderMesh, vec3, vec4 } from '../shaders/meshes.ts';
import { cutOf } from '../shaders/materials.ts';
import { outlineFragment } from '../shaders/trails.ts';
import { FIRST_INSET, lineCount, linePitch, outlineColours } from './exposure.ts';
import type { DrawnTiles } from './frequentTiles.ts';
import { ProminentTiles } from './prominentTiles.ts';

/** The width of a line in cell widths, and the least one in device pixels. */
const WIDTH = 0.019;
const LEAST = 1.1;
/** The strength of the glow inside, its reach in cell widths, and the share of it that is everywhere. */
const GLOW = { light: [0.36, 0.24, 0.3], ink: [0.52, 0.3, 0.72] } as const;

/** The share of its light that the most opaque body would lose at strength 0. */
const DIMMED = 0.25;
/** The strength from which on the most opaque body is seen: a tile that is fainter has an outline alone. */
const BODILESS = 0.3;

/** The tiles on a board as they are drawn, and how far they and removed ones are seen. */
export interface SeenTiles extends DrawnTiles {
  /** The opacity of the tile on a cell, and of the removed one there, 0 to 1. */
  opacity(cell: number): number;
  removedOpacity(cell: number): number;
}

/**
 * Prominent tiles: their bodies in the material of pieces, which the outlines in front cover in part. Both are fainter
 * the less a tile lay, and where other tiles are seen; one whose single piece has its body elsewhere is an outline alone.
 */
export class ProminentOutlines {
  readonly mesh: ShaderMesh;
  readonly tiles: ProminentTiles;
  readonly cells: CellMesh;
  readonly bodies: CellMesh;
  /** Colour → the colour of its lines on the screen, and that of its piece. */
  private colours: readonly Rgb[] = [];
  private pieces: readonly Rgb[] = [];
  /** How opaque bodies are, the strength below which there are none, and the share of their light that goes as they lie less. */
  private opaque = 0;
  private bodiless = 0;
  private dimmed = 0;
  /** The most lines of a tile, and the device pixels per cell. */
  private lines = 1;
  private pixels = 1;
  private readonly look = new UniformGroup({
    ...displacement(),
    uLines: vec4(),
    uGlow: vec3(),
    uStrength: float(),
    uGround: vec4(),
    uInk: float(),
    uCut: vec3(),
  });

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   * @param isSingle colour → whether it is that of a single copy
   */
  constructor(
    board: BoardGeometry,
    all: UniformGroup,
    show: UniformGroup,
    isSingle: readonly boolean[],
  ) {
    const count = board.sites.length;
    [this.cells, this.bodies] = [new CellMesh(board, count), new CellMesh(board, count)];
    const { cells, bodies, look } = this;
    const meshes = [cells, bodies];
    for (const mesh of meshes) for (let cell = 0; cell < count; cell++) mesh.put(cell, cell);
    this.mesh = new ShaderMesh(cells.geometry, [cellVertex, outlineFragment], { all, look, show });
    const outlines = {
      show: (cell: number, owner: ArrayLike<number>, tile: number) =>
        meshes.forEach((mesh) => mesh.outline(cell, cell, owner, tile)),
      hide: (cell: number) => meshes.forEach((mesh) => mesh.hide(cell)),
    };
    this.tiles = new ProminentTiles(count, outlines, isSingle);
  }

  /** Sets the colours of pieces on the board of a theme. */
  setColours(pieces: readonly Rgb[], { trails, material }: Theme): void {
    this.pieces = pieces;
    this.colours = outlineColours(pieces, trails);
    const [strength, ...reach] = GLOW[trails.kind];
    this.look.uniforms.uGlow.set([strength * (1 - 0.5 * trails.body), ...reach]);
    this.look.uniforms.uInk = trails.kind === 'ink' ? 1 : 0;
    this.look.uniforms.uCut.set(cutOf(material));
    this.opaque = trails.body;
    this.bodiless = BODILESS * trails.body;
    // Ink on paper only gets thinner.
    this.dimmed = trails.kind === 'ink' ? 0 : DIMMED * trails.body;
    this.lines = trails.lines;
    this.setCellSize(this.pixels);
  }

  /** Sets the colour of open cells, in a light. */
  setLight(light: Light, theme: Theme): void {
    const ground = over(...cellsIn(light, theme).open, trayIn(light, theme).tray);
    this.look.uniforms.uGround.set([...ground, 1 - theme.trails.body]);
  }

  turn(board: BoardGeometry): void {
    this.cells.turn(board);
    this.bodies.turn(board);
  }

  /** Sets the width of a cell in device pixels. */
  setCellSize(pixels: number): void {
    this.pixels = pixels;
    const lines = [FIRST_INSET, linePitch(pixels), lineCount(pixels, this.lines)];
    this.look.uniforms.uLines.set([...lines, Math.max(WIDTH, LEAST / pixels) / 2]);
  }

  /** Lets a frame pass, in which tiles may have changed; `strength` is that of all trails. */
  pass(elapsed: number, tiles: SeenTiles, isChanged: boolean, strength: number): void {
    const { cells, bodies, colours, pieces, look } = this;
    const { placeAt, places } = this.tiles;
    this.tiles.pass(elapsed, tiles, isChanged);
    look.uniforms.uStrength = strength;
    for (let cell = 0; cell < placeAt.length; cell++) {
      const number = placeAt[cell]!;
      if (number < 0) continue;
      const { colour, strength: own, body } = places[number]!;
      const hidden = 1 - (1 - tiles.opacity(cell)) * (1 - tiles.removedOpacity(cell));
      cells.colour(cell, colours[colour]!, own * (1 - hidden));
      const opacity = smooth((own - this.bodiless) / (1 / (1 + this.opaque) - this.bodiless));
      bodies.colour(cell, pieces[colour]!, opacity * body * (1 - hidden) * strength);
      // What is opaque gets darker before grooves are seen through it, which have other colours.
      bodies.brighten(cell, 1 - this.dimmed * (1 - own));
    }
    this.flush();
  }

  forget(): void {
    this.tiles.forget();
    this.flush();
  }

  private flush(): void {
    this.cells.flush();
    this.bodies.flush();
  }

  destroy(): void {
    this.mesh.destroy();
    this.cells.destroy();
    this.bodies.destroy();
  }
}
