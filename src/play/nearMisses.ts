import { BETWEEN_NEAR_MISSES, brakingDistance } from './autoPace.ts';
import { CHUNK, type Chunk } from './chunk.ts';
import type { Tape } from './tape.ts';

/**
 * Recognizes near misses: steps that reach a depth which was never reached before, or is one short of full, and which is
 * left again without a milestone.
 */
export class NearMisses {
  private readonly tape: Pick<Tape, 'at'>;
  private readonly series: number;
  private readonly almost: number;
  /** The steps at which the depth reached a new maximum and went back, in order; one for each depth at most. */
  private readonly records: number[] = [];
  private deepest: number;
  /** The last value of the chunk before, so that its last step is judged too. */
  private before = 0;

  /**
   * @param series the one that is the depth
   * @param full the depth at which a milestone follows, if that is always the same
   * @param deepest the greatest depth before the first chunk that is added
   */
  constructor(tape: Pick<Tape, 'at'>, series: number, full: number | undefined, deepest = 0) {
    this.tape = tape;
    this.series = series;
    this.almost = full === undefined ? Infinity : full - 1;
    this.deepest = deepest;
  }

  /** Adds a chunk; each once, in order. */
  add({ index, values, steps, milestones }: Chunk): void {
    const depths = values[this.series]!;
    // Every step of a search passes here, at millions a second: the loop touches nothing but the values.
    let { before, deepest } = this;
    for (let i = 1; i <= steps; i++) {
      const depth = depths[i]!;
      if (before > deepest && depth < before) {
        deepest = before;
        const step = index * CHUNK + i - 1;
        if (!milestones.includes(step)) this.records.push(step);
      }
      before = depth;
    }
    this.before = before;
    this.deepest = deepest;
  }

  /** The first near miss at a step or after it, as far as the tape is at hand up to another step. */
  next(from: number, to: number): number | undefined {
    const record = this.records.find((step) => step >= from) ?? Infinity;
    const last = Math.min(record, to);
    let step = from;
    while (step <= last) {
      const chunk = this.tape.at(step);
      const depths = chunk?.values[this.series];
      if (!chunk || !depths) return undefined;
      const begin = chunk.index * CHUNK;
      const end = Math.min(last, begin + chunk.steps - 1);
      for (; step <= end; step++)
        if (depths[step - begin] === this.almost && depths[step - begin + 1]! < this.almost)
          return step;
      step = begin + CHUNK;
    }
    return record <= to ? record : undefined;
  }
}

/** Chooses the near misses that a player slows down for: now and then, and only those seen early enough. */
export class NearMissWatch {
  private readonly nearMisses: NearMisses;
  /** The one that is slowed down for. */
  private chosen: number | undefined;
  /** Up to where there is none. */
  private lookedTo = 0;
  private last: number | undefined;

  constructor(nearMisses: NearMisses) {
    this.nearMisses = nearMisses;
  }

  /** The step of the near miss that is slowed down for. */
  get coming(): number | undefined {
    return this.chosen;
  }

  /** For how many seconds of playing the last one has been over, given for how many it has played now. */
  since(seconds: number): number | undefined {
    return this.last === undefined ? undefined : seconds - this.last;
  }

  /** Looks for the next one, as far as the tape is at hand. */
  look(step: number, reach: number, { pace, seconds }: { pace: number; seconds: number }): void {
    if (this.chosen !== undefined || seconds - (this.last ?? 0) < BETWEEN_NEAR_MISSES) return;
    const from = Math.max(this.lookedTo, step + Math.ceil(brakingDistance(pace)));
    this.chosen = this.nearMisses.next(from, reach);
    this.lookedTo = Math.max(from, reach + 1);
  }

  /** The one that is slowed down for has been reached. */
  pass(seconds: number): void {
    this.last = seconds;
    this.chosen = undefined;
    this.lookedTo = 0;
  }

  /** Playing begins anew, somewhere else or at another speed. */
  reset(): void {
    this.last = this.chosen = undefined;
    this.lookedTo = 0;
  }
}
