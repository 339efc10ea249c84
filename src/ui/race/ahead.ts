import type { PaneModel } from './model.ts';

type Standing = Pick<PaneModel, 'id' | 'rank' | 'failed'> & {
  /** How far it is, at displayed precision: the more, the further. */
  readonly lead: number;
};

/** The id of the leading pane: the first to finish, or else the furthest; undefined if there is a tie. */
export function aheadOf(panes: readonly Standing[]): number | undefined {
  const first = panes.filter(({ rank }) => rank === 1);
  if (first.length > 0) return first.length === 1 ? first[0]!.id : undefined;
  const running = panes.filter(({ failed }) => !failed);
  const lead = Math.max(...running.map((pane) => pane.lead));
  const ahead = running.filter((pane) => pane.lead === lead);
  return ahead.length === 1 && panes.length > 1 ? ahead[0]!.id : undefined;
}
