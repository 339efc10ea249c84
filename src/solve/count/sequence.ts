import { components, neighbourLists } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';

/** How much shorter all fronts together have to be for it to pay that they take a word more. */
const A_WORD = 1 / 16;
/** More than any board has columns. */
const A_ROW = 1 << 16;

/** Puts the cells of a board, or of what is left of it, in the order in which a count fills them. */
export class Sequencer {
  /** Cell → the cells next to it. */
  readonly neighbours: readonly (readonly number[])[];
  /** For the board as it is, and turned and flipped: cell → a number that grows in reading order. */
  private readonly readings: readonly Int32Array[];
  /** No two cells of a piece are more edges apart. */
  private readonly span: number;

  constructor(problem: Problem) {
    const lattice = lattices[problem.puzzle.lattice];
    this.neighbours = neighbourLists(lattice, problem.cells);
    this.span = Math.max(...problem.pieces.map(({ cells }) => cells.length - 1));
    this.readings = lattice.symmetries.map((turn) =>
      Int32Array.from(problem.cells, (cell) => {
        const [column, row] = turn(cell);
        return row * A_ROW + column;
      }),
    );
  }

  /**
   * The open cells in an order in which the front between what is filled and what is open stays short:
   * the fewer cells touch it, and the straighter it is, the fewer ways there are for it to look. The parts
   * of the board come one after the other. Each is walked through in several ways: in reading order, on the
   * board turned or flipped, or from a corner on always to the cell that adds the fewest to those that touch
   * the front. The best way for boxes is row by row along their short side, for rings around.
   *
   * @param open cell → whether it is to be filled, 1 or 0
   */
  sequence(open: Uint8Array): number[] {
    const near = this.neighbours.map((list, cell) =>
      open[cell] === 1 ? list.filter((other) => open[other] === 1) : [],
    );
    const walk = new Walk(near, this.span);
    const parts = components(near).filter(([cell]) => open[cell!] === 1);
    return parts.flatMap((part) => {
      const fewest = Math.min(...part.map((cell) => near[cell]!.length));
      const corners = part.filter((cell) => near[cell]!.length === fewest);
      let best: number[] = [];
      let least = Infinity;
      const compare = (cost: number): void => {
        if (cost >= least) return;
        least = cost;
        best = walk.cells();
      };
      for (const numbers of this.readings) {
        const first = part.reduce((one, other) => (numbers[other]! < numbers[one]! ? other : one));
        compare(walk.from(first, numbers, false, least));
        for (const corner of corners) compare(walk.from(corner, numbers, true, least));
      }
      return best;
    });
  }
}

/** Walks through a part of a board, always on to a cell next to those it has been at, which count as filled. */
class Walk {
  private readonly near: readonly (readonly number[])[];
  /** No two cells of a piece are more edges apart. */
  private readonly span: number;
  private readonly order: Int32Array;
  private length = 0;
  /** Cell → its rank in the order; −1 if it is not filled. */
  private readonly rank: Int32Array;
  /** Cell → whether it is filled or next to a filled one. */
  private readonly isTouched: Uint8Array;
  /** Cell → how many of the cells next to it are not touched. */
  private readonly fresh: Int32Array;
  private readonly degrees: Int32Array;
  /** The open cells that are touched. */
  private readonly front: Int32Array;
  private frontSize = 0;

  constructor(near: readonly (readonly number[])[], span: number) {
    this.near = near;
    this.span = span;
    this.order = new Int32Array(near.length);
    this.rank = new Int32Array(near.length);
    this.isTouched = new Uint8Array(near.length);
    this.degrees = Int32Array.from(near, (list) => list.length);
    this.fresh = new Int32Array(near.length);
    this.front = new Int32Array(near.length);
  }

  /** Where the last walk led. */
  cells(): number[] {
    return [...this.order.subarray(0, this.length)];
  }

  /**
   * Walks from a cell on in the order of numbers, but if `isShort` first to cells that add the fewest to those
   * that touch what is filled. Returns what that costs: summed up over all moments, how many cells touch
   * it, and across how many edges; and a share more for each word that a front takes. Gives up where
   * it costs too much even without that.
   */
  from(start: number, numbers: Int32Array, isShort: boolean, tooMuch: number): number {
    const { front, fresh, near, rank } = this;
    rank.fill(-1);
    this.isTouched.fill(0);
    fresh.set(this.degrees);
    this.length = 0;
    this.frontSize = 0;
    this.touch(start);
    let edges = 0;
    let cost = 0;
    let longest = 0;
    while (this.frontSize > 0 && cost < tooMuch) {
      let at = 0;
      for (let i = 1; i < this.frontSize; i++) {
        const fewer = isShort ? fresh[front[i]!]! - fresh[front[at]!]! : 0;
        if (fewer < 0 || (fewer === 0 && numbers[front[i]!]! < numbers[front[at]!]!)) at = i;
      }
      const cell = front[at]!;
      front[at] = front[--this.frontSize]!;
      rank[cell] = this.length;
      for (const other of near[cell]!) {
        edges += rank[other]! < 0 ? 1 : -1;
        longest = Math.max(longest, this.length - (rank[other]! < 0 ? this.length : rank[other]!));
        this.touch(other);
      }
      this.order[this.length++] = cell;
      cost += this.frontSize + edges;
    }
    return cost * (1 + A_WORD * Math.ceil((longest * this.span) / 32));
  }

  private touch(cell: number): void {
    if (this.isTouched[cell] === 1) return;
    this.isTouched[cell] = 1;
    this.front[this.frontSize++] = cell;
    for (const other of this.near[cell]!) this.fresh[other]!--;
  }
}
