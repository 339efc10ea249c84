import type { Kind } from '../run/step.ts';

export { END, idOf, kindOf, stepOf, type Detail, type Step } from '../run/step.ts';

/**
 * The events of a search, each with a number:
 *
 * | kind     | number |
 * | -------- | ------ |
 * | CHOOSE   | the item branched on: a cell or, numbered after the cells, a piece |
 * | REJECT   | a placement that does not fit |
 * | PLACE    | the placement made |
 * | REMOVE   | the placement removed |
 * | PRUNE    | the index of the rule that pruned the node |
 * | SOLUTION | always 0 |
 * | COVER    | an item covered by the last placement |
 * | UNCOVER  | an item about to be freed by the removal of the last placement |
 * | IMAGE    | always 0; the full board is an image of an earlier solution, and unique ones are counted |
 *
 * Only places and removes count as steps. Solutions and images are emitted at every level of detail.
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
  { name: 'place', isNumbered: true },
  { name: 'remove', isNumbered: true },
  { name: 'prune', isNumbered: false },
  { name: 'solution', isNumbered: false, isMilestone: true },
  { name: 'cover', isNumbered: false },
  { name: 'uncover', isNumbered: false },
  { name: 'image', isNumbered: false },
];
