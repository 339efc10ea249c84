import { parsePuzzle } from '../puzzle/text.ts';
import type { Experiment } from './experiment.ts';
import { MeasuredRun, type Figures } from './measuredRun.ts';
import { compile } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { Until } from '../run/until.ts';

/** A run of one pane of an experiment, as plain data for a worker. */
export interface RunTask {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
  readonly until: Until;
}

/**
 * The runs of an experiment, one per pane, race by race; `textOf` gives the text of a puzzle by its
 * id.
 */
export const runsOf = (
  { races }: Experiment,
  textOf: (puzzle: string) => string,
): readonly RunTask[] =>
  races.flatMap(({ puzzle, until, panes }) => {
    const text = textOf(puzzle);
    return panes.map((search) => ({ text, search, until }));
  });

/** Splits a list with one element per run by race. */
export function byRace<One>({ races }: Experiment, all: readonly One[]): One[][] {
  const left = [...all];
  return races.map(({ panes }) => left.splice(0, panes.length));
}

/** The figures of a run so far, and whether it is complete. */
export interface RunReport {
  readonly figures: Figures;
  readonly done: boolean;
}

/** Takes some hundredths of a second. */
const STEPS_PER_SLICE = 500_000;

/** The most progress reported for a run that is not complete. */
const ALMOST = 0.999;

/** Executes a task in time slices of some hundredths of a second. */
export class RunTaskRunner {
  private readonly run: MeasuredRun;
  private done = false;

  constructor({ text, search, until }: RunTask) {
    this.run = new MeasuredRun(compile(parsePuzzle(text)), search, until);
  }

  /** Runs one time slice; true once the run is complete. */
  runSlice(): boolean {
    return (this.done = this.run.run(STEPS_PER_SLICE));
  }

  report(): RunReport {
    return { figures: this.run.figures, done: this.done };
  }
}

/** The runs not yet given to workers, and the latest report on each. */
export class RunQueue {
  private readonly tasks: readonly RunTask[];
  private readonly reports: (RunReport | undefined)[];
  private readonly waiting: RunTask[];
  /** Task → how often it was given back. */
  private readonly returns = new Map<RunTask, number>();

  constructor(tasks: readonly RunTask[]) {
    this.tasks = tasks;
    this.waiting = [...tasks];
    this.reports = tasks.map(() => undefined);
  }

  /** The next task that no worker has; undefined if there is none. */
  take(): RunTask | undefined {
    return this.waiting.shift();
  }

  /**
   * Puts back a task whose worker is gone, to start over. Returns how often that has happened to
   * it.
   */
  giveBack(task: RunTask): number {
    const returns = (this.returns.get(task) ?? 0) + 1;
    this.returns.set(task, returns);
    this.waiting.unshift(task);
    return returns;
  }

  /** Records a report on a task. */
  receive(task: RunTask, report: RunReport): void {
    this.reports[this.tasks.indexOf(task)] = report;
  }

  get done(): boolean {
    return this.reports.every((report) => report?.done);
  }

  /** The figures of each run; undefined before its first report. */
  get figures(): readonly (Figures | undefined)[] {
    return this.reports.map((report) => report?.figures);
  }

  /** The progress of each run, 0 to 1; 1 only if it is complete. */
  get progress(): readonly number[] {
    return this.tasks.map(({ until }, i) => {
      const report = this.reports[i];
      if (!report) return 0;
      if (report.done) return 1;
      const { steps, progress } = report.figures;
      const share = typeof until === 'number' ? Math.max(progress, steps / until) : progress;
      return Math.min(share, ALMOST);
    });
  }
}
