/**
 * A step is one event of a search, as one small integer: its kind in the low four bits, above them
 * a number that says what of.
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
 * Places and removes are counted, the other kinds are not: "step 12" is the twelfth place or remove.
 */
export type Step = number;

export const CHOOSE = 0;
export const REJECT = 1;
export const PLACE = 2;
export const REMOVE = 3;
export const PRUNE = 4;
export const SOLUTION = 5;
export const COVER = 6;
export const UNCOVER = 7;
export const IMAGE = 8;

/** What `step()` returns when the search is over. */
export const END = -1;

export const stepOf = (kind: number, id: number): Step => (id << 4) | kind;
export const kindOf = (step: Step): number => step & 15;
export const idOf = (step: Step): number => step >> 4;

/** How much a search tells: its solutions; places, removes and images of solutions too; or all it does. */
export type Detail = 'solutions' | 'placements' | 'everything';
