import { readBoxSize } from '../generate/sizes.ts';
import type { Run } from './paneKind.ts';
import { measuresOf, type Experiment } from './experiment.ts';
import { kinds, type FiguresOf, type KindId, type LimitOf, type PaneOf } from './kinds.ts';

/** A run of one pane of an experiment, as plain data for a worker. */
export interface RunTask<K extends KindId = KindId> {
  readonly kind: K;
  /** The board, and its puzzle if it has one. */
  readonly text: string;
  readonly pane: PaneOf<K>;
  readonly limit: LimitOf<K>;
  readonly measuresLag: boolean;
  /** The steps after which a search stops, whatever its limit. */
  readonly most?: number;
}

/** A box of squares, as a text without pieces. */
const boxText = (width: number, height: number): string => `${'.'.repeat(width)}\n`.repeat(height);

/**
 * The runs of an experiment, one per pane, race by race; `textOf` maps a puzzle's id to its text.
 *
 * @param isLagAsked whether it is measured what mistakes cost, even if no claim is about it
 */
export function runsOf(
  { kind, races, claims }: Experiment,
  textOf: (puzzle: string) => string,
  isLagAsked = false,
): readonly RunTask[] {
  const { lagMeasures } = kinds[kind];
  const measuresLag =
    isLagAsked ||
    claims.flatMap(measuresOf).some((measure) => lagMeasures.some((one) => one === measure));
  return races.flatMap(({ board, limit, panes }) => {
    const box = readBoxSize(board);
    const text = box ? boxText(...box) : textOf(board);
    return panes.map((pane) => ({ kind, text, pane, limit, measuresLag }));
  });
}

/** Splits a list with one element per run by race. */
export function byRace<One>({ races }: Experiment, all: readonly One[]): One[][] {
  const left = [...all];
  return races.map(({ panes }) => left.splice(0, panes.length));
}

export interface RunReport<K extends KindId = KindId> {
  readonly figures: FiguresOf<K>;
  readonly progress: number;
  readonly done: boolean;
}

/** The most progress reported for a run that is not complete. */
const ALMOST = 0.999;

/** Executes a task in time slices of some hundredths of a second; `runSlice` is true once it is complete. */
export function runnerOf<K extends KindId>({
  kind,
  text,
  pane,
  limit,
  measuresLag,
  most,
}: RunTask<K>) {
  const run: Run<FiguresOf<K>> = kinds[kind].start(text, pane, limit, measuresLag, most);
  let done = false;
  return {
    runSlice: (): boolean => (done = run.runSlice()),
    report: (): RunReport<K> => ({ figures: run.figures, progress: run.progress, done }),
  };
}

/** The runs not yet given to workers, and the latest report on each. */
export class RunQueue {
  /** Task → its place among all. */
  private readonly places: ReadonlyMap<RunTask, number>;
  private readonly reports: (RunReport | undefined)[];
  /** The number of runs that are not complete. */
  private left: number;
  private readonly waiting: RunTask[];
  /** Task → the number of times it was given back. */
  private readonly returns = new Map<RunTask, number>();

  /** @param known the figures of the runs that are complete already, at their places */
  constructor(tasks: readonly RunTask[], known: readonly (FiguresOf<KindId> | undefined)[] = []) {
    this.places = new Map(tasks.map((task, i) => [task, i]));
    this.waiting = tasks.filter((_, i) => !known[i]);
    this.reports = tasks.map((_, i) => known[i] && { figures: known[i], progress: 1, done: true });
    this.left = this.waiting.length;
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

  receive(task: RunTask, report: RunReport): void {
    const place = this.places.get(task)!;
    if (report.done && !this.reports[place]?.done) this.left--;
    this.reports[place] = report;
  }

  get done(): boolean {
    return this.left === 0;
  }

  /** The figures of each run; undefined before its first report. */
  get figures(): readonly (FiguresOf<KindId> | undefined)[] {
    return this.reports.map((report) => report?.figures);
  }

  /** The figures of each complete run. */
  get known(): readonly (FiguresOf<KindId> | undefined)[] {
    return this.reports.map((report) => (report?.done ? report.figures : undefined));
  }

  /** The progress of each run, 0 to 1; 1 only if it is complete. */
  get progress(): readonly number[] {
    return this.reports.map((report) => {
      if (!report) return 0;
      return report.done ? 1 : Math.min(report.progress, ALMOST);
    });
  }
}
