import type { Symmetry } from '../../solve/symmetry/symmetry.ts';
import type { PlainInstance } from '../plan/instanceBuilder.ts';

/** Tells of paths whether they come first among their images under the symmetries of a part. */
export class PathOrbits {
  /** How many of the symmetries map the path asked about last onto itself. */
  fixing = 1;
  private readonly others: readonly Symmetry[];
  /** Placement → the first of its cells in the order of filling. */
  private readonly cellOf = new Map<number, number>();
  /** Cell → the placement of an image whose first cell it is; others are of earlier images. */
  private readonly imageAt: Int32Array;

  constructor({ instance, placementOf }: PlainInstance, [, ...others]: readonly Symmetry[]) {
    const { firstOption, weight } = instance;
    this.others = others;
    this.imageAt = new Int32Array(weight.length);
    if (others.length === 0) return;
    for (let cell = 0; cell < weight.length; cell++)
      for (let option = firstOption[cell]!; option < firstOption[cell + 1]!; option++)
        this.cellOf.set(placementOf[option]!, cell);
  }

  isFirst(path: readonly number[]): boolean {
    const { imageAt, cellOf } = this;
    this.fixing = 1;
    for (const { placements } of this.others) {
      for (const placement of path) {
        const image = placements[placement]!;
        imageAt[cellOf.get(image)!] = image;
      }
      // Up to the first difference both cover the same cells, so both have a placement at the next open cell.
      let at = 0;
      while (at < path.length && imageAt[cellOf.get(path[at]!)!] === path[at]) at++;
      if (at === path.length) this.fixing++;
      else if (imageAt[cellOf.get(path[at]!)!]! < path[at]!) return false;
    }
    return true;
  }
}
