import { boxText, readBox, type Run } from './paneKind.ts';
import type { Experiment } from './experiment.ts';
import { kinds, type FiguresOf, type KindId, type LimitOf, type PaneOf } from './kinds.ts';

/** A run of one pane of an experiment, as plain data for a worker. */
export interface RunTask<K extends KindId = KindId> {
  readonly kind: K;
  /** The board, and its puzzle if it has one. */
  readonly text: string;
  readonly pane: PaneOf<K>;
  readonly limit: LimitOf<K>;
}

/** The runs of an experiment, one per pane, race by race; `textOf` maps a puzzle's id to its text. */
export const runsOf = (
  { kind, races }: Experiment,
  textOf: (puzzle: string) => string,
): readonly RunTask[] =>
  races.flatMap(({ board, limit, panes }) => {
    const box = readBox(board);
    const text = box ? boxText(...box) : textOf(board);
    return panes.map((pane) => ({ kind, text, pane, limit }));
  });

/** Splits a list with one element per run by race. */
export function byRace<One>({ races }: Experiment, all: readonly One[]): One[][] {
  const left = [...all];
  return races.map(({ panes }) => left.splice(0, panes.length));
}

/** The figures and the progress of a run. */
export interface RunReport<K extends KindId = KindId> {
  readonly figures: FiguresOf<K>;
  /** The share that is done, 0 to 1. */
  readonly progress: number;
  readonly done: boolean;
}

/** The most progress reported for a run that is not complete. */
const ALMOST = 0.999;

const begin = <K extends KindId>({ kind, text, pane, limit }: RunTask<K>): Run<FiguresOf<K>> =>
  kinds[kind].start(text, pane, limit);

/** Executes a task in time slices of some hundredths of a second. */
export class RunTaskRunner {
  private readonly run: Run<FiguresOf<KindId>>;
  private done = false;

  constructor(task: RunTask) {
    this.run = begin(task);
  }

  /** Runs one time slice; true once the run is complete. */
  runSlice(): boolean {
    return (this.done = this.run.runSlice());
  }

  report(): RunReport {
    const { figures, progress } = this.run;
    return { figures, progress, done: this.done };
  }
}

/** The runs not yet given to workers, and the latest report on each. */
export class RunQueue {
  private readonly tasks: readonly RunTask[];
  private readonly reports: (RunReport | undefined)[];
  private readonly waiting: RunTask[];
  /** Task → the number of times it was given back. */
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

  /** Takes back a task whose worker is gone; returns the number of times that has happened. */
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
  get figures(): readonly (FiguresOf<KindId> | undefined)[] {
    return this.reports.map((report) => report?.figures);
  }

  /** The progress of each run, 0 to 1; 1 only if it is complete. */
  get progress(): readonly number[] {
    return this.reports.map((report) => {
      if (!report) return 0;
      return report.done ? 1 : Math.min(report.progress, ALMOST);
    });
  }
}
