import type { Tiling } from '../../run/tiling.ts';
import type { DrawnCells } from './cells.ts';

/** More tiles than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;

/** The tiles that gain or lose cells in a frame; of a jump only a few, so that its sets stay small. */
export class TileChanges {
  readonly coming = new Set<number>();
  readonly going = new Set<number>();

  /** Compares the tile of each cell, or −1, as it is drawn and in the next frame. */
  find(drawn: ArrayLike<number>, owner: ArrayLike<number>): void {
    this.coming.clear();
    this.going.clear();
    for (let cell = 0; cell < owner.length; cell++) {
      const was = drawn[cell]!;
      const is = owner[cell]!;
      if (was === is) continue;
      if (was >= 0 && this.going.size <= JUMP) this.going.add(was);
      if (is >= 0 && this.coming.size <= JUMP) this.coming.add(is);
    }
  }

  get isEmpty(): boolean {
    return this.coming.size + this.going.size === 0;
  }

  get isJump(): boolean {
    return this.coming.size > JUMP || this.going.size > JUMP;
  }

  /** Whether a tile may have changed. */
  has(tile: number): boolean {
    return this.isJump || this.coming.has(tile) || this.going.has(tile);
  }
}

/**
 * The two cells that have exchanged the colours of their pieces, if nothing else changes between what is drawn
 * and a tiling; undefined otherwise.
 */
export function swappedIn(
  { owner, list }: Pick<DrawnCells, 'owner' | 'list'>,
  tiling: Tiling,
): readonly [number, number] | undefined {
  let [one, other] = [-1, -1];
  for (let cell = 0; cell < owner.length; cell++) {
    if (owner[cell] === tiling.owner[cell]) continue;
    if (owner[cell]! < 0 || tiling.owner[cell]! < 0 || other >= 0) return undefined;
    if (one < 0) one = cell;
    else other = cell;
  }
  if (other < 0) return undefined;
  const comes = (cell: number): number => tiling.colourOf(tiling.owner[cell]!);
  const [here, there] = [list[one]!.colour, list[other]!.colour];
  return here !== there && comes(one) === there && comes(other) === here ? [one, other] : undefined;
}
