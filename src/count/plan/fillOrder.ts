import { components, neighbourLists } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';

/** The cost of another word per frontier, as a share of the cost of an order. */
const WORD_COST = 1 / 16;
/** More than any board has columns. */
const ROW = 1 << 16;

/** Chooses the order in which a count fills the cells of a board, or of the region that remains of it. */
export class FillOrder {
  /** Cell → the cells adjacent to it: all of them where pieces need not be connected. */
  readonly neighbours: readonly (readonly number[])[];
  /** Symmetry of the lattice → cell → a number that grows in reading order of the board's image. */
  private readonly readings: readonly Int32Array[];
  /** The greatest distance of two cells of a piece, in steps between adjacent cells. */
  private readonly span: number;

  constructor(problem: Problem) {
    const lattice = lattices[problem.puzzle.lattice];
    const all = [...problem.cells.keys()];
    this.neighbours = hasPiecesInPlace(problem)
      ? all.map((cell) => all.filter((other) => other !== cell))
      : neighbourLists(lattice, problem.cells);
    this.span = Math.max(...problem.pieces.map(({ cells }) => cells.length - 1));
    this.readings = lattice.symmetries.map((turn) =>
      Int32Array.from(problem.cells, (cell) => {
        const [column, row] = turn(cell);
        return row * ROW + column;
      }),
    );
  }

  /**
   * The open cells in an order that keeps the frontier between filled and open cells short: the fewer cells
   * it has, and the straighter it is, the fewer frontiers there can be. Connected parts come one after the
   * other. For each, several orders are compared: the reading order of each image of the board under the
   * symmetries of the lattice, and from each corner a greedy one, always to the cell that adds the fewest to
   * the frontier. Boxes are filled row by row along their short side, rings around.
   *
   * @param open cell → 1 if it is to be filled, else 0
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

/** An order of the cells of a connected part, in which each cell is adjacent to an earlier one. */
class Walk {
  private readonly near: readonly (readonly number[])[];
  private readonly span: number;
  private readonly order: Int32Array;
  private length = 0;
  /** Cell → its index in the order; −1 if it is not filled yet. */
  private readonly rank: Int32Array;
  /** Cell → 1 if it is filled or adjacent to a filled one. */
  private readonly isTouched: Uint8Array;
  /** Cell → how many of the cells adjacent to it are not touched. */
  private readonly fresh: Int32Array;
  private readonly degrees: Int32Array;
  /** The touched cells that are not filled. */
  private readonly frontier: Int32Array;
  private frontierSize = 0;

  constructor(near: readonly (readonly number[])[], span: number) {
    this.near = near;
    this.span = span;
    this.order = new Int32Array(near.length);
    this.rank = new Int32Array(near.length);
    this.isTouched = new Uint8Array(near.length);
    this.degrees = Int32Array.from(near, (list) => list.length);
    this.fresh = new Int32Array(near.length);
    this.frontier = new Int32Array(near.length);
  }

  /** The order computed last. */
  cells(): number[] {
    return [...this.order.subarray(0, this.length)];
  }

  /**
   * Computes an order from a cell on: of the frontier's cells always the one with the smallest number, or if
   * `isGreedy` the one that adds the fewest cells, then the smallest number. Returns its cost: the sizes of
   * the frontier in cells and in edges, summed up over all moments, and a share more for each word that a
   * frontier takes. Stops once the cost is at least `limit` without that.
   */
  from(start: number, numbers: Int32Array, isGreedy: boolean, limit: number): number {
    const { frontier, fresh, near, rank } = this;
    rank.fill(-1);
    this.isTouched.fill(0);
    fresh.set(this.degrees);
    this.length = 0;
    this.frontierSize = 0;
    this.touch(start);
    let edges = 0;
    let cost = 0;
    let longest = 0;
    while (this.frontierSize > 0 && cost < limit) {
      let at = 0;
      for (let i = 1; i < this.frontierSize; i++) {
        const fewer = isGreedy ? fresh[frontier[i]!]! - fresh[frontier[at]!]! : 0;
        if (fewer < 0 || (fewer === 0 && numbers[frontier[i]!]! < numbers[frontier[at]!]!)) at = i;
      }
      const cell = frontier[at]!;
      frontier[at] = frontier[--this.frontierSize]!;
      rank[cell] = this.length;
      for (const other of near[cell]!) {
        edges += rank[other]! < 0 ? 1 : -1;
        longest = Math.max(longest, this.length - (rank[other]! < 0 ? this.length : rank[other]!));
        this.touch(other);
      }
      this.order[this.length++] = cell;
      cost += this.frontierSize + edges;
    }
    return cost * (1 + WORD_COST * Math.ceil((longest * this.span) / 32));
  }

  private touch(cell: number): void {
    if (this.isTouched[cell] === 1) return;
    this.isTouched[cell] = 1;
    this.frontier[this.frontierSize++] = cell;
    for (const other of this.near[cell]!) this.fresh[other]!--;
  }
}
