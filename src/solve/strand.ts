import { parsePuzzle } from '../puzzle/text.ts';
import { Count, type CountState } from './count/index.ts';
import { writeInteger, type WrittenInteger } from './validate.ts';
import { compile, type Problem } from './problem.ts';
import { startSearch, type Search } from './search.ts';
import { Shard, type Part, type ShardState } from './shard.ts';

/** What is counted, and how: plain data, all a worker needs. */
export interface CountJob {
  /** The puzzle as text. */
  readonly text: string;
  /** The search whose steps are counted, or null for the fastest method. */
  readonly search: Search | null;
  /** Count images of a solution once; agrees with `search` if there is one. */
  readonly unique: boolean;
}

/** A part of a count and its state; at its start without one. */
export interface Strand extends Part {
  readonly state?: CountState | ShardState;
  /** The share of it that is done, 0 to 1. */
  readonly progress?: number;
}

/** The progress of a strand. */
export interface StrandReport {
  readonly state: CountState | ShardState;
  /** Solutions so far; may be ahead of `state`. */
  readonly solutions: WrittenInteger;
  /** Placements; null where no steps are counted. */
  readonly placements: number | null;
  /** How often a known state was reused. */
  readonly reused: number;
  /** The share of this strand that is done, 0 to 1. */
  readonly progress: number;
  readonly done: boolean;
}

/** How much work a time slice does, and how much memory it may use. */
export interface SliceLimits {
  /** Steps of a search. */
  readonly steps: number;
  /** Partial boards written by the fastest count. */
  readonly entries: number;
  /** As for `Count`. */
  readonly room?: number;
}

/** Takes some hundredths of a second. */
const usual: SliceLimits = { steps: 500_000, entries: 500_000 };

/** Counts strands of one job, one after the other. */
export class StrandCounter {
  private readonly problem: Problem;
  private readonly search: Search | null;
  private readonly unique: boolean;
  private readonly limits: SliceLimits;
  private count: Count | undefined;
  private shard: Shard | undefined;
  private done = false;

  constructor(
    problem: Problem,
    { search, unique }: Pick<CountJob, 'search' | 'unique'>,
    limits = usual,
  ) {
    this.problem = problem;
    this.search = search;
    this.unique = unique;
    this.limits = limits;
  }

  /** Makes a counter from the job alone. */
  static of(job: CountJob): StrandCounter {
    return new StrandCounter(compile(parsePuzzle(job.text)), job);
  }

  /**
   * Starts or resumes a strand.
   *
   * @throws Error if its state does not belong to this job
   */
  begin({ part, of, state }: Strand): void {
    const { problem, search, unique, limits } = this;
    this.done = false;
    if (search) {
      if (this.shard) this.shard.begin({ part, of });
      else this.shard = new Shard(startSearch(problem, search, 'placements'), { part, of });
      if (state) this.shard.restore(state as ShardState);
    } else {
      this.count = new Count(problem, {
        unique,
        ...(limits.room !== undefined && { room: limits.room }),
        shard: { index: part - 1, of },
        ...(state && { from: state as CountState }),
      });
    }
  }

  /** Runs one time slice; true once the strand is done. */
  runSlice(): boolean {
    this.done = this.shard?.run(this.limits.steps) ?? this.count!.run(this.limits.entries);
    return this.done;
  }

  report(): StrandReport {
    const { done, shard } = this;
    const { solutions, progress, state } = shard
      ? { solutions: shard.solutions, progress: shard.progress(), state: shard.state() }
      : {
          solutions: writeInteger(this.count!.solutions),
          progress: this.count!.progress(),
          state: this.count!.state(),
        };
    return {
      state,
      solutions,
      placements: shard?.placements ?? null,
      reused: this.count?.reused ?? 0,
      progress: done ? 1 : progress,
      done,
    };
  }
}
