import type { LatticeId } from '../../../puzzle/lattices/index.ts';
import { gallery } from './gallery.ts';
import { all, count, number, ofWhich } from '../numbers.ts';

/** How many pieces any solution of a puzzle has, undefined where that is open, and how many cells they cover. */
interface Size {
  readonly pieces: number | undefined;
  readonly cells: number;
}

/** How many pieces lie, how many any solution has, undefined where that is open, and whether those are all there are. */
interface Reach {
  readonly laid: number;
  readonly of: number | undefined;
  readonly areAll: boolean;
}

/** Titles in large type while there are no controls. */
export const headline = {
  /** A search that begins, of a puzzle with so many unique solutions. */
  among: (unique: bigint) => (unique === 1n ? 'Only one solution' : `One of ${number(unique)}`),
  /** A search at full speed. */
  pace: (steps: number) => `${count(steps, 'step')} a second`,
  /** A search that begins, of a puzzle whose number of solutions is not known, or not told. */
  sized: ({ pieces, cells }: Size) =>
    pieces === undefined
      ? `${count(cells, 'cell')} to cover`
      : `${count(pieces, 'piece')} for ${count(cells, 'cell')}`,
  /** A search that has found all solutions. */
  allFound(solutions: bigint, unique = solutions): string {
    const found = `Finished: ${count(solutions, 'solution')}`;
    return unique === solutions ? found : `${found}, ${number(unique)} up to symmetry`;
  },
  /** A search with a solution on show. */
  solved: (steps: number) => `After ${count(steps, 'step')}`,
  /** A search that is over without a solution, of the puzzle or with a piece held in one way. */
  hopeless: (steps: number, isHeldSo: boolean) =>
    `No solution${isHeldSo ? ' with the piece held so' : ''} · ${count(steps, 'step')}`,
  /** How many pieces lie at the end of that, as part of a line; proven if no solution is left for any of them. */
  fit({ laid, of, areAll }: Reach, isProven: boolean): string {
    const fit =
      laid === 0 ? 'no piece fits' : `${count(laid, 'piece')} ${laid === 1 ? 'fits' : 'fit'}`;
    if (of === undefined) return `here ${fit}`;
    // One less than all is the most there can be.
    const isMost = isProven && laid === of - 1;
    if (areAll && of === 1) return isMost ? 'it does not fit' : 'here it does not fit';
    if (areAll)
      return `${isMost ? 'at most' : 'here'} ${number(laid)} of ${count(of, 'piece')} fit`;
    const most = laid === 0 ? '' : 'at most ';
    return `${isMost ? most : 'here '}${fit}; ${number(of)} ${of === 1 ? 'is' : 'are'} needed`;
  },
  /** Why there is none, where no short proof tells it. */
  ruledOut: 'The search has ruled out every possibility.',
  /** A search that is left for the next puzzle, with the solutions found so far. */
  soFar: (solutions: number, steps: number) =>
    solutions === 0
      ? `No solution yet after ${count(steps, 'step')}`
      : `${count(solutions, 'solution')} so far, after ${count(steps, 'step')}`,
  /** The most pieces that lay at once, of those of any solution, as far as their number is known. */
  deepest: (pieces: number, of: number | undefined) =>
    `deepest: ${of === undefined ? count(pieces, 'piece') : `${number(pieces)} of ${count(of, 'piece')}`}`,
  race: (panes: number) => `${number(panes)} ways to do it, side by side`,
  divides: 'A puzzle makes itself',
  /** A board that is divided, so many of whose colours are one piece already; it goes on from the title. */
  divided: (whole: number, pieces: number) =>
    `Until each colour is one piece: ${number(whole)} of ${number(pieces)}`,
  /** The same at its end. */
  made: (pieces: number) => `A new puzzle of ${count(pieces, 'piece')}`,
  madeIn: (steps: number) => `After ${count(steps, 'step')} each colour is one piece`,
  /** So many solutions of a puzzle, one of several boards after another. */
  wall: (solutions: number, outOf: bigint | undefined) =>
    outOf === 1n
      ? 'The only solution'
      : outOf === BigInt(solutions)
        ? `All ${count(solutions, 'solution')}`
        : outOf === undefined
          ? `The first ${count(solutions, 'solution')}`
          : `${number(solutions)} of ${count(outOf, 'solution')}`,
  tiles: 'Dominoes at random, from the middle outwards',
  walks: 'From solution to solution, a few pieces at a time',
  tiled: 'Nearly all disorder lies inside a circle',
};

export const aztec = {
  title: (order: number) => `Aztec diamond of order ${order}`,
  seed: (seed: number) => `tiled at random, seed ${seed}`,
  dominoes: (dominoes: number) => count(dominoes, 'domino', 'dominoes'),
  done: 'disorder ends at about the arctic circle: in each corner, all dominoes lie alike',
  againHint: 'Tile it anew, with the next seed',
};

const asFound = 'each with the last solution found, turned and flipped now and then';

export const walk = {
  first: 'the first solution',
  lifted: (pieces: readonly string[]) => `taken off: ${all(pieces)}`,
  relaid: (pieces: readonly string[]) => `${count(pieces.length, 'piece')} re-laid: ${all(pieces)}`,
  seen: (solutions: number) => `${count(solutions, 'solution')} seen`,
  alone: (pieces: number) =>
    `no other solution was found by laying up to ${count(pieces, 'piece')} that touch anew`,
  over: (changes: number) => `the walk ends here, after ${count(changes, 'change')}`,
  seed: (seed: number) => `seed ${seed}`,
  againHint: 'Another walk, with the next seed',
};

export const wall = {
  solved: (lattice: LatticeId) =>
    `Solved here: boards of ${gallery.lattices[lattice].toLowerCase()}`,
  allSolved: `all that were solved in this browser, ${asFound}`,
  latest: (boards: number, all: number) =>
    `the ${number(boards)} solved last, of ${number(all)} in this browser, ${asFound}`,
  none: 'none has been solved in this browser yet',
  all: (solutions: number, unique: boolean) =>
    `all ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  first: (solutions: number, unique: boolean) =>
    `the first ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  spread: (hung: number, solutions: bigint, unique: boolean) =>
    `${number(hung)} spread over all ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  noSolution: 'it has no solution',
  noneFound: (steps: number) => `no solution was found within ${count(steps, 'step')}`,
  atOnce: (solutions: string, boards: number) => `${solutions}, ${number(boards)} at a time`,
  seen: (seen: number, all: number) => `${number(seen)} of ${number(all)} seen`,
  /** The puzzle whose solutions are on show, which of them, and how many have been, if that is not all. */
  of: (title: string, unique: boolean, seen: string | undefined) =>
    [title, ofWhich(unique), ...(seen === undefined ? [] : [seen])].join('\u00a0· '),
};

export const screens = {
  title: 'Several screens',
  hint: 'A window on each screen, side by side. The browser will ask whether this page may manage windows on all your displays: that is how it learns where they are. Leaving fullscreen here ends it.',
  byHand:
    'This browser does not let a page place its windows. Open one on each screen yourself, from the left: the address of the first ends in ?screen=1/2, that of the second in ?screen=2/2.',
  one: 'One picture across all screens',
  each: 'A picture on each screen',
  refused: 'The browser did not allow this page to see your screens.',
  single: 'There is only one screen.',
  blocked:
    'The browser blocked the windows for the other screens. Allow this page to open pop-ups, then try again.',
};
