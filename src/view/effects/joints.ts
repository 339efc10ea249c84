import { Geometry, type DestroyOptions, type UniformGroup } from 'pixi.js';
import type { BoardGeometry } from '../board/geometry.ts';
import { jointFragment, jointVertex } from '../shaders/joints.ts';
import { ShaderMesh, SlotBuffer } from '../shaders/meshes.ts';
import { JointCourse } from './jointCourse.ts';
import { jointsOf } from './jointPlaces.ts';
import type { MakeTopLayer, ShownCells, TopLayer } from './topLayer.ts';

/** The floats of a joint: its middle, its direction, and how far it is seen. */
const [FLOATS, SEEN] = [5, 4];

/** Cell → its part of its tile, at present. */
type PartOf = () => ArrayLike<number>;

/** The soft grooves between the parts of tiles. */
class JointMesh extends ShaderMesh implements TopLayer {
  private readonly course: JointCourse;
  private readonly slots: SlotBuffer;
  private readonly partOf: PartOf;

  /** @param show uniforms of the whole board */
  constructor(board: BoardGeometry, partOf: PartOf, show: UniformGroup) {
    const joints = jointsOf(board);
    const slots = new SlotBuffer(joints.length, FLOATS);
    for (const [i, { middle, along }] of joints.entries())
      slots.data.set([...middle, ...along], i * FLOATS);
    const geometry = new Geometry({
      attributes: {
        aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aMiddle: slots.attribute(0, 'float32x2'),
        aAlong: slots.attribute(2, 'float32x2'),
        aSeen: slots.attribute(SEEN, 'float32'),
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: joints.length,
    });
    super(geometry, [jointVertex, jointFragment], { show });
    [this.course, this.slots, this.partOf] = [new JointCourse(joints), slots, partOf];
  }

  draw(elapsed: number, cells: ShownCells): boolean {
    const { course, slots } = this;
    if (!course.pass(elapsed, cells, this.partOf())) return false;
    for (let i = 0; i < course.seen.length; i++) slots.data[i * FLOATS + SEEN] = course.seen[i]!;
    slots.isStale = true;
    slots.flush();
    return true;
  }

  override destroy(options?: DestroyOptions): void {
    this.geometry.destroy(true);
    super.destroy(options);
  }
}

/** Makes the joints of tiles with these parts. */
export const joints =
  (partOf: PartOf): MakeTopLayer =>
  (board, show) =>
    new JointMesh(board, partOf, show);
