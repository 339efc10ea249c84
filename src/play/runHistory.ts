import { CHUNK, progressAt, type Chunk, type Values } from './chunk.ts';

/** The most samples between the beginning and any step. */
const SAMPLES = 1024;

/** Sample → the least, most and mean value of a series over its steps. */
interface BandCourse {
  readonly least: number[];
  readonly most: number[];
  readonly mean: number[];
}

/** The course of a run: lists of the same length, with one entry per sample. */
export interface Course {
  /** The last step of each sample, or the corresponding moment of a race. */
  readonly at: number[];
  readonly series: readonly BandCourse[];
  /** The progress at each sample's end, 0 to 1. */
  readonly progress: number[];
}

/** A few consecutive steps. */
interface Sample {
  /** Series → its values. */
  readonly bands: readonly Band[];
  /** The progress at their end, 0 to 1. */
  readonly progress: number;
}

/**
 * The course of a run as far as its tape is recorded, at several resolutions: the first 1,024
 * samples of one step each, as many of two steps, of four, and so on. So the course up to a step
 * does not depend on later steps, and memory grows with the logarithm of the run's length.
 *
 * Add every chunk once, in order, made with steps alone: other levels of detail take other times.
 */
export class RunHistory {
  readonly times = new Times();
  /** The number of the step before the first milestone. */
  firstMilestone: number | undefined;
  /** The values after the last step. */
  last: readonly number[] = [];

  /** Level i → samples of 2ⁱ steps each; all lists but the last are full. */
  private readonly levels: Sample[][] = [[]];
  /** The values before the first step. */
  private first: readonly number[] = [];
  /** The incomplete sample of the last level, and the number of its steps. */
  private open: readonly Band[] = [];
  private steps = 0;

  add(chunk: Chunk): void {
    const { index, steps, values, milestones, ms } = chunk;
    this.times.add(steps, ms);
    this.firstMilestone ??= milestones[0];
    this.last = values.map((all) => all.at(-1)!);
    if (index === 0) {
      this.first = values.map((all) => all[0]!);
      this.open = values.map(() => noBand);
    }
    // A sample never straddles two chunks unless it holds whole chunks.
    for (let from = 0; from < steps;) {
      const to = Math.min(steps, from + this.stride - this.steps);
      this.take(chunk, from, to);
      from = to;
    }
  }

  /**
   * The course up to a step: the beginning, then the complete samples, as fine as they are kept, or merged evenly.
   *
   * @param most the most samples
   */
  upTo(step: number, most = SAMPLES): Course {
    const { levels, first } = this;
    const finest = Math.max(0, Math.ceil(Math.log2(step / SAMPLES)));
    const level = Math.min(finest, levels.length - 1);
    const stride = 2 ** level;
    const samples = levels[level]!;
    const count = Math.min(samples.length, Math.floor(step / stride));
    const by = Math.max(1, Math.ceil(count / most));
    const at = [0];
    const progress = [0];
    const series = first.map((value) => ({ least: [value], most: [value], mean: [value] }));
    for (let from = 0; from < count; from += by) {
      const to = Math.min(count, from + by);
      at.push(to * stride);
      progress.push(samples[to - 1]!.progress);
      for (const [number, course] of series.entries()) {
        const band = mergedIn(samples, number, from, to);
        course.least.push(band.least);
        course.most.push(band.most);
        course.mean.push(band.sum / ((to - from) * stride));
      }
    }
    return { at, series, progress };
  }

  /** The number of steps in a sample of the last level. */
  private get stride(): number {
    return 2 ** (this.levels.length - 1);
  }

  /** Adds a chunk's steps `from` + 1 to `to`, which fit into the open sample. */
  private take(chunk: Chunk, from: number, to: number): void {
    this.open = this.open.map((band, series) =>
      joined(band, bandOf(chunk.values[series]!, from + 1, to + 1)),
    );
    this.steps += to - from;
    if (this.steps < this.stride) return;
    const samples = this.levels.at(-1)!;
    samples.push({ bands: this.open, progress: progressAt(chunk, to) });
    this.open = this.open.map(() => noBand);
    this.steps = 0;
    if (samples.length === SAMPLES) this.levels.push(pairsOf(samples));
  }
}

/** Joins samples in pairs, so that each has twice as many steps. */
const pairsOf = (samples: readonly Sample[]): Sample[] =>
  Array.from({ length: samples.length / 2 }, (_, i) => {
    const [sooner, later] = [samples[2 * i]!, samples[2 * i + 1]!];
    const bands = sooner.bands.map((band, series) => joined(band, later.bands[series]!));
    return { bands, progress: later.progress };
  });

/** The most times kept, and the number of latest chunks whose times are all kept. */
const MOMENTS = 2 ** 15;
const RECENT = 512;
/** The least ms that count for a step, in case a clock is too coarse to time a chunk. */
const LEAST_A_STEP = 1e-6;
/** The largest rounding error of a whole step. */
const ROUNDING = 1e-4;

/**
 * The times at which a process made its steps, in ms of computing: measured at the beginnings of
 * chunks, interpolated in between. All times of the latest chunks are kept, and of a long run's
 * others every few, thinned out whenever there are too many.
 */
export class Times {
  private readonly steps = [0];
  private readonly moments = [0];
  private stride = CHUNK;

  /** Adds steps, and the ms they took. */
  add(steps: number, ms: number): void {
    if (steps === 0) return;
    this.moments.push(this.moments.at(-1)! + Math.max(ms, steps * LEAST_A_STEP));
    this.steps.push(this.steps.at(-1)! + steps);
    if (this.steps.length > MOMENTS) this.thin();
  }

  /** When a step was made, in ms; Infinity if it has not been. */
  momentOf(step: number): number {
    return between(this.steps, this.moments, step);
  }

  /** The last step made by a moment; Infinity if nothing has been computed that long. */
  stepAt(moment: number): number {
    return Math.floor(between(this.moments, this.steps, moment) + ROUNDING);
  }

  private thin(): void {
    const { steps, moments } = this;
    const recent = steps.at(-1)! - RECENT * CHUNK;
    for (;;) {
      let kept = 0;
      for (let i = 0; i < steps.length; i++) {
        if (steps[i]! % this.stride !== 0 && steps[i]! < recent) continue;
        steps[kept] = steps[i]!;
        moments[kept++] = moments[i]!;
      }
      steps.length = moments.length = kept;
      if (kept <= MOMENTS / 2) return;
      this.stride *= 2;
    }
  }
}

/** Interpolates y at x between points, both coordinates ascending; Infinity beyond the last. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  let [low, high] = [0, xs.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (xs[middle]! <= x) low = middle;
    else high = middle;
  }
  if (xs[low] === x) return ys[low]!;
  if (high === xs.length) return Infinity;
  const share = (x - xs[low]!) / (xs[high]! - xs[low]!);
  return ys[low]! + share * (ys[high]! - ys[low]!);
}

/** The least, the most and the sum of some values. */
export interface Band {
  readonly least: number;
  readonly most: number;
  readonly sum: number;
}

/** The band of no values. */
const noBand: Band = { least: Infinity, most: -Infinity, sum: 0 };

/** The band of the values of two others. */
const joined = (one: Band, other: Band): Band => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
  sum: one.sum + other.sum,
});

/** The band of a series over the samples from one index up to, but not including, another. */
function mergedIn(samples: readonly Sample[], series: number, from: number, to: number): Band {
  let { least, most, sum } = noBand;
  for (let i = from; i < to; i++) {
    const band = samples[i]!.bands[series]!;
    if (band.least < least) least = band.least;
    if (band.most > most) most = band.most;
    sum += band.sum;
  }
  return { least, most, sum };
}

/** The band of the values from one index up to, but not including, another. */
function bandOf(values: Values, from: number, to: number): Band {
  let { least, most, sum } = noBand;
  for (let i = from; i < to; i++) {
    const value = values[i]!;
    if (value < least) least = value;
    if (value > most) most = value;
    sum += value;
  }
  return { least, most, sum };
}
