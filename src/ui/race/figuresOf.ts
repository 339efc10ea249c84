import type { SearchFigures } from '../../experiment/searchFigures.ts';
import { countsOf } from '../../solve/position.ts';
import type { SearchStatus } from './model.ts';

/**
 * The figures of a pane, for comparing and saving; `finished` means that its whole tree has been
 * searched.
 */
export function figuresOf(status: SearchStatus): SearchFigures {
  const { progress, first } = status;
  const finished = status.finished && progress >= 1;
  return { ...countsOf(status), first: first ?? null, progress, finished };
}
