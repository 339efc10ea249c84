import { readInteger, writeInteger, type WrittenInteger } from '../solve/saved/validate.ts';
import { type SearchState, divide, sizeOf, UNITS, type Share } from './share.ts';
import type { CountJob, CountReport, CountTask } from './task.ts';

/** A count as it is saved, to be resumed anywhere: plain data. */
export interface SavedTasks {
  /** The solutions of the tasks that are done, times `divisor`. */
  readonly weighted: WrittenInteger;
  /** 1, or the number of symmetries if images count once: a task may find a part of a solution. */
  readonly divisor: number;
  readonly placements: WrittenInteger | null;
  readonly done: readonly Share[];
  /** The tasks that are not done. */
  readonly open: readonly CountTask[];
}

/** Tasks of a search for more than one worker: many, so that no worker waits long for the last task. */
const TASKS = 64;

export interface CountSums {
  /** Solutions, times `divisor`. */
  readonly weighted: bigint;
  readonly divisor: bigint;
  /** Solutions, rounded down. */
  readonly solutions: bigint;
  /** Placements of the search itself; null if they are unknown, or no steps are counted. */
  readonly placements: bigint | null;
  /** The number of states that were merged with others. */
  readonly merged: number;
  /** The share of the work that is done, 0 to 1. */
  readonly progress: number;
}

/** A task that is not done. */
interface Entry {
  task: CountTask;
  report: CountReport | undefined;
  isTaken: boolean;
  /** The number of times in a row that it was given back without progress. */
  returns: number;
}

/** The tasks of a count: hands them out to workers, and adds up what they report. */
export class CountQueue {
  private readonly share: Share;
  private readonly hasMemory: boolean;
  private readonly entries = new Map<string, Entry>();
  private readonly found: { weighted: bigint; divisor: number; placements: bigint | null };
  private readonly finished: Share[];
  private mergedBefore = 0;

  /**
   * Resumes a share of a count.
   *
   * @param hasMemory whether the rules of the search have memory: then its placements are not those of
   * its tasks, and none are reported once it is divided
   */
  constructor(share: Share, saved: SavedTasks, hasMemory: boolean) {
    const { weighted, divisor, placements, done, open } = saved;
    const isDivided = [...done, ...open].some((task) => sizeOf(task) < 1);
    const isUnknown = placements === null || (hasMemory && isDivided);
    this.share = share;
    this.hasMemory = hasMemory;
    this.found = {
      weighted: readInteger(weighted),
      divisor,
      placements: isUnknown ? null : readInteger(placements),
    };
    this.finished = [...done];
    for (const task of open)
      this.entries.set(keyOf(task), { task, report: undefined, isTaken: false, returns: 0 });
  }

  /**
   * Begins a share of a count.
   *
   * @param workers how many will count it: a search is divided at once for several
   * @param hasMemory as for the constructor
   */
  static begin(
    job: Pick<CountJob, 'search'>,
    share: Share,
    workers: number,
    hasMemory: boolean,
  ): CountQueue {
    const isDivided = workers > 1 || sizeOf(share) < 1;
    const tasks = job.search ? (isDivided ? TASKS : 1) : workers;
    const placements = job.search ? 0 : null;
    const open = divide(share, tasks);
    const saved = { weighted: 0, divisor: 1, placements, done: [], open };
    return new CountQueue(share, saved, hasMemory);
  }

  get done(): boolean {
    return this.entries.size === 0;
  }

  get open(): number {
    return this.entries.size;
  }

  get sums(): CountSums {
    let { weighted, placements } = this.found;
    let merged = this.mergedBefore;
    let remaining = 0;
    for (const entry of this.entries.values()) {
      const { task, report } = entry;
      const state = report ?? task.state;
      weighted += readInteger(solutionsIn(state));
      if (placements !== null)
        placements += readInteger((state as SearchState | undefined)?.placements ?? 0);
      merged += report?.merged ?? 0;
      remaining += (sizeOf(task) / sizeOf(this.share)) * (1 - progressOf(entry));
    }
    const divisor = BigInt(this.found.divisor);
    const solutions = weighted / divisor;
    const progress = Math.max(0, 1 - remaining);
    return { weighted, divisor, solutions, placements, merged, progress };
  }

  /** A task that no worker has; undefined if there is none. */
  take(): CountTask | undefined {
    const entry = [...this.entries.values()].find(({ isTaken }) => !isTaken);
    if (!entry) return undefined;
    entry.isTaken = true;
    return entry.task;
  }

  /** Takes a report on a task that was handed out. */
  receive(task: Share, report: CountReport): void {
    this.entries.get(keyOf(task))!.report = report;
    this.found.divisor = report.divisor;
    if (!report.done) return;
    this.entries.delete(keyOf(task));
    this.finished.push({ from: task.from, to: task.to });
    this.found.weighted += readInteger(report.weighted);
    this.mergedBefore += report.merged;
    if (this.found.placements !== null) this.found.placements += readInteger(report.placements!);
  }

  /** Takes a task back whose worker is gone; returns the number of times in a row without progress. */
  giveBack(task: Share): number {
    const entry = this.entries.get(keyOf(task))!;
    const hasProgressed = (entry.report?.progress ?? 0) > (entry.task.progress ?? 0);
    this.mergedBefore += entry.report?.merged ?? 0;
    entry.task = reported(entry);
    entry.report = undefined;
    entry.isTaken = false;
    entry.returns = hasProgressed ? 1 : entry.returns + 1;
    return entry.returns;
  }

  saved(): SavedTasks {
    const { weighted, divisor, placements } = this.found;
    return {
      weighted: writeInteger(weighted),
      divisor,
      placements: placements === null ? null : writeInteger(placements),
      done: [...this.finished],
      open: [...this.entries.values()].map(reported),
    };
  }

  /** The same count as it would be saved now, with tasks that were not begun divided for so many workers. */
  redivided(workers: number): CountQueue {
    const saved = this.saved();
    const each = Math.ceil(workers / Math.max(1, saved.open.length));
    const open = saved.open.flatMap((task) => (task.state ? task : divide(task, each)));
    return new CountQueue(this.share, { ...saved, open }, this.hasMemory);
  }
}

function solutionsIn(state: CountReport | CountTask['state']): WrittenInteger {
  if (!state) return 0;
  return 'weighted' in state ? state.weighted : state.solutions;
}

/** The progress of a task, where a report falls behind until its worker is back at the state it resumed. */
const progressOf = ({ task, report }: Entry): number =>
  Math.max(report?.progress ?? 0, task.progress ?? 0);

/** A task as it was last reported on. */
const reported = (entry: Entry): CountTask => {
  const { from, to } = entry.task;
  const state = entry.report?.state ?? entry.task.state;
  return { from, to, ...(state && { state, progress: progressOf(entry) }) };
};

const keyOf = ({ from, to }: Share): string => `${from}-${to}`;

/** Whether shares are, together, all of a share, and no two of them overlap. */
export function makeUp(share: Share, parts: readonly Share[]): boolean {
  let { from } = share;
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    if (part.from !== from || part.to <= part.from || part.to > UNITS) return false;
    from = part.to;
  }
  return from === share.to;
}
