import type { Instance } from './instance.ts';

/** By what part of the average piece the covered cells reach beyond the first open one; by measurement. */
const AHEAD = 0.8;

/**
 * Estimates how the work of a sweep is distributed over its cells: in proportion to how many supplies have the area
 * that remains there. The number of frontiers changes far less along a board.
 */
export class Workload {
  /** Cell → share of the work before it; one longer. */
  private readonly before: Float64Array;

  constructor({ areas, copies, weight }: Instance) {
    const cells = weight.length;
    const ahead = (AHEAD * areas.reduce((sum, area) => sum + area, 0)) / areas.length;
    let ways = new Float64Array(cells + 1);
    ways[0] = 1;
    for (const [piece, count] of copies.entries()) {
      const size = areas[piece]!;
      const next = new Float64Array(cells + 1);
      for (let area = 0; area <= cells; area++)
        for (let used = 0; used <= count && used * size <= area; used++)
          next[area]! += ways[area - used * size]!;
      ways = next;
    }
    this.before = new Float64Array(cells + 1);
    for (let cell = 0; cell < cells; cell++) {
      const area = Math.min(cells, Math.round(cell + ahead));
      let expected = 0;
      for (let near = Math.max(0, area - 2); near <= Math.min(cells, area + 2); near++)
        expected += ways[near]!;
      this.before[cell + 1] = this.before[cell]! + 1 + expected;
    }
  }

  /** The share of the work done when a sweep has dealt with a share of the frontiers of a cell. */
  done(cell: number, share: number): number {
    const { before } = this;
    const here = (before[cell + 1] ?? before[cell]!) - before[cell]!;
    return Math.min(1, (before[cell]! + share * here) / before.at(-1)!);
  }
}
