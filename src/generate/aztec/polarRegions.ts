import { Diamond, DOWN, LEFT, NO_DOMINO, RIGHT, UP } from './diamond.ts';

const WAYS = [UP, DOWN, LEFT, RIGHT];

/**
 * The polar regions of a diamond (Jockusch, Propp and Shor, 1998): in each corner the domino that moves towards
 * it, and all that move the same way and are connected to it. From order to order they only grow.
 */
export class PolarRegions {
  /** Way → the cells of its region, in no order. */
  readonly cells: readonly number[][] = WAYS.map(() => []);
  private readonly diamond: Diamond;
  /** Cell → whether it has been reached. */
  private readonly isReached: Uint8Array;

  constructor(diamond: Diamond) {
    this.diamond = diamond;
    this.isReached = new Uint8Array(diamond.cells.length);
  }

  /** Finds the regions of a diamond of an order in the middle. */
  find(order: number): void {
    this.isReached.fill(0);
    for (const way of WAYS) {
      const cells = this.cells[way]!;
      cells.length = 0;
      this.reach(this.corner(way, order), way);
      for (let at = 0; at < cells.length; at++) {
        this.reach(this.diamond.from(cells[at]!, 1, 0), way);
        this.reach(this.diamond.from(cells[at]!, -1, 0), way);
        this.reach(this.diamond.from(cells[at]!, 0, 1), way);
        this.reach(this.diamond.from(cells[at]!, 0, -1), way);
      }
    }
  }

  /** Adds the domino on a cell to a region, if it moves that way. */
  private reach(cell: number, way: number): void {
    const { diamond, isReached } = this;
    const first = cell < 0 ? NO_DOMINO : diamond.first[cell]!;
    if (first < 0 || isReached[first] || diamond.way[first] !== way) return;
    const second = diamond.second(first, way);
    isReached[first] = isReached[second] = 1;
    this.cells[way]!.push(first, second);
  }

  /** A cell in a corner of the diamond of an order in the middle. */
  private corner(way: number, order: number): number {
    const { diamond } = this;
    // Seen from the first cell of all, left of the middle.
    if (way === UP) return diamond.from(0, 0, diamond.order - order);
    if (way === DOWN) return diamond.from(0, 0, diamond.order + order - 1);
    return diamond.from(0, way === LEFT ? 1 - order : order, diamond.order - 1);
  }
}
