import type { Cell } from '../../puzzle/types.ts';

/** The cells of the Aztec diamond of an order, row by row; its centre is the corner at (order, order). */
export function diamondCells(order: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y < 2 * order; y++) {
    const half = halfWidth(order, y);
    for (let x = order - half; x < order + half; x++) cells.push([x, y]);
  }
  return cells;
}

const halfWidth = (order: number, y: number): number => (y < order ? y + 1 : 2 * order - y);

/** The ways in which a domino moves. */
export const UP = 0;
export const DOWN = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const NO_DOMINO = -1;

/** A tiling of the middle of an Aztec diamond by dominoes, each of which moves one way. */
export class Diamond {
  readonly order: number;
  readonly cells: readonly Cell[];
  /** Cell → the way of the domino of which it is the first cell; NO_DOMINO for all others. */
  readonly way: Int8Array;
  /** Cell → the first cell of the domino on it, or NO_DOMINO. */
  readonly first: Int32Array;
  dominoes = 0;
  private readonly side: number;
  /** Column and row → cell, or −1. */
  private readonly at: Int32Array;
  private readonly moved: Int8Array;

  constructor(order: number) {
    this.order = order;
    this.cells = diamondCells(order);
    this.side = 2 * order;
    this.at = new Int32Array(this.side ** 2).fill(-1);
    for (const [cell, [x, y]] of this.cells.entries()) this.at[y * this.side + x] = cell;
    this.way = new Int8Array(this.cells.length).fill(NO_DOMINO);
    this.moved = new Int8Array(this.cells.length);
    this.first = new Int32Array(this.cells.length).fill(NO_DOMINO);
  }

  /** Whether a domino that moves a way lies across. */
  static isAcross(way: number): boolean {
    return way === UP || way === DOWN;
  }

  /** The cell some columns and rows away from another; −1 if there is none. */
  from(cell: number, right: number, down: number): number {
    const [x, y] = this.cells[cell]!;
    const [column, row] = [x + right, y + down];
    const { side } = this;
    const isInside = column >= 0 && row >= 0 && column < side && row < side;
    return isInside ? this.at[row * side + column]! : -1;
  }

  second(first: number, way: number): number {
    return Diamond.isAcross(way) ? this.from(first, 1, 0) : this.from(first, 0, 1);
  }

  put(first: number, way: number): void {
    this.way[first] = way;
    this.first[first] = this.first[this.second(first, way)] = first;
    this.dominoes++;
  }

  take(first: number): void {
    const way = this.way[first]!;
    this.way[first] = NO_DOMINO;
    this.first[first] = this.first[this.second(first, way)] = NO_DOMINO;
    this.dominoes--;
  }

  /**
   * The second of two dominoes that move onto each other, given the first cell of the first one; −1 if there
   * is none.
   */
  opposite(cell: number): number {
    const way = this.way[cell]!;
    if (way !== DOWN && way !== RIGHT) return -1;
    const other = way === DOWN ? this.from(cell, 0, 1) : this.from(cell, 1, 0);
    const isFacing = other >= 0 && this.way[other] === (way === DOWN ? UP : LEFT);
    return isFacing ? other : -1;
  }

  /** Moves every domino by one cell its way; none may be opposite to another. */
  slide(): void {
    const { way, moved } = this;
    moved.fill(NO_DOMINO);
    for (let cell = 0; cell < way.length; cell++) {
      const direction = way[cell]!;
      if (direction !== NO_DOMINO) moved[this.beside(cell, direction)] = direction;
    }
    this.set(moved);
  }

  /** Whether a cell belongs to the diamond of a smaller order in the middle. */
  isWithin(cell: number, order: number): boolean {
    const [x, y] = this.cells[cell]!;
    const away = (at: number): number => Math.abs(at + 0.5 - this.order);
    return away(x) + away(y) <= order;
  }

  set(ways: ArrayLike<number>): void {
    this.way.fill(NO_DOMINO);
    this.first.fill(NO_DOMINO);
    this.dominoes = 0;
    for (let cell = 0; cell < ways.length; cell++)
      if (ways[cell] !== NO_DOMINO) this.put(cell, ways[cell]!);
  }

  private beside(cell: number, way: number): number {
    if (Diamond.isAcross(way)) return this.from(cell, 0, way === UP ? -1 : 1);
    return this.from(cell, way === LEFT ? -1 : 1, 0);
  }
}
