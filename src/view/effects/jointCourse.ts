import { approach } from '../motion.ts';
import type { Joint } from './jointPlaces.ts';
import type { ShownCells } from './topLayer.ts';

/** The time constant with which joints come and go, in ms. */
const CHANGE = 220;
/** Changes below this are invisible. */
const INVISIBLE = 1 / 100;

/** How far joints between the parts of tiles are seen, as time passes. */
export class JointCourse {
  /** Joint → how far it is seen, 0 to 1. */
  readonly seen: Float32Array;
  private readonly joints: readonly Joint[];
  /** Joint → how far it has come, 0 to 1, whatever its tile is. */
  private readonly shares: Float32Array;

  constructor(joints: readonly Joint[]) {
    this.joints = joints;
    [this.seen, this.shares] = [new Float32Array(joints.length), new Float32Array(joints.length)];
  }

  /**
   * Lets time pass, in ms; returns whether any is seen otherwise.
   *
   * @param cells those between which the joints are, which are no more opaque
   * @param part cell → its part of its tile
   */
  pass(elapsed: number, cells: ShownCells, part: ArrayLike<number>): boolean {
    const { joints, seen, shares } = this;
    const { owner } = cells;
    const way = approach(elapsed, CHANGE);
    let isAny = false;
    for (let i = 0; i < joints.length; i++) {
      const { one, other } = joints[i]!;
      const isWanted = owner[one]! >= 0 && owner[one] === owner[other] && part[one] !== part[other];
      const [from, to] = [shares[i]!, Number(isWanted)];
      const next = from + (to - from) * way;
      shares[i] = Math.abs(to - next) < INVISIBLE ? to : next;
      const before = seen[i];
      const opacity = shares[i] && Math.min(cells.opacity(one), cells.opacity(other));
      seen[i] = shares[i]! * opacity!;
      if (seen[i] !== before || shares[i] !== from) isAny = true;
    }
    return isAny;
  }
}
