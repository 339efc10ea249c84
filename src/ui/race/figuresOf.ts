import { countsOf } from '../../solve/counts.ts';
import type { Figures } from '../../solve/experiment/measuredRun.ts';
import type { PaneModel } from './model.ts';

/** What a pane has come to, as it is compared and saved; `finished` says that all of its tree was searched. */
export function figuresOf({ status, first }: Pick<PaneModel, 'status' | 'first'>): Figures {
  const { progress } = status;
  const finished = status.finished && progress >= 1;
  return { ...countsOf(status), first: first ?? null, progress, finished };
}
