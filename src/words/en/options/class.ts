import type { Overrides, Words } from '../../dictionary.ts';
import { count, nth } from '../numbers.ts';

export const classroom = {
  grainHint: {
    places: 'Stop after every option chosen or dropped',
    'dead-ends': 'Stop only where nothing follows: at dead ends and solutions',
  },
  waysHint: 'How many options are left for each item',
  panelsHint: 'What is shown beside the items',
  focusHint: 'The items alone, then the panels alone, then the whole page again',
  pieces: 'Options',
  piece: (name: string, left: number) => `option ${name}: ${left === 0 ? 'chosen' : 'left'}`,
  lost: (happens: string, name: string): string =>
    `${happens} But no option is left for ${name}, so nothing can come of this.`,
  lostBy: (name: string, order: number | undefined, ago: number | undefined): string => {
    const option = `option ${name}${order === undefined ? '' : `, the ${nth(order)} one chosen`}`;
    if (ago === undefined) return `Lost since ${option}.`;
    return `Lost since ${option}, ${ago === 0 ? 'just now' : `${count(ago, 'step')} ago`}.`;
  },
  waysOfPiece: (name: string, ways: number): string =>
    ways > 0 ? `Option ${name} can still be chosen.` : `Option ${name} cannot be chosen now.`,
  cells: 'Item by item',
  openCell: (name, { ways, isNext, isRefused }) =>
    [
      `item ${name}: not covered`,
      ...(isNext ? ['next'] : []),
      ...(isRefused ? ['cannot be covered'] : []),
      ...(ways === undefined ? [] : [`${count(ways, 'option')} left`]),
    ].join(', '),
  coveredCell: (name, option, order, part) => {
    const chosen = `item ${name}: option ${option}, the ${nth(order)} one chosen`;
    if (part === undefined) return chosen;
    return `${chosen}, ${part === 'mistake' ? 'since which it is lost' : 'in vain'}`;
  },
  fixedCell: (name: string, option: string) =>
    `item ${name}: option ${option}, chosen from the start`,
} satisfies Overrides<Words['classroom']>;

export const moves = {
  hint: 'Go to a solution, a dead end, a mistake, an item that is covered, an option that is chosen, a rule that prunes',
  goal: {
    cell: { ahead: 'Until an item is covered …', back: 'Item covered earlier …' },
    piece: { ahead: 'Until an option is chosen …', back: 'Option chosen earlier …' },
    mistake: { ahead: 'Until the mistake is dropped', back: 'Before the mistake' },
  },
  point: {
    cell: {
      ahead: 'Which item? The search goes on until it is covered.',
      back: 'Which item? The search goes back to where it was covered.',
    },
    piece: {
      ahead: 'Which option? The search goes on until it is chosen.',
      back: 'Which option? The search goes back to where it was chosen.',
    },
  },
  looking: {
    cell: (item: string) => `Looking for the moment at which item ${item} is covered …`,
    piece: (option: string) => `Looking for the moment at which option ${option} is chosen …`,
  },
  none: {
    cell: {
      ahead: (item: string) => `From here on, item ${item} is never covered anew.`,
      back: (item: string) => `Before this, item ${item} was never covered.`,
    },
    piece: {
      ahead: (option: string) => `From here on, option ${option} is never chosen again.`,
      back: (option: string) => `Before this, option ${option} was never chosen.`,
    },
    mistake: { ahead: () => 'The mistake is not dropped.' },
  },
  never: { hopeless: 'No option is the mistake: there is no solution.' },
} satisfies Overrides<Words['moves']>;
