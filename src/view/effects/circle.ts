import { Container, Geometry, UniformGroup, type DestroyOptions } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { smooth, type Frame } from '../motion.ts';
import { circleFragment, circleVertex } from '../shaders/circle.ts';
import { float, ShaderMesh, vec3 } from '../shaders/meshes.ts';
import { bandOf, seenAfter } from './circleBand.ts';
import type { ShownCells } from './jointCourse.ts';
import { JointMesh } from './joints.ts';

/** The mesh of a circle around the origin. */
function geometryOf(radius: number): Geometry {
  const { points, within, indices } = bandOf(radius);
  return new Geometry({
    attributes: {
      aPoint: { buffer: points, format: 'float32x2' },
      aWithin: { buffer: within, format: 'float32' },
    },
    indexBuffer: indices,
  });
}

/**
 * A thin circle of light around the middle of a board that is not turned, seen while all of its cells are covered,
 * and the parts of its tiles.
 */
export class CircleLight extends Container {
  private readonly own = new UniformGroup({ uSeen: float(), uColour: vec3() });
  private readonly line: ShaderMesh;
  private readonly joints: JointMesh;
  private readonly partOf: PartOf;
  private share = 0;

  /**
   * @param radius in cell widths
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, radius: number, partOf: PartOf, show: UniformGroup) {
    super();
    const { own } = this;
    this.partOf = partOf;
    this.joints = new JointMesh(board, show);
    this.line = new ShaderMesh(geometryOf(radius), [circleVertex, circleFragment], { show, own });
    this.line.visible = false;
    this.line.position.set((board.left + board.right) / 2, (board.top + board.bottom) / 2);
    this.addChild(this.joints, this.line);
  }

  /** It has the colour of the light of a celebration. */
  setTheme({ wave }: Theme): void {
    this.own.uniforms.uColour.set(rgb(wave.colour));
  }

  /**
   * Draws it as time passes; returns whether it still changes.
   *
   * @param around the opacity of what is around the tiles that lie, 0 to 1
   */
  draw(frame: Frame, cells: ShownCells, around: number): boolean {
    const isWanted = !cells.owner.includes(-1);
    this.share = seenAfter(this.share, isWanted, frame);
    this.own.uniforms.uSeen = smooth(this.share) * around;
    this.line.visible = this.share > 0;
    const isJoining = this.joints.draw(frame.elapsed, cells, this.partOf());
    return isJoining || this.share !== (isWanted ? 1 : 0);
  }

  override destroy(options?: DestroyOptions): void {
    this.line.geometry.destroy(true);
    super.destroy(options);
  }
}

/** Makes the circle of a board, given uniforms of the whole board. */
export type MakeCircle = (board: BoardGeometry, show: UniformGroup) => CircleLight;

/** Cell → its part of its tile, at present. */
type PartOf = () => ArrayLike<number>;

/** Makes circles of a radius in cell widths. */
export const circleLight =
  (radius: number, partOf: PartOf): MakeCircle =>
  (board, show) =>
    new CircleLight(board, radius, partOf, show);
