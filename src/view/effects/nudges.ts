import type { CellMesh } from '../pieces/cellMesh.ts';
import { smooth } from '../motion.ts';

/** For how long a nudged cell is up, in ms, and how high, in cell widths. */
const NUDGE = 260;
const HIGH = 0.14;

/** Cells that were nudged: they rise a little and come down again. */
export class Nudges {
  /** Cell → how far it has still to come down, 1 at first; only for cells that are up. */
  private readonly left = new Map<number, number>();

  /** Whether any cell is up. */
  get any(): boolean {
    return this.left.size > 0;
  }

  nudge(cell: number): void {
    this.left.set(cell, 1);
  }

  /** Lifts the cells in their mesh, then lets some ms pass. */
  pass(elapsed: number, mesh: Pick<CellMesh, 'lift'>): void {
    for (const [cell, left] of this.left) {
      mesh.lift(cell, HIGH * smooth(left));
      if (left <= 0) this.left.delete(cell);
      else this.left.set(cell, left - elapsed / NUDGE);
    }
  }
}
