import type { Feature } from '../../../count/asked/featureNames.ts';
import { formatter } from '../../format.ts';
import { count, number } from '../numbers.ts';

const percent = formatter('en', { style: 'percent', maximumFractionDigits: 0 });

const featureNames: Readonly<Record<Feature, string>> = {
  crossroads: 'Crossroads',
  fault: 'Fault line',
  'three-colours': 'Three colours',
  'three-colours-corners': 'Three colours, corners too',
  'three-colours-balanced': 'Three colours, as many of each',
  'three-colours-corners-balanced': 'Three colours, corners too, as many of each',
  flip: 'Part to turn or flip',
  exchange: 'Parts to exchange',
  halves: 'Congruent halves',
  symmetry: 'Symmetry',
};

/** What leads to the browser of all solutions. */
export const browsing = {
  title: 'All solutions',
  button: 'All of them',
  notLoaded: 'The solutions could not be loaded. Check the connection, then try again.',
  hint: 'Look through all solutions: sort them, choose among them, save them',
};

/** The browser of all solutions. */
export const solutionList = {
  opening: (share: number) => `Finding out what all solutions are · ${percent(share)}`,
  looking: (share: number) => `Looking at each solution · ${percent(share)}`,
  stop: 'Stop',
  again: 'Try again',
  stopped: 'Stopped.',
  failed: 'It stopped unexpectedly.',
  /** @param cells undefined if no board was half filled yet */
  full: (cells: number | undefined, of: number) =>
    `There is not enough memory for all solutions of this puzzle: ${cells === undefined ? 'all of it was taken before boards were half filled' : `its half filled boards took all of it after ${number(cells)} of ${count(of, 'cell')}`}.`,
  tooMany: (solutions: bigint, most: number) =>
    `${count(solutions, 'solution')} are too many to be looked at one by one; ${number(most)} are not. Place some pieces first: open a solution, and choose pieces that have to lie there.`,
  noFigure: 'This puzzle cannot be sorted so.',
  none: 'No solution is left.',
  noneAtAll: 'The puzzle has no solution.',
  walk: 'Go for a walk among them',
  all: (solutions: bigint) => count(solutions, 'solution'),
  some: (chosen: bigint, solutions: bigint) =>
    `${number(chosen)} of ${count(solutions, 'solution')}`,
  list: 'Solutions',
  solution: (solution: bigint) => `Solution ${number(solution)}`,
  /** A solution that is not known yet, by its place in the list. */
  place: (place: bigint) => `Place ${number(place)}`,
  number: (solution: bigint) => number(solution),
  filter: 'Sort, choose, save',
  sort: 'Sorted by',
  sortedBy: (sort: string) => `sorted by: ${sort}`,
  sorts: {
    number: 'Number',
    edge: 'Pieces at the edge',
    crossroads: 'Crossroads',
    common: 'How rare, rarest first',
    kinds: 'Pieces used',
  },
  sortPlace: (piece: string) => `Where ${piece} lies`,
  sortMany: (piece: string) => `How many ${piece}`,
  only: 'Only',
  any: 'All of these',
  row: (name: string, solutions: number) => `${name} · ${number(solutions)}`,
  figures: {
    edge: (pieces: number) => `${count(pieces, 'piece')} at the edge`,
    crossroads: (points: number) =>
      points === 0 ? 'no crossroads' : `${number(points)} crossroads`,
    many: (pieces: number, piece: string) => `${number(pieces)} × ${piece}`,
    place: (place: number, piece: string) => `${piece} in place ${number(place)}`,
    unused: (piece: string) => `without ${piece}`,
  },
  features: featureNames,
  featureHints: {
    crossroads: 'A point around which each cell is of another piece',
    fault: 'A straight line from end to end that crosses no piece',
    'three-colours': 'Three colours for pieces, so that none of one colour share an edge',
    'three-colours-corners': 'Three colours for pieces, so that none of one colour share a corner',
    'three-colours-balanced': 'The same, with each colour for as many pieces',
    'three-colours-corners-balanced': 'The same, with each colour for as many pieces',
    flip: 'A part that can be turned or flipped in its place, for another solution',
    exchange: 'Two parts of one shape that can change places, for another solution',
    halves: 'The pieces make two parts of one shape',
    symmetry: 'Turned or flipped, the solution is itself',
  },
  more: 'More to ask',
  featureIs: (feature: Feature, isThere: boolean) =>
    `${isThere ? 'with' : 'without'}: ${featureNames[feature].toLowerCase()}`,
  either: 'with or without',
  with: 'with',
  without: 'without',
  once: 'Turns and flips once',
  fixed: (piece: string) => `${piece} lies as chosen`,
  forbidden: (piece: string) => `${piece} not as chosen`,
  remove: (condition: string) => `Remove: ${condition}`,
  goTo: 'Go to place',
  slider: 'Place in the list',
  said: (place: bigint, total: bigint) => `${number(place)} of ${number(total)}`,
  beyond: (total: bigint) => `A whole number from 1 to ${number(total)}.`,
  back: 'Back to the list',
  before: 'Previous',
  after: 'Next',
  images: (images: number) =>
    images === 1
      ? 'It is its own turned and flipped image.'
      : `Its ${number(images)} images, turned and flipped`,
  pieces: 'Pieces',
  piecesHint: 'Choose pieces, here or on the board, for what follows.',
  fix: 'Only solutions with these so',
  forbid: 'Only solutions without',
  play: 'Play it by hand from here',
  ask: 'Ask about all with these so',
  search: 'Search on from here',
  link: 'Link to this solution',
  save: 'Save',
  saveAs: 'Save as',
  asText: 'Text',
  saveBounds: (text: number, pictures: number) =>
    `From the place on show: as text up to ${number(text)} solutions, as a picture up to ${number(pictures)}.`,
  saving: (done: number, of: number) => `${number(done)} of ${number(of)} written`,
  saved: (solutions: number) => `${count(solutions, 'solution')} saved.`,
  cannotSave: 'The browser cannot make that file.',
};
