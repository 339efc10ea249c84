import { shownShare } from '../figures.ts';
import type { PaneModel } from './model.ts';

type Standing = Pick<PaneModel, 'id' | 'rank' | 'failed' | 'status'>;

/**
 * The id of the leading pane: the first to finish, or else the one with the most progress at displayed
 * precision; undefined if there is a tie.
 */
export function aheadOf(panes: readonly Standing[]): number | undefined {
  const first = panes.filter(({ rank }) => rank === 1);
  if (first.length > 0) return first.length === 1 ? first[0]!.id : undefined;
  let ahead: Standing | undefined;
  let isTied = true;
  for (const pane of panes) {
    const lead = shownShare(pane.status.progress) - shownShare(ahead?.status.progress ?? 0);
    if (pane.failed || lead < 0) continue;
    isTied = lead === 0;
    if (lead > 0) ahead = pane;
  }
  return isTied || panes.length < 2 ? undefined : ahead?.id;
}
