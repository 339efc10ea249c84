import { CHUNK, type Chunk } from './chunk.ts';
import { addDepths, noDepths, surveyDepths, type Depths } from './depths.ts';
import { Times } from './times.ts';

/** How many samples are kept at most. */
const SAMPLES = 1024;
/** How many chunks wait at most to be made samples of: as many as a tape asks for ahead. */
const AHEAD = 256;
/** About how many samples a chunk that has been begun is told in. */
const DETAIL = 512;

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
 * What a search went through from its beginning to where its tape is known. A sample is one step at
 * first, and twice as many steps whenever there get to be too many samples: so memory is bounded
 * however long the run. Fed with every chunk once, in order.
 */
export class History {
  readonly times = new Times();
  /** The number of the step that completes the first solution. */
  firstSolution: number | undefined;

  private readonly samples: Sample[] = [];
  /** Chunks that samples do not tell of yet, since nobody has asked for what is behind them. */
  private readonly ahead: Chunk[] = [];
  /** How many steps a sample holds. */
  private stride = 1;
  /** The sample that is not full yet, and its steps. */
  private open = noDepths();
  private steps = 0;

  add(chunk: Chunk): void {
    this.times.add(chunk.steps, chunk.ms);
    this.firstSolution ??= chunk.solutions[0];
    this.ahead.push(chunk);
    if (this.ahead.length > AHEAD) this.survey(this.ahead.shift()!);
  }

  /**
   * What there was up to a step: its beginning, and the samples that are whole by then. Of a chunk that
   * is not passed for the first time yet it tells more, so that a slow run is followed step by step.
   */
  upTo(step: number): Course {
    const { ahead } = this;
    while (ahead[0] && ahead[0].start.steps + ahead[0].steps <= step) this.survey(ahead.shift()!);
    const course: Course = { at: [0], least: [0], most: [0], mean: [0], progress: [0] };
    const { samples, stride } = this;
    const whole = Math.min(samples.length, Math.floor(step / stride));
    for (let i = 0; i < whole; i++) append(course, (i + 1) * stride, stride, samples[i]!);
    const [begun] = ahead;
    if (begun && begun.start.steps < step) follow(course, begun, step);
    return course;
  }

  private survey({ events, start, steps, depths, progress }: Chunk): void {
    const [before, after] = progress;
    // Chunks hold a whole number of samples, or the other way round.
    if (this.stride >= CHUNK) this.take(depths, steps, after);
    else
      surveyDepths(
        events,
        start.path.length,
        () => this.stride,
        (part, passed) =>
          this.take(part, this.stride, before + ((after - before) * passed) / steps),
      );
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

/** Adds a sample of so many steps that ends with one. */
function append(course: Course, at: number, steps: number, { depths, progress }: Sample): void {
  course.at.push(at);
  course.least.push(depths.least);
  course.most.push(depths.most);
  course.mean.push(depths.sum / steps);
  course.progress.push(progress);
}

/** Adds what happens in a chunk up to a step. */
function follow(course: Course, { events, start, steps, progress }: Chunk, step: number): void {
  const [before, after] = progress;
  const wanted = step - start.steps;
  const stride = 2 ** Math.max(0, Math.ceil(Math.log2(wanted / DETAIL)));
  surveyDepths(
    events,
    start.path.length,
    () => stride,
    (depths, passed) => {
      if (passed > wanted) return;
      const share = before + ((after - before) * passed) / steps;
      append(course, start.steps + passed, stride, { depths, progress: share });
    },
  );
}
