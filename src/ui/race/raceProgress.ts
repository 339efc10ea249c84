import type { Until } from '../../run/until.ts';
import type { PaneModel } from './model.ts';

type Standing = Pick<PaneModel, 'status'>;

/** The share of its way to its end that a pane has behind it, as far as that can be told. */
function shareOf({ status: { finished, steps, progress } }: Standing, until: Until): number {
  if (finished) return 1;
  return typeof until === 'number' ? Math.max(progress, steps / until) : progress;
}

/**
 * How far a race is, 0 to 1: as far as the pane that is furthest behind, or else the share of panes
 * that have come to their end, where that is more.
 */
export function raceProgress(panes: readonly Standing[], until: Until): number {
  const ended = panes.filter(({ status }) => status.finished).length;
  const least = Math.min(...panes.map((pane) => shareOf(pane, until)));
  return Math.max(least, ended / panes.length);
}
