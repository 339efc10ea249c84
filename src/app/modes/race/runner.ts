import type { Sonifier } from '../../../teach/sound/sonifier.ts';
import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { Caption, PaneModel } from '../../../ui/race/model.ts';
import type { Contender } from './contest.ts';

/** One run of a race, and how it is identified. */
export interface Runner {
  readonly id: number;
  readonly tag: number;
  readonly contender: Contender;
  readonly sonifier: Sonifier;
  /** Whether its end has been seen. */
  isSeen: boolean;
}

/** The requested pace of a lane in steps per second; unlimited in equal time. */
export function paceOf(lane: Lane, race: Race): number {
  if (!race.playing || race.isOver(lane)) return 0;
  return race.equal === 'steps' ? race.pace : Infinity;
}

export function statusOf(contender: Contender, race: Race) {
  const { lane } = contender;
  return contender.status({ finished: race.isOver(lane), pace: paceOf(lane, race) });
}

/** A runner as the overlay shows it. */
export function paneModel(
  { id, tag, contender }: Runner,
  race: Race,
  caption: Caption | undefined,
): PaneModel {
  const { lane, subject } = contender;
  return {
    id,
    tag,
    subject,
    status: statusOf(contender, race),
    ms: race.msOf(lane),
    rank: race.rankOf(lane),
    caption,
    failed: lane.failed,
  };
}
