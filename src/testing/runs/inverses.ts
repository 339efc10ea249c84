import { COVER, PLACE, REMOVE, UNCOVER } from '../../solve/step.ts';

/** Kind of event → the kind that undoes it, with the same number; possibly this kind itself. */
export type Inverses = ReadonlyMap<number, number>;

/** The inverses of a search's events. */
export const searchInverses: Inverses = new Map([
  [PLACE, REMOVE],
  [REMOVE, PLACE],
  [COVER, UNCOVER],
  [UNCOVER, COVER],
]);
