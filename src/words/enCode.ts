import { number } from './enNumbers.ts';

/** What is said in English of a search as pseudocode, and of its variables. */
export const enCode = {
  title: 'Pseudocode',
  hint: 'Show the search as pseudocode, with the line it is at, or put it away',
  lines: 'Lines',
  variables: 'Variables',
  depth: 'depth',
  left: 'left',
  nothingLeft: 'nothing',
  ofListed: (tried: number, listed: number): string =>
    `${number(tried)} of ${number(listed)} listed`,
  /** Below exact cover: what makes it fast. */
  structure: 'Fast thanks to sparse sets, not dancing links.',
};

export type CodeWords = typeof enCode;

/** What is said in English of the stack of a search. */
export const enStack = {
  title: 'Stack',
  hint: 'Show the calls that are under way, the newest on top, or put them away',
  empty: 'No piece has been placed yet.',
  call: (depth: number, item: string, piece: string): string =>
    `${number(depth)}: ${piece} on ${item}`,
  goThere: 'Back to where it was placed',
  /** Where the item branched on is the piece itself. */
  pieceCall: (depth: number, piece: string): string => `${number(depth)}: ${piece}`,
};

export type StackWords = typeof enStack;
