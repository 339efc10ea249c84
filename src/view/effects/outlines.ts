import { UniformGroup } from 'pixi.js';
import { over, rgb, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { cellVertex } from '../shaders/cells.ts';
import { displacement, float, ShaderMesh, vec2, vec3, vec4 } from '../shaders/meshes.ts';
import { outlineFragment } from '../shaders/trails.ts';
import { FIRST_INSET, lineCount, linePitch, outlineColours } from './exposure.ts';
import type { DrawnTiles } from './frequentTiles.ts';
import { COVER, ProminentTiles } from './prominentTiles.ts';

/** The number of lines of a prominent tile, and the width of each in device pixels. */
const LINES = 5;
const WIDTH = 1.5;
/** The strength of the glow inside, its reach in cell widths, and the share of it that is everywhere. */
const GLOW = { light: [0.36, 0.24, 0.3], ink: [0.52, 0.3, 0.72] } as const;

/** The tiles on a board as they are drawn, and how far they and removed ones are seen. */
export interface SeenTiles extends DrawnTiles {
  /** The opacity of the tile on a cell, and of the removed one there, 0 to 1. */
  opacity(cell: number): number;
  removedOpacity(cell: number): number;
}

/** The outlines of prominent tiles, slabs less where other tiles are seen, in their full colours. */
export class ProminentOutlines {
  readonly mesh: ShaderMesh;
  readonly tiles: ProminentTiles;
  readonly cells: CellMesh;
  /** Colour → the colour of its lines on the screen, or of its slab where the theme has slabs. */
  private colours: readonly Rgb[] = [];
  private readonly look = new UniformGroup({
    ...displacement(),
    uLines: vec4(),
    uGlow: vec3(),
    uStrength: float(),
    uGround: vec4(),
    uInk: float(),
    uSlab: vec2(),
    uEdge: vec4(),
  });

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, all: UniformGroup, show: UniformGroup) {
    const count = board.sites.length;
    this.cells = new CellMesh(board, count);
    for (let cell = 0; cell < count; cell++) this.cells.put(cell, cell);
    const { cells, look } = this;
    this.mesh = new ShaderMesh(cells.geometry, [cellVertex, outlineFragment], { all, look, show });
    this.tiles = new ProminentTiles(count, {
      show: (cell, owner, tile) => cells.outline(cell, cell, owner, tile),
      hide: (cell) => cells.hide(cell),
    });
  }

  /** Sets the colours of pieces on the board of a theme. */
  setColours(pieces: readonly Rgb[], { trails, cell, tray }: Theme): void {
    this.colours = trails.slab ? pieces : outlineColours(pieces, trails);
    const ground = over(rgb(cell.colour), cell.strength, rgb(tray.colour));
    this.look.uniforms.uGround.set([...ground, COVER]);
    this.look.uniforms.uGlow.set(GLOW[trails.kind]);
    this.look.uniforms.uInk = trails.kind === 'ink' ? 1 : 0;
    this.look.uniforms.uSlab.set([trails.slab?.opacity ?? 0, trails.slab?.grain ?? 0]);
    const edge = trails.slab?.edge;
    if (edge) this.look.uniforms.uEdge.set([...rgb(edge.colour), edge.strength]);
  }

  turn(board: BoardGeometry): void {
    this.cells.turn(board);
  }

  /** Sets the width of a cell in device pixels. */
  setCellSize(pixels: number): void {
    const lines = [FIRST_INSET, linePitch(pixels), lineCount(pixels, LINES)];
    this.look.uniforms.uLines.set([...lines, WIDTH / 2 / pixels]);
  }

  /** Lets a frame pass, in which tiles may have changed; `strength` is that of all trails. */
  pass(elapsed: number, tiles: SeenTiles, isChanged: boolean, strength: number): void {
    const { cells, colours, look } = this;
    const { placeAt, places } = this.tiles;
    this.tiles.pass(elapsed, tiles, isChanged);
    look.uniforms.uStrength = strength;
    for (let cell = 0; cell < placeAt.length; cell++) {
      const number = placeAt[cell]!;
      if (number < 0) continue;
      const { colour, strength: own } = places[number]!;
      const hidden = 1 - (1 - tiles.opacity(cell)) * (1 - tiles.removedOpacity(cell));
      const free = look.uniforms.uSlab[0]! > 0 ? 1 - hidden : 1;
      cells.colour(cell, colours[colour]!, own * free);
    }
    cells.flush();
  }

  forget(): void {
    this.tiles.forget();
    this.cells.flush();
  }

  destroy(): void {
    this.mesh.destroy();
    this.cells.destroy();
  }
}
