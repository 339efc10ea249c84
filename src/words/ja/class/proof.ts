import type { Comparison, Counted, Proof, Tally } from '../../../teach/weighting/account.ts';
import type { Words } from '../../dictionary.ts';
import { number, quoted } from '../numbers.ts';

/** What is on the board, with its number, as a sentence begins. */
const have: Readonly<Record<Counted, (sum: number) => string>> = {
  cells: (sum) => `覆うマスは${number(sum)}個`,
  marked: (sum) => `印のあるマスは${number(sum)}個`,
  figures: (sum) => `盤面の数字の合計は${number(sum)}`,
};

const ofThem: Readonly<Record<Counted, string>> = {
  cells: 'マス',
  marked: '印のあるマス',
  figures: '数字',
};

const whoOf = ({ copies, names }: Tally): string =>
  names.length > 0 ? quoted(names) : `${number(copies)}個のピース`;

/** Some pieces and how much each covers, then all others. */
function each(tallies: readonly Tally[], hasOthers: boolean): string {
  const some = tallies.map(
    (tally) => `${whoOf(tally)}は${number(tally.weight)}${tally.copies === 1 ? '' : 'ずつ'}`,
  );
  const others = some.length > 0 ? '残りは0' : 'どのピースも0';
  return [...some, ...(hasOthers ? [others] : [])].join('、');
}

const oddOrEven = (value: number): string => (Math.abs(value % 2) === 1 ? '奇数' : '偶数');

/** How many pieces cover an odd number of what is counted, and that all others cover an even one. */
function oddPieces(odd: Tally | undefined, hasOthers: boolean, what: string): string {
  if (!odd) return `どのピースも${what}を偶数個`;
  if (!hasOthers) return `${whoOf(odd)}は${what}を${odd.copies === 1 ? '' : 'それぞれ'}奇数個`;
  return `${whoOf(odd)}は${what}を${odd.copies === 1 ? '' : 'それぞれ'}奇数個、残りは偶数個`;
}

/** The cells that are counted, as one sees them without marks. */
const seen = ({ board, counted }: Comparison, colours: Proof['colours']): string => {
  if (colours === 'square') return `印は市松模様の一方の色のマス${number(board)}個`;
  if (colours === 'triangle') return `印は同じ向きの三角形${number(board)}個`;
  return counted === 'cells' ? `マスは全部で${number(board)}個` : `印は${number(board)}マス`;
};

/** Whether each piece covers one, or at most one, of what is counted. */
const isOneEach = ({ pieces, tallies: [first], hasOthers }: Comparison): boolean =>
  !hasOthers && first?.weight === 1 && first.copies === pieces && pieces > 1;

/** Why there is no solution, beside a board with the marks, in two short sentences; undefined if that takes more. */
const inShort: Words['proof']['inShort'] = ({ account, colours }) => {
  const { kind } = account;
  if (kind === 'fitsNowhere')
    return account.names.length === 1
      ? `${quoted(account.names)}の置ける場所がありません。`
      : undefined;
  if (kind === 'uncovered')
    return `どのピースでも覆えないマスが${number(account.cells)}個あります。`;
  if (kind === 'remainder' || account.counted === 'figures') return undefined;
  const pieces = number(account.pieces);
  const amount = {
    sum: isOneEach(account)
      ? `${pieces}個のピースが覆うのは1個ずつ`
      : `ピースが覆うのは必ず${pieces}個`,
    parity: `ピースが覆うのは必ず${oddOrEven(account.pieces)}個`,
    atMost: isOneEach(account)
      ? `${pieces}個のピースが覆えるのはそれぞれ最大1個`
      : `ピースが覆えるのは最大${pieces}個`,
    atLeast: `ピースが覆うのは少なくとも${pieces}個`,
  }[kind];
  return `${seen(account, colours)}です。${amount}です。`;
};

/** Why there is no solution, by weights of the cells. */
export const proof: Words['proof'] = {
  title: '印による証明',
  covers: (relation, modulus, amount) =>
    modulus === 2
      ? oddOrEven(amount)
      : modulus > 0
        ? `${modulus}で割った余り${number(amount)}`
        : relation === 'equal'
          ? number(amount)
          : `${number(amount)}${relation === 'atMost' ? '以下' : '以上'}`,
  each: '各ピースが覆う数',
  reasons: {
    fitsNowhere: ({ names: [name, ...others] }) =>
      others.length > 0
        ? `残りの${others.length + 1}種のピースは、どれもどこにも置けません。`
        : `「${name}」はどこにも置けません。`,
    uncovered: ({ cells }) =>
      cells === 1
        ? '印のあるマスを覆えるピースは残っていません。'
        : `印のある${number(cells)}マスを覆えるピースは残っていません。`,
    sum: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}ですが、ピースはどこに置いても、合わせて${ofThem[counted]}を${number(pieces)}個覆います。内訳：${each(tallies, hasOthers)}。`,
    parity: ({ counted, board, pieces, tallies: [odd], hasOthers }) =>
      `${have[counted](board)}で、${oddOrEven(board)}です。ところが、どこに置いても、${oddPieces(odd, hasOthers, ofThem[counted])}覆うので、合計は${oddOrEven(pieces)}になります。`,
    remainder: ({ counted, board, pieces, rest, modulus, tallies, hasOthers }) =>
      `${have[counted](board)}で、${modulus}で割ると余りは${rest}です。各ピースが覆う分の余りは、どこに置いても同じです（${each(tallies, hasOthers)}）。合計の余りは${pieces}になります。`,
    atMost: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}ですが、ピースで覆える${ofThem[counted]}は多くても${number(pieces)}個です。内訳：${each(tallies, hasOthers)}。`,
    atLeast: ({ counted, board, pieces, tallies, hasOthers }) =>
      `${have[counted](board)}だけですが、ピースは${ofThem[counted]}を少なくとも${number(pieces)}個覆います。内訳：${each(tallies, hasOthers)}。`,
  },
  inShort,
  coloured: {
    square: (reason) => `市松模様の一方の色のマスに印があります。${reason}`,
    triangle: (reason) => `同じ向きの三角形に印があります。${reason}`,
  },
  figure: (weight) => number(weight),
  none: 'マスの印では、解がないことはわかりません。解があるか、探索しないとわからないかです。',
  looking: '探索が止まっている間に、印を探します。',
  refused: '印を探せません。このブラウザーでは、そのためのワーカーを開始できません。',
  searched: (placements) =>
    `解はありません。${number(placements)}回置いて、すべて調べ終えました。マスの印ではわかりません。`,
};
