import { memorySize, portionIn, short } from '../../format.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import type { Noticed } from '../../sentences.ts';
import { ofWhich } from './figures.ts';
import { count, decimal, either, number } from '../numbers.ts';

const portion = portionIn('en', 1);

const solutions = (total: bigint): string =>
  total === 0n ? 'no solution' : total === 1n ? 'one solution' : count(total, 'solution');

/** Figures, and what keys do. */
export const ui = {
  placements: (choices: number) => count(choices, 'choice'),
  image: 'an image of an earlier solution',
  finished: (found: number, unique: boolean) =>
    found === 0
      ? 'Finished: there is no solution'
      : `Finished: ${count(found, 'solution')}, ${ofWhich(unique)}`,
  whatKeysDo: {
    start: 'Back to no option chosen',
    picture: 'A picture, a storyboard',
  },
} satisfies Overrides<Words['ui']>;

/** What the list of keys says. */
export const keyList = {
  byHand: { ways: 'Whether an option still fits' },
  atlas: { placements: 'Next option, or previous', nextPiece: 'Shares of the next option' },
  class: { focus: 'The items alone, or the panels' },
} satisfies Overrides<Words['keyList']>;

/** What is said where they are seen. */
export const atlasPage = {
  about: 'Each item shows which options cover it, by how many solutions',
  board: 'Items',
  full: (memory: number) => `All solutions take more than the ${memorySize(memory)} allowed here.`,
  step: (total: bigint | undefined, option: string, items: string, isFixed: boolean) =>
    `${total === undefined ? '…' : solutions(total)} ${isFixed ? 'with' : 'without'} option ${option} (${items})`,
  drop: (option: string, items: string, isFixed: boolean) =>
    `Drop the condition: ${isFixed ? 'with' : 'without'} option ${option} (${items})`,
  pointed: (option: string, items: string, of: bigint, total: bigint) =>
    `Option ${option} (${items}): in ${number(of)} of ${solutions(total)} (${portion(of, total)})`,
  pieces: 'Whose shares',
  nothingOn: (item: string, option: string) => `${item}: never by option ${option}`,
  cell: (item: string) => `Item ${item}`,
  piece: 'option',
  placement: 'option',
  never: (options: string) => `Never by: ${options}`,
  /** An option covers all of its items or none. */
  neverOn: (option: string, items: number) =>
    items === 0 ? `Option ${option} is in some solution.` : `Option ${option} is in no solution.`,
  how: 'Point at an item: the option that covers it most often. A click fixes it, another one forbids it.',
  numbersHint: 'The shares as numbers in the items, or without',
  nextPiece: 'Option',
  nextPieceHint: 'The shares of the next option, at last of all',
  issue(issue): string {
    if (issue.code === 'overlapping') {
      const [one, other] = issue.texts;
      return `“${short(one)}” and “${short(other)}” have an item in common; the second is left out.`;
    }
    if (issue.code === 'unknownPiece')
      return `The puzzle has no option “${short(issue.piece)}”; it is left out.`;
    return issue.code === 'unreadable'
      ? `“${short(issue.text)}” is no option and items such as “X 1,0 2,1”; it is left out.`
      : `“${short(issue.text)}” is no option with these items; it is left out.`;
  },
} satisfies Overrides<LateWords['atlas']>;

/** The browser of all solutions. */
export const solutionList = {
  full: () => 'There is not enough memory for all solutions of this puzzle.',
  tooMany: (solutions: bigint, most: number) =>
    `${count(solutions, 'solution')} are too many to be looked at one by one; ${number(most)} are not. Open a solution, and choose options that have to be in it.`,
  sorts: { kinds: 'Options chosen' },
  sortPlace: (option: string) => `Whether ${option} is chosen`,
  figures: {
    place: (_place: number, option: string) => `with ${option}`,
    unused: (option: string) => `without ${option}`,
  },
  featureHints: { symmetry: 'The solution is its own image' },
  once: 'Images once',
  fixed: (option: string) => `${option} chosen`,
  forbidden: (option: string) => `${option} not chosen`,
  images: (images: number) =>
    images === 1 ? 'It is its own image.' : `Its ${number(images)} images`,
  pieces: 'Options',
  piecesHint: 'Choose options, here or in the picture, for what follows.',
  fix: 'Only solutions with these',
  forbid: 'Only solutions without',
  ask: 'Ask about all with these options',
} satisfies Overrides<LateWords['solutionList']>;

const options = (value: number): string =>
  `${decimal(value)} ${decimal(value) === '1' ? 'option' : 'options'}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Races of searches. */
export const race = {
  leave: 'One search',
  placed: (choices: number) => (choices === 1 ? 'choice' : 'choices'),
  lastSolutions: (panes: number) =>
    panes === 1 ? 'Its last solution is on show.' : 'The last solution of each is on show.',
  figures: { placements: 'Choices', mostAt: 'No option left for' },
  chart: {
    nodes: 'Choices at each depth',
    placements: 'Choices',
    noticed: 'Mistakes noticed after, in options',
    inVain: 'Chosen in vain, by mistake depth',
    branching: 'Options chosen next, mean by depth',
    survivors: 'Partial covers that go on, by depth',
  },
  lag: {
    average: (mean: number, median: number) => `${options(mean)} (median ${decimal(median)})`,
    reasons: { nothing: 'no option fitted', leftOver: 'options left over' },
    tally: (panes) =>
      `Mistakes noticed: ${panes
        .map(([letter, mistakes, sinceOne]) =>
          sinceOne === undefined
            ? `${letter} ${mistakes}`
            : `${letter} ${mistakes}, one not yet (${count(sinceOne, 'choice')} so far)`,
        )
        .join(' · ')}`,
    alone: (mean: number) => `A mistake is noticed after ${options(mean)} on average`,
    only: (noticed: Noticed) =>
      `${capital(noticed.with)} a mistake is noticed after ${options(noticed.pieces)} on average`,
    two: (sooner: Noticed, later: Noticed) =>
      `${capital(sooner.with)} a mistake is noticed after ${options(sooner.pieces)} on average, ${later.with} after ${decimal(later.pieces)}`,
    many: (soonest: Noticed, latest: Noticed) =>
      `A mistake is noticed soonest ${soonest.with}, after ${options(soonest.pieces)} on average, and latest ${latest.with}, after ${decimal(latest.pieces)}`,
    same: (mean: number) =>
      `Wherever mistakes were noticed, that was after ${options(mean)} on average`,
    hopeless: 'There is no solution: all is in vain, and no single option is the mistake.',
    unknown:
      'Not known yet: which options were mistakes. Until then, numbers of mistakes, and in vain, are the least that they can be.',
  },
  heat: {
    title: 'Heat of the items',
    legend: {
      chosen: 'How often each item was next',
      cleared: 'How often each item was open again',
      covered: 'For how many steps each item was covered',
    },
    ends: { most: 'most of its search' },
    counts: {
      chosen: (times: number) => `next ${count(times, 'time')}`,
      cleared: (times: number) => `open again ${count(times, 'time')}`,
    },
    cell: (name: string, told: string) => `item ${name}: ${told}`,
    cells: (pane: string) => `Items of ${pane}`,
    gist: (step: number, ends: { least: number; most: number }, busiest: readonly string[]) =>
      `Up to step ${number(step)}, scale from ${number(ends.least)} to ${number(ends.most)}. Busiest items: ${busiest.join('; ')}.`,
  },
} satisfies Overrides<Words['race']>;

/** How to search. */
export const search = {
  pieces: 'Order of options',
  names: 'Options to try first',
  unknownNames: (unknown: readonly string[], known: string) =>
    `The puzzle has no option ${either(unknown)}; its options are: ${known}.`,
  unique: 'Count images of solutions once',
} satisfies Overrides<Words['search']>;

export const solvers = {
  backtrack: {
    about:
      'Covers item after item, and goes back where no option fits: easy to follow, and quick at every step.',
  },
  dlx: {
    about:
      'Takes the item that the fewest options are left for: Knuth’s Algorithm X, over sparse sets as in his Dancing Cells. As a rule it takes far fewer wrong decisions, though each step is more work. The order decides between equals.',
  },
} satisfies Overrides<Words['solvers']>;

/** Orders name rows and columns: items are numbered in the order of the text. */
export const orders = {
  'short-side': { about: 'The items row by row or column by column, whichever are fewer.' },
  rows: { about: 'The items in the order of the text, row by row.' },
  columns: { about: 'The items of the text column by column.' },
  fewest: {
    name: 'Fewest choices',
    about:
      'Always the item that the fewest options are left for: as a rule far fewer are chosen, though each step is more work.',
  },
  peel: { about: 'The items of a row or of a column of the text, whichever has fewer left.' },
  diagonal: { about: 'The items of the text along its diagonals.' },
  'diagonal-peel': { about: 'The items of the text along the shorter diagonals of what is left.' },
  'spiral-in': { about: 'The items of the text from its rim to its middle.' },
  'spiral-out': { about: 'The items of the text from its middle to its rim.' },
} satisfies Overrides<Words['orders']>;

export const rules = {
  islands: { name: 'Islands', about: 'Does nothing here: no item is beside another.' },
  parity: {
    name: 'Colours',
    about:
      'Colours the items as on a chessboard, and gives up where options that are left cannot cover as many of each colour as are open: seldom of use here.',
  },
  'dead-cells': {
    name: 'Dead items',
    about:
      'Gives up where no option is left for some item: as a rule it saves many choices, though it has to look long for it.',
  },
  repeats: {
    name: 'Repeats',
    about:
      'Gives up where the same items are open and the same options left as once before, when nothing came of it.',
  },
} satisfies Overrides<Words['rules']>;

/** A program that prints the search. */
export const program = {
  none: (order: string) =>
    `There is no program for the order “${order}”. Choose another one, such as rows, columns or fewest choices.`,
  about: 'It prints every option that this search chooses, and every solution, in the same order.',
  comments: {
    same: 'It chooses the options that the search chooses, in the same order.',
    rulesLeftOut: () =>
      'It leaves out the rules of the search: it may choose more options, and finds the same solutions.',
    countsImages: 'It counts images of solutions as well, which the search does not.',
    fixed: 'Options that are fixed, and their items, are left out.',
    board: {
      first: 'The items as (row, column), counted from 1, in the order in which they are covered.',
      fewestCell:
        'The items as (row, column), counted from 1, in the order that decides between equals.',
      fewestItem:
        'The items as (row, column), counted from 1, in the order that decides between equals.',
    },
    pieces: 'The options: the name, how many there are, and their items.',
    due: 'The options that must be chosen.',
    ways: 'Every option, listed with all that it covers.',
    inPlace: 'an option',
    fits: 'Whether the option is left, and all of its items are open.',
    search: {
      first: 'Tries every option for the first open item.',
      fewestCell: 'Tries every option for the open item that the fewest are left for.',
      fewestItem: 'Tries every option for the open item that the fewest are left for.',
    },
    labels: { placements: 'choices' },
  },
} satisfies Overrides<LateWords['program']>;

/** A comparison of orders. */
export const comparing = {
  about:
    'How many choices each order needs here, with each set of rules. It is counted, not timed, so it comes to the same on every machine.',
  until: 'Choices to',
  pieces: 'Order of options',
  givenHint: 'With the options as listed, only the order “At random” differs from seed to seed.',
  goals: { first: 'Choices to the first solution', all: 'Choices to all solutions' },
  piecesAs: (order: string) => `options ${order}`,
  noSolution: 'There is no solution: so many choices show it.',
  notInPuzzle: (puzzle: string, names: readonly string[]) =>
    `${puzzle} has no option ${either(names)}.`,
} satisfies Overrides<LateWords['comparing']>;
