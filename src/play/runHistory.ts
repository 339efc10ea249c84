import { progressAt, type Chunk } from './chunk.ts';
import { Times } from './times.ts';
import { bandOf, joined, noBand, type Band } from './values.ts';

/** The most samples between the beginning and any step. */
const SAMPLES = 1024;

/** Sample → the least, most and mean value of a series over its steps. */
interface BandCourse {
  readonly least: number[];
  readonly most: number[];
  readonly mean: number[];
}

/** What a run went through: lists of the same length, one entry per sample. */
export interface Course {
  /** The steps that samples end with, or the moments of a race that correspond to them. */
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
 * What a run went through up to where its tape is recorded, at several resolutions: the first 1,024 samples
 * of one step each, then as many of two steps, of four, and so on. So the course up to a step does not
 * depend on how far the run has gone since, and memory grows with the logarithm of its length.
 *
 * Add every chunk once, in order, made with steps alone: at other levels of detail chunks take other times.
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
  /** The sample of the last level that is not complete yet, and how many steps it has. */
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

  /** The course up to a step: the beginning, then the complete samples, as fine as they are kept. */
  upTo(step: number): Course {
    const { levels, first } = this;
    const finest = Math.max(0, Math.ceil(Math.log2(step / SAMPLES)));
    const level = Math.min(finest, levels.length - 1);
    const stride = 2 ** level;
    const samples = levels[level]!.slice(0, Math.floor(step / stride));
    return {
      at: [0, ...samples.map((_, i) => (i + 1) * stride)],
      series: first.map((value, series) => {
        const bands = samples.map((sample) => sample.bands[series]!);
        return {
          least: [value, ...bands.map(({ least }) => least)],
          most: [value, ...bands.map(({ most }) => most)],
          mean: [value, ...bands.map(({ sum }) => sum / stride)],
        };
      }),
      progress: [0, ...samples.map(({ progress }) => progress)],
    };
  }

  /** How many steps a sample of the last level holds. */
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
function pairsOf(samples: readonly Sample[]): Sample[] {
  const pairs: Sample[] = [];
  for (let i = 0; i < samples.length; i += 2) {
    const [sooner, later] = [samples[i]!, samples[i + 1]!];
    const bands = sooner.bands.map((band, series) => joined(band, later.bands[series]!));
    pairs.push({ bands, progress: later.progress });
  }
  return pairs;
}
