import { approach } from '../motion.ts';
import type { Board } from './board.ts';

/** The time constants with which trays appear and disappear, in ms: slowly enough that none flickers. */
const [APPEAR, DISAPPEAR] = [200, 500];
/** Changes below this are invisible. */
const INVISIBLE = 1 / 300;

/** How far a tray is seen at each of its cells: only below tiles, as the ground of a carpet, or everywhere. */
export class SeenTrays {
  /** Cell → how far the tray is seen there, 0 to 1; undefined if it is seen everywhere. */
  private readonly seen: Float32Array | undefined;

  constructor({ trays, cells }: Pick<Board, 'trays' | 'cells'>) {
    this.seen = trays === 'below' ? new Float32Array(cells.length) : undefined;
  }

  /** How far the tray is seen at a cell, 0 to 1; cells that close a tray are not asked for. */
  at(cell: number): number {
    return this.seen?.[cell] ?? 1;
  }

  /** Lets the tray appear and disappear as time passes, in ms; returns whether anything changed. */
  pass(owner: ArrayLike<number>, elapsed: number): boolean {
    const { seen } = this;
    if (!seen) return false;
    let isChanged = false;
    for (let cell = 0; cell < seen.length; cell++) {
      const target = owner[cell]! >= 0 ? 1 : 0;
      const from = seen[cell]!;
      if (from === target) continue;
      const next = from + (target - from) * approach(elapsed, target > from ? APPEAR : DISAPPEAR);
      seen[cell] = Math.abs(next - target) < INVISIBLE ? target : next;
      isChanged = true;
    }
    return isChanged;
  }
}
