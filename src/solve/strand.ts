import { parsePuzzle } from '../puzzle/text.ts';
import { Count, type CountState } from './count/index.ts';
import { writeInteger, type WrittenInteger } from './validate.ts';
import { compile, type Problem } from './problem.ts';
import { startSearch, type Search } from './search.ts';
import { Shard, type Part, type ShardState } from './shard.ts';

/** What is counted, and how: plain data that says all of it, to any worker. */
export interface CountJob {
  /** The puzzle as text. */
  readonly text: string;
  /** The search whose steps are counted, or null for the fastest way there is. */
  readonly search: Search | null;
  /** Count solutions that are images of each other once; a search says the same. */
  readonly unique: boolean;
}

/** A part of a count and where it stands: at its beginning if nothing is said. */
export interface Strand extends Part {
  readonly state?: CountState | ShardState;
  /** The share of it that is behind, 0 to 1. */
  readonly progress?: number;
}

/** How far a strand is. */
export interface StrandReport {
  readonly state: CountState | ShardState;
  /** Solutions so far: a few more than the state has, where that lags behind. */
  readonly solutions: WrittenInteger;
  /** How often a piece was placed; null where no steps are counted. */
  readonly placements: number | null;
  /** How often something was found that had been counted before. */
  readonly reused: number;
  /** The share of this strand that is behind, 0 to 1. */
  readonly progress: number;
  readonly done: boolean;
}

/** How much is done in a lap, and how much is kept in mind. */
export interface SliceLimits {
  /** Steps of a search. */
  readonly steps: number;
  /** Half filled boards that the fastest count could write in that time. */
  readonly entries: number;
  /** As for `Count`. */
  readonly room?: number;
}

/** About as much as can be done in some hundredths of a second. */
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

  /** One that knows nothing but what the job says. */
  static of(job: CountJob): StrandCounter {
    return new StrandCounter(compile(parsePuzzle(job.text)), job);
  }

  /** Goes to a strand; throws an Error if its state is not one of this job. */
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

  /** Goes on for a lap; true once the strand is done. */
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
