import type { MeterReport } from '../../../lag/paneMeters.ts';
import type { Lane } from '../../../play/lane.ts';
import type { Search } from '../../../solve/search.ts';
import type { FromMeters, ToMeters } from '../../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../../workers/supervised.ts';

type StartWorker = (job: WorkerJob<ToMeters, FromMeters>) => WorkerHandle<ToMeters>;

/** A lane, and the search that is played there. */
interface SearchLane {
  readonly lane: Pick<Lane, 'playhead'>;
  readonly search: Search;
}

/** The last calls of `show` after which a report may come. */
const LATEST = 4;

/** A lane as the worker knows it. */
interface Measured {
  readonly id: number;
  readonly search: Search;
  /** The step of which the worker was told. */
  step: number;
  /** The steps on show at the last calls, the oldest first. */
  steps: readonly number[];
  report: MeterReport | undefined;
}

/** What all meters tell of the searches of a race at the steps on show; a worker measures them. */
export class RaceMeters {
  private readonly start: StartWorker;
  private readonly text: string;
  private measured: ReadonlyMap<SearchLane['lane'], Measured> = new Map();
  private worker: WorkerHandle<ToMeters> | undefined;
  private hasFailed = false;
  private lastId = 0;
  private hasNews = false;

  /** @param text the puzzle */
  constructor(start: StartWorker, text: string) {
    this.start = start;
    this.text = text;
  }

  /** Measures searches at the steps on show, and no others; returns whether there were reports since the last time. */
  show(lanes: readonly SearchLane[]): boolean {
    const before = this.measured;
    this.measured = new Map(
      lanes.map(({ lane, search }) => [
        lane,
        before.get(lane) ?? { id: ++this.lastId, search, step: -1, steps: [], report: undefined },
      ]),
    );
    let isSame = before.size === this.measured.size;
    for (const [lane, measured] of this.measured) {
      const { step } = lane.playhead;
      if (measured.step !== step || !before.has(lane)) isSame = false;
      measured.step = step;
      measured.steps = [...measured.steps.slice(1 - LATEST), step];
      if (measured.report && measured.report.step > step) measured.report = undefined;
    }
    if (!isSame) this.tell();
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** The report on a lane that is nearest to the step on show, which is not after it; undefined if there is none yet. */
  of(lane: SearchLane['lane']): MeterReport | undefined {
    const report = this.measured.get(lane)?.report;
    return report && report.step <= lane.playhead.step ? report : undefined;
  }

  /** Whether a report on a lane is as new as it can be while the lane goes on. */
  keepsUp(lane: SearchLane['lane']): boolean {
    const report = this.of(lane);
    return report !== undefined && report.step >= this.measured.get(lane)!.steps[0]!;
  }

  close(): void {
    this.worker?.close();
    this.worker = undefined;
    this.measured = new Map();
  }

  private tell(): void {
    if (this.worker) this.worker.send(this.shown());
    else if (!this.hasFailed && this.measured.size > 0) this.worker = this.start(this.job());
  }

  private shown(): ToMeters {
    return {
      shown: [...this.measured.values()].map(({ id, search, step }) => ({ id, search, step })),
    };
  }

  private job(): WorkerJob<ToMeters, FromMeters> {
    return {
      initialise: (send) => {
        send({ text: this.text });
        send(this.shown());
      },
      received: (report) => this.receive(report),
      isDue: () => [...this.measured.values()].some(({ step, report }) => report?.step !== step),
      failed: () => {
        this.worker = undefined;
        this.hasFailed = true;
      },
    };
  }

  private receive(report: MeterReport): void {
    const measured = [...this.measured.values()].find(({ id }) => id === report.id);
    if (!measured || report.step > measured.step) return;
    // On its way back to a moment, the worker comes past steps before what is known already.
    if (measured.report && report.step < measured.report.step) return;
    measured.report = report;
    this.hasNews = true;
  }
}
