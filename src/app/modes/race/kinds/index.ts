import type { KindId } from '../../../../experiment/kinds.ts';
import type { RunKind } from '../runKind.ts';
import { generationKind } from './generation.ts';
import { searchKind } from './search.ts';

/** The kinds of runs that race, the same as those of experiments. */
export const runKinds: Readonly<Record<KindId, RunKind>> = {
  search: searchKind,
  generation: generationKind,
};
