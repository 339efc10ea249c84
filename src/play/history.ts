import { CHUNK, type Chunk } from './chunk.ts';
import { ChunkProgress } from './chunkProgress.ts';
import { addDepths, noDepths, surveyDepths, type Depths } from './depths.ts';
import { Times } from './times.ts';

/** How many samples there are at most between the beginning and any step. */
const SAMPLES = 1024;

/** What a search went through, sample after sample: lists of one length. */
export interface Course {
  /** The numbers of the steps that samples end with; or moments that stand for those. */
  readonly at: number[];
  /** How many pieces lay on the board after each step of the sample: at least, at most, on average. */
  readonly least: number[];
  readonly most: number[];
  readonly mean: number[];
  /** The share of the search tree that was behind at its end. */
  readonly progress: number[];
}

/** Some steps one after the other. */
interface Sample {
  readonly depths: Depths;
  /** The share of the search tree that was behind at their end. */
  readonly progress: number;
}

/**
 * What a search went through from its beginning to where its tape is known, at several resolutions: the
 * first samples of one step each, as many of two steps, of four, and so on as far as the run goes. So
 * what it tells of a step is the same however far the run has gone since, and memory grows with no more
 * than the logarithm of its length. Fed with every chunk once, in order.
 */
export class History {
  readonly times = new Times();
  /** The number of the step that completes the first solution. */
  firstSolution: number | undefined;

  /** Samples of 2ⁱ steps each; all lists but the last one are full. */
  private readonly levels: Sample[][] = [[]];
  /** The sample of the last level that is not full yet, and its steps. */
  private open = noDepths();
  private steps = 0;

  add(chunk: Chunk): void {
    const { events, start, steps, depths, progress, ms, solutions } = chunk;
    this.times.add(steps, ms);
    this.firstSolution ??= solutions[0];
    // Chunks hold a whole number of samples, or the other way round.
    if (this.stride >= CHUNK) return this.take(depths, steps, progress[1]);
    const share = new ChunkProgress(chunk);
    surveyDepths(
      events,
      start.path.length,
      () => this.stride,
      (part, passed) => this.take(part, this.stride, share.after(passed)),
    );
  }

  /** What there was up to a step: its beginning, and the samples that are whole by then, as fine as they are kept. */
  upTo(step: number): Course {
    const { levels } = this;
    const course: Course = { at: [0], least: [0], most: [0], mean: [0], progress: [0] };
    const finest = Math.max(0, Math.ceil(Math.log2(step / SAMPLES)));
    const level = Math.min(finest, levels.length - 1);
    const stride = 2 ** level;
    const samples = levels[level]!.slice(0, Math.floor(step / stride));
    for (const [i, { depths, progress }] of samples.entries()) {
      course.at.push((i + 1) * stride);
      course.least.push(depths.least);
      course.most.push(depths.most);
      course.mean.push(depths.sum / stride);
      course.progress.push(progress);
    }
    return course;
  }

  /** How many steps a sample of the last level holds. */
  private get stride(): number {
    return 2 ** (this.levels.length - 1);
  }

  private take(depths: Depths, steps: number, progress: number): void {
    addDepths(this.open, depths);
    this.steps += steps;
    if (this.steps < this.stride) return;
    const samples = this.levels.at(-1)!;
    samples.push({ depths: this.open, progress });
    this.open = noDepths();
    this.steps = 0;
    if (samples.length === SAMPLES) this.levels.push(pairsOf(samples));
  }
}

/** Samples of twice as many steps each. */
function pairsOf(samples: readonly Sample[]): Sample[] {
  const pairs: Sample[] = [];
  for (let i = 0; i < samples.length; i += 2) {
    const later = samples[i + 1]!;
    const depths = { ...later.depths };
    addDepths(depths, samples[i]!.depths);
    pairs.push({ depths, progress: later.progress });
  }
  return pairs;
}
