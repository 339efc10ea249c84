import { CHUNK, type Chunk } from './chunk.ts';
import { addDepths, noDepths, surveyDepths, type Depths } from './depths.ts';
import { Times } from './times.ts';

/** How many samples are kept at most. */
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

/**
 * What a search went through from its beginning to where its tape is known. A sample is one step at
 * first, and twice as many steps whenever there get to be too many samples: so memory is bounded
 * however long the run. Fed with every chunk once, in order.
 */
export class History {
  readonly times = new Times();
  /** The number of the step that completes the first solution. */
  firstSolution: number | undefined;

  private readonly samples: { readonly depths: Depths; readonly progress: number }[] = [];
  /** How many steps a sample holds. */
  private stride = 1;
  /** The sample that is not full yet, and its steps. */
  private open = noDepths();
  private steps = 0;

  add(chunk: Chunk): void {
    const { steps, depths, ms } = chunk;
    const [before, after] = chunk.progress;
    this.times.add(steps, ms);
    this.firstSolution ??= chunk.solutions[0];
    // Chunks hold a whole number of samples, or the other way round.
    if (this.stride >= CHUNK) this.take(depths, steps, after);
    else
      surveyDepths(
        chunk.events,
        chunk.start.path.length,
        () => this.stride,
        (part, passed) =>
          this.take(part, this.stride, before + ((after - before) * passed) / steps),
      );
  }

  /** What there was up to a step: its beginning, and the samples that are whole by then. */
  upTo(step: number): Course {
    const course: Course = { at: [0], least: [0], most: [0], mean: [0], progress: [0] };
    const whole = Math.min(this.samples.length, Math.floor(step / this.stride));
    for (let i = 0; i < whole; i++) {
      const { depths, progress } = this.samples[i]!;
      course.at.push((i + 1) * this.stride);
      course.least.push(depths.least);
      course.most.push(depths.most);
      course.mean.push(depths.sum / this.stride);
      course.progress.push(progress);
    }
    return course;
  }

  private take(depths: Depths, steps: number, progress: number): void {
    addDepths(this.open, depths);
    this.steps += steps;
    if (this.steps < this.stride) return;
    this.samples.push({ depths: this.open, progress });
    this.open = noDepths();
    this.steps = 0;
    if (this.samples.length === SAMPLES) this.halve();
  }

  private halve(): void {
    const { samples } = this;
    for (let i = 0; i < SAMPLES; i += 2) {
      const later = samples[i + 1]!;
      addDepths(later.depths, samples[i]!.depths);
      samples[i / 2] = later;
    }
    samples.length = SAMPLES / 2;
    this.stride *= 2;
  }
}
