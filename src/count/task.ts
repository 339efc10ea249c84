import { SearchShare, type SearchState, type Share } from './share.ts';
import { memoryNeeded, type CountState } from './sweep/frames.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { writeInteger, type WrittenInteger } from '../solve/saved/validate.ts';
import { Count } from './count.ts';

/** A count to do, as plain data for any worker. */
export interface CountJob {
  readonly text: string;
  /** The search whose steps are counted; null to count as fast as possible. */
  readonly search: Search | null;
  /** Count solutions that are images of each other once; the search, if any, says the same. */
  readonly unique: boolean;
  /** Bytes that a worker may take for states, about. */
  readonly memory: number;
}

/** A share of a count, and its state. */
export interface CountTask extends Share {
  /** The state to continue from; left out at the beginning. */
  readonly state?: CountState | SearchState;
  /** The share of the task that is done, 0 to 1. */
  readonly progress?: number;
}

export interface CountReport {
  readonly state: CountState | SearchState;
  /** Solutions so far, times `divisor`. May be ahead of the state. */
  readonly weighted: WrittenInteger;
  /** The same for all tasks of a job. */
  readonly divisor: number;
  /** The number of placements; null if no steps are counted. */
  readonly placements: number | null;
  /** The number of states that were merged with others. */
  readonly merged: number;
  /** The share of the task that is done, 0 to 1. */
  readonly progress: number;
  readonly done: boolean;
}

/** The bytes needed to continue from the state of a task. */
export const memoryOf = ({ state }: CountTask): number =>
  state && 'frames' in state ? memoryNeeded(state) : 0;

/** The work of a slice, and options of counts that tests set. */
export interface TaskLimits {
  /** Steps of a search in a slice. */
  readonly steps: number;
  /** States that are written in a slice. */
  readonly states: number;
  /** States at which a sweep is divided among shares; the default of counts if left out. */
  readonly sharedStates?: number;
  /** Share of the cells at which sweeps from both ends meet; the default of counts if left out. */
  readonly meetAt?: number | undefined;
}

/** A slice takes some hundredths of a second. */
const usual: TaskLimits = { steps: 500_000, states: 500_000 };

/** Runs tasks of one job, one after the other. */
export class TaskRunner {
  private readonly problem: Problem;
  private readonly job: Omit<CountJob, 'text'>;
  private readonly limits: TaskLimits;
  private readonly collect: (() => void) | undefined;
  private work: Count | SearchShare | undefined;
  private done = false;

  /** @param collect as of a count */
  constructor(problem: Problem, job: Omit<CountJob, 'text'>, limits = usual, collect?: () => void) {
    this.problem = problem;
    this.job = job;
    this.limits = limits;
    this.collect = collect;
  }

  static of(job: CountJob, collect?: () => void): TaskRunner {
    return new TaskRunner(compile(parsePuzzle(job.text)), job, usual, collect);
  }

  /** Starts a task. Throws an Error if its state does not belong to the job. */
  begin({ from, to, state }: CountTask): void {
    const { problem } = this;
    const { search, unique, memory } = this.job;
    this.done = false;
    if (!search) {
      const { sharedStates, meetAt } = this.limits;
      const work = { unique, share: { from, to }, from: state as CountState | undefined, memory };
      this.work = new Count(problem, { ...work, sharedStates, meetAt, collect: this.collect });
      return;
    }
    // A search is set up once.
    const work =
      this.work instanceof SearchShare
        ? this.work
        : new SearchShare(startSearch(problem, search, 'steps'));
    work.begin({ from, to });
    if (state) work.restore(state as SearchState);
    this.work = work;
  }

  /** Frees all memory of the task; another one may begin. */
  close(): void {
    this.work = undefined;
    this.collect?.();
  }

  /** Runs one slice; true once the task is done. */
  runSlice(): boolean {
    const { steps, states } = this.limits;
    return (this.done = this.work!.run(this.job.search ? steps : states));
  }

  report(): CountReport {
    const { done } = this;
    const work = this.work!;
    const { divisor, placements, merged } = work;
    return {
      state: work.state(),
      weighted: writeInteger(work.weighted),
      divisor,
      placements,
      merged,
      progress: done ? 1 : work.progress(),
      done,
    };
  }
}
