import type { Kind } from '../run/step.ts';

export { END, idOf, kindOf, stepOf, type Step } from '../run/step.ts';

/**
 * The events of a search. The number of an event says what of:
 *
 * | kind     | the number is that of                     |
 * | -------- | ----------------------------------------- |
 * | CHOOSE   | the item branched on: a cell, or after all cells a piece |
 * | REJECT   | a placement that does not fit             |
 * | PLACE    | the placement                             |
 * | REMOVE   | the placement                             |
 * | PRUNE    | the rule, in the order in which they were given |
 * | SOLUTION | nothing: always 0                         |
 * | COVER    | the item that is covered by the last placement: a cell or a piece, as above |
 * | UNCOVER  | the item that is free again, before the placement is removed |
 * | IMAGE    | nothing: always 0; the full board is an earlier solution turned or flipped, and solutions are counted once |
 *
 * Places and removes are counted, the other kinds are not.
 */
export const CHOOSE = 0;
export const REJECT = 1;
export const PLACE = 2;
export const REMOVE = 3;
export const PRUNE = 4;
export const SOLUTION = 5;
export const COVER = 6;
export const UNCOVER = 7;
export const IMAGE = 8;

export const searchKinds: readonly Kind[] = [
  { name: 'choose', isNumbered: false },
  { name: 'reject', isNumbered: false },
  { name: 'place', isNumbered: true, inverse: REMOVE },
  { name: 'remove', isNumbered: true, inverse: PLACE },
  { name: 'prune', isNumbered: false },
  { name: 'solution', isNumbered: false, isMilestone: true },
  { name: 'cover', isNumbered: false, inverse: UNCOVER },
  { name: 'uncover', isNumbered: false, inverse: COVER },
  { name: 'image', isNumbered: false },
];

/** How much a search tells: its solutions; places, removes and images of solutions too; or all it does. */
export type Detail = 'solutions' | 'placements' | 'everything';
