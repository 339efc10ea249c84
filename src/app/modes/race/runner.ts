import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { SearchReplay } from '../../../solve/searchReplay.ts';
import type { Status } from '../../../ui/index.tsx';
import type { PaneChart, PaneModel } from '../../../ui/race/model.ts';
import type { Pane } from '../../pane.ts';

/** One search of a race, with its pane and its lane. */
export interface Runner {
  readonly id: number;
  readonly tag: number;
  readonly pane: Pane;
  readonly lane: Lane<SearchReplay>;
  /** Whether its end has been seen. */
  isSeen: boolean;
}

/** The requested pace of a lane in steps per second; unlimited in equal time. */
export function paceOf(lane: Lane, race: Race): number {
  if (!race.playing || race.isOver(lane)) return 0;
  return race.equal === 'steps' ? race.pace : Infinity;
}

export function statusOf({ pane, lane }: Runner, race: Race): Status {
  const { replay, progress } = lane.playhead;
  const finished = race.isOver(lane);
  return pane.status(replay.tally, { progress, finished, pace: paceOf(lane, race) });
}

/** A runner as the overlay shows it. */
export function paneModel(runner: Runner, race: Race): PaneModel {
  const { id, tag, pane, lane } = runner;
  return {
    ...{ id, tag },
    search: pane.subject.search,
    status: statusOf(runner, race),
    first: lane.playhead.replay.tally.first,
    ms: race.msOf(lane),
    rank: race.rankOf(lane),
    failed: lane.failed,
  };
}

/** The data of a runner's charts. */
export function chartOf({ id, lane }: Runner, race: Race): PaneChart {
  const { at, series, progress } = race.courseOf(lane);
  const [depth = { least: [], most: [], mean: [] }] = series;
  return { id, at, ...depth, progress, nodes: [...lane.playhead.replay.tally.nodes] };
}
