import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { Caption, PaneModel } from '../../../ui/race/model.ts';
import type { RaceRun } from './runKind.ts';

/** A run in a race, and how it is identified. */
export interface Entrant {
  readonly id: number;
  readonly tag: number;
  readonly run: RaceRun;
  /** Whether its end has been seen. */
  isSeen: boolean;
}

/** The requested pace of a lane in steps per second; unlimited in equal time. */
export function paceOf(lane: Lane, race: Race): number {
  if (!race.playing || race.isOver(lane)) return 0;
  return race.equal === 'steps' ? race.pace : Infinity;
}

export const statusOf = (run: RaceRun, race: Race) =>
  run.status({ finished: race.isOver(run.lane), pace: paceOf(run.lane, race) });

export function paneModel(
  { id, tag, run }: Entrant,
  race: Race,
  caption: Caption | undefined,
): PaneModel {
  const { lane, subject } = run;
  return {
    id,
    tag,
    subject,
    status: statusOf(run, race),
    ms: race.msOf(lane),
    rank: race.rankOf(lane),
    caption,
    failed: lane.failed,
  };
}

/** Time between updates of the charts, in ms. */
const CHART_EVERY = 300;

/** Decides when the charts of a race are drawn anew: every so often, if anything has moved. */
export class ChartUpdates {
  charted = 0;
  private checkedAt = -Infinity;
  /** The step of each entrant at the last check, by id. */
  private shown: ReadonlyMap<number, number> = new Map();

  /** Checks whether an update is due; `now` in ms. */
  check(entrants: readonly Entrant[], now: number): void {
    if (now - this.checkedAt <= CHART_EVERY) return;
    this.checkedAt = now;
    const shown = new Map(entrants.map(({ id, run }) => [id, run.lane.playhead.step]));
    const isSame = shown.size === this.shown.size;
    if (!isSame || [...shown].some(([id, step]) => this.shown.get(id) !== step)) this.charted++;
    this.shown = shown;
  }

  /** Makes the next check due at once. */
  hasten(): void {
    this.checkedAt = -Infinity;
  }
}
