import { generationKind } from './generationKind.ts';
import type { KindId } from './model.ts';
import type { RaceKind } from './raceKind.ts';
import { searchKind } from './searchKind.ts';

/** What panes can run. */
export const raceKinds: Readonly<Record<KindId, RaceKind<KindId>>> = {
  search: searchKind,
  generation: generationKind,
};
