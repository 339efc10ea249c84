import { approach } from '../motion.ts';
import type { Board } from './board.ts';

/** The time constants with which trays appear and disappear, in ms: slowly enough that none flickers. */
const [APPEAR, DISAPPEAR] = [200, 500];
/** Changes below this are invisible. */
const INVISIBLE = 1 / 300;

/**
 * How far trays are seen: those of a wall's boards each once the board before it is full, so that none waits
 * empty; or only below tiles, as the ground of a carpet.
 */
export class SeenTrays {
  /** The number of cells of each board. */
  private readonly size: number;
  /** Board → how far its tray is seen, 0 to 1. */
  private readonly seen: Float32Array;
  private readonly isInTurn: boolean;
  private readonly isFixed: boolean;

  constructor({ trays, cells }: Pick<Board, 'trays' | 'cells'>) {
    const count = trays === 'below' ? cells.length : (trays?.inTurn ?? 1);
    this.size = Math.ceil(cells.length / count);
    this.isFixed = trays === undefined;
    this.seen = new Float32Array(count).fill(this.isFixed ? 1 : 0);
    this.isInTurn = typeof trays === 'object';
  }

  /** How far the tray is seen at a cell, 0 to 1; cells that close a tray are not asked for. */
  at(cell: number): number {
    return this.seen[Math.floor(cell / this.size)] ?? 1;
  }

  /** Lets trays appear and disappear as time passes, in ms; returns whether any changed. */
  pass(owner: ArrayLike<number>, elapsed: number): boolean {
    if (this.isFixed) return false;
    const { seen, size } = this;
    let isChanged = false;
    let isBeforeFull = true;
    for (let board = 0; board < seen.length; board++) {
      let laid = 0;
      for (let cell = board * size; cell < (board + 1) * size; cell++)
        if (owner[cell]! >= 0) laid++;
      const target = laid > 0 || (this.isInTurn && isBeforeFull) ? 1 : 0;
      isBeforeFull = laid === size;
      const from = seen[board]!;
      if (from === target) continue;
      const next = from + (target - from) * approach(elapsed, target > from ? APPEAR : DISAPPEAR);
      seen[board] = Math.abs(next - target) < INVISIBLE ? target : next;
      isChanged = true;
    }
    return isChanged;
  }
}
