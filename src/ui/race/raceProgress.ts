import type { Until } from '../../run/until.ts';
import type { PaneModel } from './model.ts';

type Standing = Pick<PaneModel, 'status'>;

/** The estimated progress of a pane towards the end of the race, 0 to 1. */
function shareOf({ status: { finished, steps, progress } }: Standing, until: Until): number {
  if (finished) return 1;
  return typeof until === 'number' ? Math.max(progress, steps / until) : progress;
}

/**
 * The progress of a race, 0 to 1: that of the slowest pane, or the share of panes that have finished,
 * whichever is greater.
 */
export function raceProgress(panes: readonly Standing[], until: Until): number {
  const ended = panes.filter(({ status }) => status.finished).length;
  const least = Math.min(...panes.map((pane) => shareOf(pane, until)));
  return Math.max(least, ended / panes.length);
}
