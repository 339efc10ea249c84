import { Geometry, type DestroyOptions, type UniformGroup } from 'pixi.js';
import type { BoardGeometry } from '../board/geometry.ts';
import { approach, type Frame } from '../motion.ts';
import { jointFragment, jointVertex } from '../shaders/joints.ts';
import { ShaderMesh, SlotBuffer } from '../shaders/meshes.ts';
import { jointsOf, type Joint } from './jointPlaces.ts';

/** The time constant with which joints come and go, in ms. */
const CHANGE = 220;
/** Changes below this are invisible. */
const INVISIBLE = 1 / 100;
/** The floats of a joint: its middle, its direction, and how far it is seen. */
const [FLOATS, SEEN] = [5, 4];

/** The soft grooves between the parts of tiles on a board that is not turned. */
export class JointMesh extends ShaderMesh {
  private readonly joints: readonly Joint[];
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
    [this.joints, this.slots] = [joints, slots];
  }

  /**
   * Draws them as time passes; returns whether any still changes.
   *
   * @param owner cell → its tile, or −1
   * @param part cell → its part of that tile
   */
  draw(
    { elapsed, calm }: Pick<Frame, 'elapsed' | 'calm'>,
    owner: Int32Array,
    part: ArrayLike<number>,
  ): boolean {
    const { joints, slots } = this;
    const share = calm ? 1 : approach(elapsed, CHANGE);
    for (let i = 0; i < joints.length; i++) {
      const { one, other } = joints[i]!;
      const isWanted = owner[one]! >= 0 && owner[one] === owner[other] && part[one] !== part[other];
      const [at, to] = [i * FLOATS + SEEN, Number(isWanted)];
      const from = slots.data[at]!;
      if (from === to) continue;
      const next = from + (to - from) * share;
      slots.data[at] = Math.abs(to - next) < INVISIBLE ? to : next;
      slots.isStale = true;
    }
    const isChanging = slots.isStale;
    slots.flush();
    return isChanging;
  }

  override destroy(options?: DestroyOptions): void {
    this.geometry.destroy(true);
    super.destroy(options);
  }
}
