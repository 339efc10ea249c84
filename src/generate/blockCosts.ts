import type { Frame } from './frame.ts';

/**
 * The costs of blocks. A block's cost is the sum of the distances between all ordered pairs of its cells. A
 * move to a neighbour costs 1, or nothing between two cells of the block; paths may lead through other
 * blocks. So the cost is 0 if and only if the block is connected.
 */
export class BlockCosts {
  private readonly frame: Frame;
  private readonly owner: Int32Array;
  private readonly members: Int32Array;
  /** The cells of a block, component after component, and where these begin. */
  private readonly reached: Int32Array;
  private readonly begins: Int32Array;
  /** Cell → its component. */
  private readonly component: Int32Array;
  /** The distances between components. */
  private readonly distances: Int32Array;

  /**
   * @param owner cell → its block, as it is at any time
   * @param members the cells of all blocks; where those of one begin and end is said for each
   * @param largest the most cells of a block
   */
  constructor(frame: Frame, owner: Int32Array, members: Int32Array, largest: number) {
    this.frame = frame;
    this.owner = owner;
    this.members = members;
    this.reached = new Int32Array(largest);
    this.begins = new Int32Array(largest + 1);
    this.component = new Int32Array(frame.count);
    this.distances = new Int32Array(largest * largest);
  }

  /** The cost of a block whose cells are those members, from scratch. */
  costOf(block: number, from: number, to: number): number {
    const { begins, distances } = this;
    const count = this.findComponents(block, from, to);
    if (count < 2) return 0;
    this.measure(count);
    let sum = 0;
    for (let a = 1; a < count; a++) {
      const sizeOfA = begins[a + 1]! - begins[a]!;
      let distance = 0;
      for (let b = 0; b < a; b++)
        distance += distances[a * count + b]! * (begins[b + 1]! - begins[b]!);
      sum += sizeOfA * distance;
    }
    return 2 * sum;
  }

  /** Writes the cost of each cell of a block, its distances from the others; nothing if it is connected. */
  costsOfCells(block: number, from: number, to: number, into: Float64Array): void {
    const { begins, distances, reached } = this;
    const count = this.findComponents(block, from, to);
    if (count < 2) return;
    this.measure(count);
    for (let a = 0; a < count; a++) {
      let cost = 0;
      for (let b = 0; b < count; b++)
        if (b !== a) cost += distances[a * count + b]! * (begins[b + 1]! - begins[b]!);
      for (let i = begins[a]!; i < begins[a + 1]!; i++) into[reached[i]!] = cost;
    }
  }

  /** Finds the components of a block; returns their number. */
  private findComponents(block: number, from: number, to: number): number {
    const { owner, members, reached, begins, component } = this;
    const { start, neighbours } = this.frame;
    for (let i = from; i < to; i++) component[members[i]!] = -1;
    let count = 0;
    let end = 0;
    for (let i = from; i < to; i++) {
      const seed = members[i]!;
      if (component[seed]! >= 0) continue;
      begins[count] = end;
      component[seed] = count;
      reached[end++] = seed;
      for (let at = begins[count]!; at < end; at++) {
        const cell = reached[at]!;
        const stop = start[cell + 1]!;
        for (let j = start[cell]!; j < stop; j++) {
          const next = neighbours[j]!;
          if (owner[next] !== block || component[next] === count) continue;
          component[next] = count;
          reached[end++] = next;
        }
      }
      count++;
    }
    begins[count] = end;
    return count;
  }

  /** Measures the distances between so many components: at first direct ones, then through others. */
  private measure(count: number): void {
    const { reached, begins, distances } = this;
    const { moves, count: cells } = this.frame;
    for (let a = 1; a < count; a++) {
      for (let b = 0; b < a; b++) {
        let least = cells;
        for (let i = begins[a]!; i < begins[a + 1]!; i++) {
          const row = reached[i]! * cells;
          for (let j = begins[b]!; j < begins[b + 1]!; j++) {
            const distance = moves[row + reached[j]!]!;
            if (distance < least) least = distance;
          }
        }
        distances[a * count + b] = distances[b * count + a] = least;
      }
    }
    if (count < 3) return;
    for (let via = 0; via < count; via++) {
      for (let a = 0; a < count; a++) {
        if (a === via) continue;
        const toVia = distances[a * count + via]!;
        for (let b = 0; b < count; b++) {
          const around = toVia + distances[via * count + b]!;
          if (around < distances[a * count + b]!) distances[a * count + b] = around;
        }
      }
    }
  }
}
