import type { ByTag, Sentences } from '../../sentences.ts';
import type {
  Account,
  Comparison,
  Counted,
  Proof,
  Tally,
} from '../../../teach/weighting/account.ts';
import type { Relation } from '../../../teach/weighting/weighting.ts';
import { count, number } from '../numbers.ts';

/** What is on the board, with its number, as a sentence begins. */
const have: Readonly<Record<Counted, (sum: number) => string>> = {
  cells: (sum) => `${count(sum, 'cell')} ${sum === 1 ? 'is' : 'are'} to be covered`,
  marked: (sum) => `${count(sum, 'cell')} ${sum === 1 ? 'is' : 'are'} marked`,
  figures: (sum) => `The figures on the board add up to ${number(sum)}`,
};

const ofThem: Readonly<Record<Counted, string>> = {
  cells: 'cells',
  marked: 'marked cells',
  figures: 'of the figures',
};

const quoted = (names: readonly string[]): string =>
  names.map((name) => `“${name}”`).join(names.length > 2 ? ', ' : ' and ');

/** How much some pieces cover each, or leave, as of one and of several, then all others. */
function each(
  tallies: readonly Tally[],
  hasOthers: boolean,
  nothing: string,
  [one, many] = ['covers', 'cover'],
): string {
  const some = tallies.map(({ copies, weight, names }) => {
    const who = names.length > 0 ? quoted(names) : count(copies, 'piece');
    const amount = number(weight);
    return copies === 1 ? `${who} ${one} ${amount}` : `${who} ${many} ${amount} each`;
  });
  const others = some.length > 0 ? 'all others' : 'all pieces';
  return [...some, ...(hasOthers ? [`${others} ${nothing}`] : [])].join(', ');
}

/** How many pieces cover an odd number of what is counted, and that all others cover an even one. */
function oddPieces(odd: Tally | undefined, hasOthers: boolean, what: string): string {
  if (!odd) return `each piece covers an even number of ${what}`;
  const { copies, names } = odd;
  if (!hasOthers && copies > 1)
    return `each of the ${number(copies)} pieces covers an odd number of ${what}`;
  const who = names.length > 0 ? quoted(names) : count(copies, 'piece');
  const covers = copies === 1 ? 'covers' : 'cover';
  const others = hasOthers ? ', all others an even number' : '';
  return `${who} ${covers} an odd number of ${what}${copies === 1 ? '' : ' each'}${others}`;
}

const oddOrEven = (value: number): string => (Math.abs(value % 2) === 1 ? 'odd' : 'even');

const reasons: Sentences<ByTag<'kind', Account>> = {
  fitsNowhere: ({ names: [name, ...others] }) =>
    others.length > 0
      ? `None of the ${others.length + 1} pieces that are left fits anywhere.`
      : `“${name}” fits nowhere.`,
  uncovered: ({ cells }) =>
    cells === 1
      ? 'No piece that is left fits on the marked cell.'
      : `No piece that is left fits on any of the ${number(cells)} marked cells.`,
  sum: ({ counted, board, pieces, tallies, hasOthers }) =>
    `${have[counted](board)}. But the pieces cover ${number(pieces)} ${ofThem[counted]}, wherever they lie: ${each(tallies, hasOthers, 'none')}.`,
  parity: ({ counted, board, pieces, tallies: [odd], hasOthers }) =>
    `${have[counted](board)}, an ${oddOrEven(board)} number. But wherever ${odd && odd.copies > 1 ? 'they lie' : 'it lies'}, ${oddPieces(odd, hasOthers, ofThem[counted])}: together an ${oddOrEven(pieces)} number.`,
  remainder({ counted, board, pieces, rest, modulus, tallies, hasOthers }) {
    const said = each(tallies, hasOthers, number(0), ['leaves', 'leave']);
    return `${have[counted](board)}: divided by ${modulus}, that leaves ${rest}. What each piece covers leaves the same wherever it lies: ${said}. Together that leaves ${pieces}.`;
  },
  atMost: ({ counted, board, pieces, tallies, hasOthers }) =>
    `${have[counted](board)}. But the pieces cover at most ${number(pieces)} ${ofThem[counted]}: ${each(tallies, hasOthers, 'none')}.`,
  atLeast: ({ counted, board, pieces, tallies, hasOthers }) =>
    `${have[counted](board)}, and no more. But the pieces cover at least ${number(pieces)} ${ofThem[counted]}: ${each(tallies, hasOthers, 'none')}.`,
};

/** The cells that are counted, where some are marked. */
const seen = ({ board, counted }: Comparison, colours: Proof['colours']): string => {
  if (colours === 'square') return `Marked: ${count(board, 'cell')} of one chessboard colour`;
  if (colours === 'triangle') return `Marked: ${count(board, 'triangle')} that point one way`;
  return `${counted === 'cells' ? '' : 'Marked: '}${count(board, 'cell')}`;
};

/** Why there is no solution, beside a board with the marks, in two short sentences; undefined if that takes more. */
function inShort({ account, colours }: Pick<Proof, 'account' | 'colours'>): string | undefined {
  const { kind } = account;
  if (kind === 'fitsNowhere')
    return account.names.length === 1 ? `${quoted(account.names)} fits nowhere.` : undefined;
  if (kind === 'uncovered')
    return `${account.cells === 1 ? 'One cell' : count(account.cells, 'cell')} can be covered by no piece.`;
  if (kind === 'remainder' || account.counted === 'figures') return undefined;
  const pieces = number(account.pieces);
  const amount = {
    sum: isOneEach(account)
      ? `Each of the ${pieces} pieces covers just one`
      : `The pieces always cover ${pieces}`,
    parity: `The pieces always cover an ${oddOrEven(account.pieces)} number`,
    atMost: isOneEach(account)
      ? `Each of the ${pieces} pieces covers at most one`
      : `The pieces cover at most ${pieces}`,
    atLeast: `The pieces cover at least ${pieces}`,
  }[kind];
  return `${seen(account, colours)}. ${amount}.`;
}

/** Whether each piece covers one, or at most one, of what is counted. */
const isOneEach = ({ pieces, tallies: [first], hasOthers }: Comparison): boolean =>
  !hasOthers && first?.weight === 1 && first.copies === pieces && pieces > 1;

/** Why there is no solution, by weights of the cells. */
export const proof = {
  title: 'Proof by marks',
  /** What a piece covers of the marks, or of the figures. */
  covers: (relation: Relation, modulus: number, amount: number) =>
    modulus === 2
      ? oddOrEven(amount)
      : modulus > 0
        ? `${number(amount)} (mod ${modulus})`
        : relation === 'equal'
          ? number(amount)
          : `${relation === 'atMost' ? '≤' : '≥'} ${number(amount)}`,
  each: 'Each piece covers',
  reasons,
  inShort,
  coloured: {
    square: (reason: string) => `Cells of one colour of a chessboard are marked. ${reason}`,
    triangle: (reason: string) => `Triangles that point the same way are marked. ${reason}`,
  },
  figure: (weight: number) => number(weight),
  none: 'No marks on the cells show that there is no solution: there may be one, or it takes a search.',
  looking: 'Marks are looked for while the search stands still.',
  refused: 'Marks cannot be looked for: this browser starts no worker that does so.',
  searched: (placements: number) =>
    `There is no solution: ${count(placements, 'placement')} searched through. No marks on the cells show it.`,
};
