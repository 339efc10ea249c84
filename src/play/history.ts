import { progressAt, type Chunk } from './chunk.ts';
import { Times } from './times.ts';
import { bandOf, joined, noBand, type Band } from './values.ts';

/** How many samples there are at most between the beginning and any step. */
const SAMPLES = 1024;

/** A series, sample after sample: its value after each step of the sample: at least, at most, on average. */
interface BandCourse {
  readonly least: number[];
  readonly most: number[];
  readonly mean: number[];
}

/** What a run went through, sample after sample: lists of one length. */
export interface Course {
  /** The numbers of the steps that samples end with; or moments that stand for those. */
  readonly at: number[];
  readonly series: readonly BandCourse[];
  /** The share of the work that was done at its end. */
  readonly progress: number[];
}

/** Some steps one after the other. */
interface Sample {
  /** Series → its values. */
  readonly bands: readonly Band[];
  /** The share of the work that was done at their end. */
  readonly progress: number;
}

/**
 * What a run went through from its beginning to where its tape is known, at several resolutions: the
 * first samples of one step each, as many of two steps, of four, and so on as far as the run goes. So
 * what it tells of a step is the same however far the run has gone since, and memory grows with no more
 * than the logarithm of its length. Fed with every chunk once, in order.
 */
export class History {
  readonly times = new Times();
  /** The number of the first step after which something was found. */
  firstMilestone: number | undefined;

  /** Samples of 2ⁱ steps each; all lists but the last one are full. */
  private readonly levels: Sample[][] = [[]];
  /** The values before the first step. */
  private first: readonly number[] = [];
  /** The sample of the last level that is not full yet, and its steps. */
  private open: readonly Band[] = [];
  private steps = 0;

  add(chunk: Chunk): void {
    const { index, steps, values, milestones, ms } = chunk;
    this.times.add(steps, ms);
    this.firstMilestone ??= milestones[0];
    if (index === 0) {
      this.first = values.map((all) => all[0]!);
      this.open = values.map(() => noBand);
    }
    // Chunks hold a whole number of samples, or the other way round.
    for (let from = 0; from < steps;) {
      const to = Math.min(steps, from + this.stride - this.steps);
      this.take(chunk, from, to);
      from = to;
    }
  }

  /** What there was up to a step: its beginning, and the samples that are whole by then, as fine as they are kept. */
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

  /** Takes the steps of a chunk after one up to and with another, which fit into the open sample. */
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

/** Samples of twice as many steps each. */
function pairsOf(samples: readonly Sample[]): Sample[] {
  const pairs: Sample[] = [];
  for (let i = 0; i < samples.length; i += 2) {
    const [sooner, later] = [samples[i]!, samples[i + 1]!];
    const bands = sooner.bands.map((band, series) => joined(band, later.bands[series]!));
    pairs.push({ bands, progress: later.progress });
  }
  return pairs;
}
