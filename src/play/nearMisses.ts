import { beginOf, type Chunk } from './chunk.ts';
import type { Tape } from './tape.ts';

/**
 * Recognizes near misses: steps that reach a new greatest depth, or a depth one short of full, and
 * that no milestone follows before the depth decreases.
 */
export class NearMisses {
  private readonly tape: Pick<Tape, 'at'>;
  private readonly series: number;
  private readonly almost: number;
  /** The steps with a new greatest depth, in order; at most one for each depth. */
  private readonly records: number[] = [];
  private deepest: number;
  /** The last depth of the previous chunk, whose last step is judged with the next chunk. */
  private before = 0;

  /**
   * @param series the index of the series that records the depth
   * @param full the depth of every milestone, if all have the same
   * @param deepest the greatest depth before the first chunk
   */
  constructor(tape: Pick<Tape, 'at'>, series: number, full: number | undefined, deepest = 0) {
    this.tape = tape;
    this.series = series;
    this.almost = full === undefined ? Infinity : full - 1;
    this.deepest = deepest;
  }

  /** Adds a chunk: each chunk once, in order. */
  add({ index, values, steps, milestones }: Chunk): void {
    const depths = values[this.series]!;
    // Every step of a search passes through this loop, millions a second: it touches only the values.
    let { before, deepest } = this;
    for (let i = 1; i <= steps; i++) {
      const depth = depths[i]!;
      if (before > deepest && depth < before) {
        deepest = before;
        const step = beginOf(index) + i - 1;
        if (!milestones.includes(step)) this.records.push(step);
      }
      before = depth;
    }
    this.before = before;
    this.deepest = deepest;
  }

  /** The first step with the greatest depth up to a step by which it has decreased; undefined without any. */
  deepestBy(step: number): number | undefined {
    return this.records.findLast((record) => record <= step);
  }

  /** The first near miss from step `from` to step `to`, as far as the tape has chunks. */
  next(from: number, to: number): number | undefined {
    const record = this.records.find((step) => step >= from) ?? Infinity;
    const last = Math.min(record, to);
    let step = from;
    while (step <= last) {
      const chunk = this.tape.at(step);
      const depths = chunk?.values[this.series];
      if (!chunk || !depths) return undefined;
      const begin = beginOf(chunk.index);
      const end = Math.min(last, begin + chunk.steps - 1);
      for (; step <= end; step++)
        if (depths[step - begin] === this.almost && depths[step - begin + 1]! < this.almost)
          return step;
      step = beginOf(chunk.index + 1);
    }
    return record <= to ? record : undefined;
  }
}
