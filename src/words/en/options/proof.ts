import type { Counted, Tally } from '../../../teach/weighting/account.ts';
import type { Overrides, Words } from '../../dictionary.ts';
import { count, number } from '../numbers.ts';

/** What is counted, with its number, as a sentence begins. */
const have: Readonly<Record<Counted, (sum: number) => string>> = {
  cells: (sum) => `${count(sum, 'item')} ${sum === 1 ? 'is' : 'are'} to be covered`,
  marked: (sum) => `${count(sum, 'item')} ${sum === 1 ? 'is' : 'are'} marked`,
  figures: (sum) => `The figures of the items add up to ${number(sum)}`,
};

const ofThem: Readonly<Record<Counted, string>> = {
  cells: 'items',
  marked: 'marked items',
  figures: 'of the figures',
};

const whoOf = ({ copies, names }: Tally): string =>
  names.length > 0
    ? names.map((name) => `“${name}”`).join(names.length > 2 ? ', ' : ' and ')
    : count(copies, 'option');

/** How much some options cover each, or leave, as of one and of several, then all others. */
function each(
  tallies: readonly Tally[],
  hasOthers: boolean,
  nothing: string,
  [one, many] = ['covers', 'cover'],
): string {
  const some = tallies.map((tally) => {
    const amount = number(tally.weight);
    return tally.copies === 1
      ? `${whoOf(tally)} ${one} ${amount}`
      : `${whoOf(tally)} ${many} ${amount} each`;
  });
  const others = some.length > 0 ? 'all others' : 'all options';
  return [...some, ...(hasOthers ? [`${others} ${nothing}`] : [])].join(', ');
}

/** How many options cover an odd number of what is counted, and that all others cover an even one. */
function oddOptions(odd: Tally | undefined, hasOthers: boolean, what: string): string {
  if (!odd) return `each option covers an even number of ${what}`;
  const covers = odd.copies === 1 ? 'covers' : 'cover';
  const others = hasOthers ? ', all others an even number' : '';
  return `${whoOf(odd)} ${covers} an odd number of ${what}${odd.copies === 1 ? '' : ' each'}${others}`;
}

const oddOrEven = (value: number): string => (Math.abs(value % 2) === 1 ? 'odd' : 'even');

/** Why no options cover all items, by weights of the items: an option covers the same of them always. */
export const proof = {
  each: 'Each option covers',
  reasons: {
    fitsNowhere: ({ names: [name, ...others] }) =>
      others.length > 0
        ? `None of the ${others.length + 1} options that are left can be chosen.`
        : `Option “${name}” cannot be chosen.`,
    uncovered: ({ cells }) =>
      cells === 1
        ? 'No option that is left covers the marked item.'
        : `No option that is left covers any of the ${number(cells)} marked items.`,
    sum: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}. But the options cover ${number(pieces)} ${ofThem[counted]}: ${each(tallies, hasOthers, 'none')}.`,
    parity: ({ counted, board, pieces, tallies: [odd], hasOthers }) =>
      `${have[counted](board)}, an ${oddOrEven(board)} number. But ${oddOptions(odd, hasOthers, ofThem[counted])}: together an ${oddOrEven(pieces)} number.`,
    remainder({ counted, board, pieces, rest, modulus, tallies, hasOthers }) {
      const said = each(tallies, hasOthers, number(0), ['leaves', 'leave']);
      return `${have[counted](board)}: divided by ${modulus}, that leaves ${rest}. The remainders of what the options cover: ${said}. Together that leaves ${pieces}.`;
    },
    atMost: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}. But the options cover at most ${number(pieces)} ${ofThem[counted]}: ${each(tallies, hasOthers, 'none')}.`,
    atLeast: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}, and no more. But the options cover at least ${number(pieces)} ${ofThem[counted]}: ${each(tallies, hasOthers, 'none')}.`,
  },
  inShort({ account }) {
    const { kind } = account;
    if (kind === 'fitsNowhere')
      return account.names.length === 1
        ? `Option “${account.names[0]}” cannot be chosen.`
        : undefined;
    if (kind === 'uncovered')
      return `${account.cells === 1 ? 'One item' : count(account.cells, 'item')} can be covered by no option.`;
    if (kind === 'remainder' || account.counted === 'figures') return undefined;
    const options = number(account.pieces);
    const amount = {
      sum: `The options always cover ${options}`,
      parity: `The options always cover an ${oddOrEven(account.pieces)} number`,
      atMost: `The options cover at most ${options}`,
      atLeast: `The options cover at least ${options}`,
    }[kind];
    const items = `${account.counted === 'cells' ? '' : 'Marked: '}${count(account.board, 'item')}`;
    return `${items}. ${amount}.`;
  },
  coloured: {
    square: (reason: string) => `Items of one colour of a chessboard are marked. ${reason}`,
    triangle: (reason: string) => `Items drawn as triangles of one direction are marked. ${reason}`,
  },
  none: 'No marks on the items show that there is no solution: there may be one, or it takes a search.',
  searched: (choices: number) =>
    `There is no solution: ${count(choices, 'choice')} searched through. No marks on the items show it.`,
} satisfies Overrides<Words['proof']>;
