import { Geometry, type DestroyOptions, type UniformGroup } from 'pixi.js';
import type { BoardGeometry } from '../board/geometry.ts';
import { jointFragment, jointVertex } from '../shaders/joints.ts';
import { ShaderMesh, SlotBuffer } from '../shaders/meshes.ts';
import { JointCourse, type ShownCells } from './jointCourse.ts';
import { jointsOf } from './jointPlaces.ts';

/** The floats of a joint: its middle, its direction, and how far it is seen. */
const [FLOATS, SEEN] = [5, 4];

/** The soft grooves between the parts of tiles on a board that is not turned. */
export class JointMesh extends ShaderMesh {
  private readonly course: JointCourse;
  private readonly slots: SlotBuffer;

  /** @param show uniforms of the whole board */
  constructor(board: BoardGeometry, show: UniformGroup) {
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
    [this.course, this.slots] = [new JointCourse(joints), slots];
  }

  /**
   * Draws them as time passes, in ms; returns whether any still changes.
   *
   * @param part cell → its part of its tile
   */
  draw(elapsed: number, cells: ShownCells, part: ArrayLike<number>): boolean {
    const { course, slots } = this;
    if (!course.pass(elapsed, cells, part)) return false;
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
