import type { Figures } from '../../solve/heat.ts';
import type { PaneModel } from './model.ts';

/** What a pane has come to, as it is compared and saved; `finished` says that all of its tree was searched. */
export function figuresOf({ status, first }: Pick<PaneModel, 'status' | 'first'>): Figures {
  const { steps, placements, deadEnds, depth, deepest, solutions, progress } = status;
  const counted = { steps, placements, deadEnds, depth, deepest, solutions, progress };
  return { ...counted, first: first ?? null, finished: status.finished && progress >= 1 };
}
