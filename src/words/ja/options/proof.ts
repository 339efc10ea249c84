import type { Counted, Tally } from '../../../teach/weighting/account.ts';
import type { Overrides, Words } from '../../dictionary.ts';
import { number, quoted } from '../numbers.ts';

/** What is counted, with its number, as a sentence begins. */
const have: Readonly<Record<Counted, (sum: number) => string>> = {
  cells: (sum) => `覆う項目は${number(sum)}個`,
  marked: (sum) => `印のある項目は${number(sum)}個`,
  figures: (sum) => `項目の数字の合計は${number(sum)}`,
};

const ofThem: Readonly<Record<Counted, string>> = {
  cells: '項目',
  marked: '印のある項目',
  figures: '数字',
};

const whoOf = ({ copies, names }: Tally): string =>
  names.length > 0 ? quoted(names) : `${number(copies)}個の候補`;

/** Some options and how much each covers, then all others. */
function each(tallies: readonly Tally[], hasOthers: boolean): string {
  const some = tallies.map(
    (tally) => `${whoOf(tally)}は${number(tally.weight)}${tally.copies === 1 ? '' : 'ずつ'}`,
  );
  const others = some.length > 0 ? '残りは0' : 'どの候補も0';
  return [...some, ...(hasOthers ? [others] : [])].join('、');
}

const oddOrEven = (value: number): string => (Math.abs(value % 2) === 1 ? '奇数' : '偶数');

/** How many options cover an odd number of what is counted, and that all others cover an even one. */
function oddOptions(odd: Tally | undefined, hasOthers: boolean, what: string): string {
  if (!odd) return `どの候補も${what}を偶数個`;
  const own = `${whoOf(odd)}は${what}を${odd.copies === 1 ? '' : 'それぞれ'}奇数個`;
  return hasOthers ? `${own}、残りは偶数個` : own;
}

/** Why no options cover all items, by weights of the items. */
export const proof = {
  each: '各候補が覆う数',
  reasons: {
    fitsNowhere: ({ names: [name, ...others] }) =>
      others.length > 0
        ? `残りの${others.length + 1}個の候補は、どれも選べません。`
        : `候補「${name}」は選べません。`,
    uncovered: ({ cells }) =>
      cells === 1
        ? '印のある項目を覆う候補は残っていません。'
        : `印のある${number(cells)}個の項目を覆う候補は残っていません。`,
    sum: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}ですが、候補は合わせて${ofThem[counted]}を${number(pieces)}個覆います。内訳：${each(tallies, hasOthers)}。`,
    parity: ({ counted, board, pieces, tallies: [odd], hasOthers }) =>
      `${have[counted](board)}で、${oddOrEven(board)}です。ところが、${oddOptions(odd, hasOthers, ofThem[counted])}覆うので、合計は${oddOrEven(pieces)}になります。`,
    remainder: ({ counted, board, pieces, rest, modulus, tallies, hasOthers }) =>
      `${have[counted](board)}で、${modulus}で割ると余りは${rest}です。各候補が覆う分の余り：${each(tallies, hasOthers)}。合計の余りは${pieces}になります。`,
    atMost: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}ですが、候補で覆える${ofThem[counted]}は多くても${number(pieces)}個です。内訳：${each(tallies, hasOthers)}。`,
    atLeast: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}だけですが、候補は${ofThem[counted]}を少なくとも${number(pieces)}個覆います。内訳：${each(tallies, hasOthers)}。`,
  },
  inShort({ account }) {
    const { kind } = account;
    if (kind === 'fitsNowhere')
      return account.names.length === 1 ? `候補${quoted(account.names)}は選べません。` : undefined;
    if (kind === 'uncovered')
      return `どの候補でも覆えない項目が${number(account.cells)}個あります。`;
    if (kind === 'remainder' || account.counted === 'figures') return undefined;
    const options = number(account.pieces);
    const amount = {
      sum: `候補が覆うのは必ず${options}個`,
      parity: `候補が覆うのは必ず${oddOrEven(account.pieces)}個`,
      atMost: `候補が覆えるのは最大${options}個`,
      atLeast: `候補が覆うのは少なくとも${options}個`,
    }[kind];
    return `${account.counted === 'cells' ? '項目は全部で' : '印は項目'}${number(account.board)}個です。${amount}です。`;
  },
  coloured: {
    square: (reason: string) => `市松模様の一方の色の項目に印があります。${reason}`,
    triangle: (reason: string) => `同じ向きの三角形で描いた項目に印があります。${reason}`,
  },
  none: '項目の印では、解がないことはわかりません。解があるか、探索しないとわからないかです。',
  searched: (choices: number) =>
    `解はありません。${number(choices)}回選んで、すべて調べ終えました。項目の印ではわかりません。`,
} satisfies Overrides<Words['proof']>;
