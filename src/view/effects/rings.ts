import { Geometry, UniformGroup } from 'pixi.js';
import type { Rgb } from '../../theme/colour.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { ShownBoard } from '../board/layout.ts';
import { smooth } from '../motion.ts';
import { ringPoints, type CellRings } from './ringPoints.ts';
import { ringFragment, ringVertex } from '../shaders/rings.ts';
import { float, ShaderMesh } from '../shaders/meshes.ts';

/** How long a change takes, in ms. */
const CHANGE = 350;
/** Numbers of a point: its place, its distance from the edge of its ring, in cell widths, and its colour. */
const FLOATS = 6;

function geometryOf(points: Float32Array<ArrayBuffer>): Geometry {
  const stride = 4 * FLOATS;
  const attribute = (offset: number, format: 'float32' | 'float32x2' | 'float32x3') => ({
    buffer: points,
    stride,
    offset: 4 * offset,
    format,
  });
  return new Geometry({
    attributes: {
      aPoint: attribute(0, 'float32x2'),
      aWithin: attribute(2, 'float32'),
      aColour: attribute(3, 'float32x3'),
    },
  });
}

/** One picture of shares, as a mesh. */
class Picture {
  readonly mesh: ShaderMesh;
  private readonly own = new UniformGroup({ uSeen: float() });

  constructor(show: UniformGroup) {
    const { own } = this;
    this.mesh = new ShaderMesh(
      geometryOf(new Float32Array(3 * FLOATS)),
      [ringVertex, ringFragment],
      {
        show,
        own,
      },
    );
    this.see(0);
  }

  see(opacity: number): void {
    this.own.uniforms.uSeen = opacity;
    this.mesh.visible = opacity > 0;
  }

  draw(points: Float32Array<ArrayBuffer>): void {
    this.mesh.geometry.destroy(true);
    this.mesh.geometry = geometryOf(points);
  }
}

/** Shares of colours in the open cells of a board, as nested shapes: one picture gives way to the next. */
export class ShareRings {
  readonly meshes: readonly ShaderMesh[];
  private readonly layout: ShownBoard;
  private readonly pictures: readonly [Picture, Picture];
  private asked: CellRings | undefined;
  private former: CellRings | undefined;
  /** How far the change to what is asked for has come, 0 to 1. */
  private way = 1;
  private painted: { readonly board: BoardGeometry; readonly colours: readonly Rgb[] } | undefined;

  /** @param show uniforms of the whole board */
  constructor(layout: ShownBoard, show: UniformGroup) {
    this.layout = layout;
    this.pictures = [new Picture(show), new Picture(show)];
    this.meshes = this.pictures.map(({ mesh }) => mesh);
  }

  /** Asks for shares, or for none. */
  ask(rings: CellRings | undefined): void {
    if (rings === this.asked) return;
    this.former = this.asked;
    this.asked = rings;
    this.way = 0;
    this.painted = undefined;
  }

  get isMoving(): boolean {
    return this.way < 1 || (this.asked !== undefined && !this.painted);
  }

  /** Lets time pass, in ms; returns whether it still changes. */
  pass(elapsed: number, colours: readonly Rgb[]): boolean {
    if (!this.asked && !this.former) {
      this.way = 1;
      return false;
    }
    this.paint(colours);
    this.way = Math.min(1, this.way + elapsed / CHANGE);
    const [former, present] = this.pictures;
    const share = smooth(this.way);
    present.see(this.asked ? share : 0);
    former.see(this.former ? 1 - share : 0);
    if (this.way === 1) this.former = undefined;
    return this.way < 1;
  }

  private paint(colours: readonly Rgb[]): void {
    const { layout, asked = [], former = [], painted } = this;
    const { board } = layout;
    if (painted?.board === board && painted.colours === colours) return;
    this.pictures[0].draw(ringPoints(board, former, colours));
    this.pictures[1].draw(ringPoints(board, asked, colours));
    this.painted = { board, colours };
  }

  /** Frees the shapes; the meshes are destroyed with the container they are in. */
  destroy(): void {
    for (const { mesh } of this.pictures) mesh.geometry.destroy(true);
  }
}

/** Makes the rings of a board, given uniforms of the whole board. */
export type MakeRings = (layout: ShownBoard, show: UniformGroup) => ShareRings;

export const shareRings: MakeRings = (layout, show) => new ShareRings(layout, show);
