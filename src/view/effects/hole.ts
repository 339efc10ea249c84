import { UniformGroup } from 'pixi.js';
import { rgb, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { isHole, NEAR_MISS, nearMissLight, type Frame } from '../motion.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { cellVertex } from '../shaders/cells.ts';
import { displacement, float, ShaderMesh, vec3, vec4 } from '../shaders/meshes.ts';
import { cutOf } from '../shaders/materials.ts';
import { outlineFragment } from '../shaders/trails.ts';

/** The least width of the ring in device pixels, its width, and how far the glow reaches in, in cell widths. */
const LEAST_RING = 2.5;
const RING = 0.035;
const REACH = 0.3;
/** The share of the glow that is in the middle of the hole, too: more of it looks like fog. */
const VEIL = 0.08;
/** The strength of the glow at the edge, by its mean in the theme. */
const EDGE = 1.5;
/** What open cells are dimmed to below light, and by which share, so that the glow keeps its hue on them. */
const DIMMED = [0.04, 0.02, 0.01, 0.6] as const;

/** Uniforms of the whole board, the size of a device pixel in cell widths among them. */
type Show = UniformGroup<{ uPixel: ReturnType<typeof float> }>;

/** The light of a near miss: the open cells glow from their outline once, with a ring around them. */
export class HoleLight {
  readonly mesh: ShaderMesh;
  private readonly cells: CellMesh;
  private readonly show: Show;
  private readonly count: number;
  private colour: Rgb = [1, 1, 1];
  /** When it began, in ms, and whether its cells are still to be found. */
  private start = -Infinity;
  private isNew = false;
  private readonly look = new UniformGroup({
    ...displacement(),
    uLines: vec4(),
    uGlow: vec3(),
    uGround: vec4(),
    uInk: float(),
    uCut: vec3(),
    uStrength: float(),
  });

  /**
   * @param all uniforms of the cells' shapes
   */
  constructor(board: BoardGeometry, all: UniformGroup, show: Show) {
    this.show = show;
    this.count = board.sites.length;
    this.cells = new CellMesh(board, this.count);
    for (let cell = 0; cell < this.count; cell++) this.cells.put(cell, cell);
    const { cells, look } = this;
    this.mesh = new ShaderMesh(cells.geometry, [cellVertex, outlineFragment], { all, look, show });
    this.mesh.visible = false;
  }

  setTheme({ nearMiss, trails, material }: Theme): void {
    this.colour = rgb(nearMiss.colour);
    const isInk = trails.kind === 'ink';
    this.look.uniforms.uCut.set(cutOf(material));
    this.look.uniforms.uInk = isInk ? 1 : 0;
    this.look.uniforms.uGround.set(isInk ? [0, 0, 0, 0] : DIMMED);
    this.look.uniforms.uGlow.set([EDGE * nearMiss.strength, REACH, VEIL]);
    this.paint();
  }

  turn(board: BoardGeometry): void {
    this.cells.turn(board);
    this.cells.flush();
  }

  /** Begins at a moment, in ms, on the cells that are open in the next frame. */
  begin(now: number): void {
    this.start = now;
    this.isNew = true;
  }

  isOver(now: number): boolean {
    return now - this.start >= NEAR_MISS;
  }

  /**
   * Draws it as time passes.
   *
   * @param owner cell → its tile, or −1
   * @returns its strength, 0 to 1
   */
  draw({ now, calm }: Frame, owner: Int32Array): number {
    if (this.isNew) this.find(owner);
    const strength = nearMissLight(now - this.start, calm);
    this.mesh.visible = strength > 0;
    const set = this.look.uniforms;
    set.uStrength = strength;
    // A single line that begins at the edge.
    set.uLines[0] = set.uLines[3] = Math.max(RING, LEAST_RING * this.show.uniforms.uPixel) / 2;
    set.uLines[1] = set.uLines[2] = 1;
    return strength;
  }

  /** Finds the open cells; where they are many, there is no light. */
  private find(owner: Int32Array): void {
    this.isNew = false;
    if (!isHole(owner)) this.start = -Infinity;
    for (let cell = 0; cell < owner.length; cell++) {
      this.cells.fade(cell, owner[cell]! < 0 ? 1 : 0);
      if (owner[cell]! < 0) this.cells.outline(cell, cell, owner, -1);
    }
    this.paint();
  }

  /** Paints all cells in the colour of the theme. */
  private paint(): void {
    for (let cell = 0; cell < this.count; cell++)
      this.cells.colour(cell, this.colour, this.cells.opacityOf(cell));
    this.cells.flush();
  }

  destroy(): void {
    this.cells.destroy();
  }
}
