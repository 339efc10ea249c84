import type { ComparisonWords } from './enComparison.ts';
import { number } from './jaNumbers.ts';
import { lazily } from './lazily.ts';

const atMostOne = { roundingMode: 'trunc' } as const;
const times = lazily(
  () => new Intl.NumberFormat('ja', { maximumSignificantDigits: 3, ...atMostOne }),
);
const percent = lazily(
  () =>
    new Intl.NumberFormat('ja', {
      style: 'percent',
      maximumSignificantDigits: 2,
      ...atMostOne,
    }),
);

const quoted = (name: string): string => `「${name}」`;
const listed = (names: readonly string[]): string => names.map(quoted).join('と');

const subjects = {
  placements: 'の置いた回数は',
  deadEnds: 'の行き止まりは',
  first: 'の最初の解までに置いた回数は',
  solutions: 'が数えた解は',
};
const units = { placements: '回', deadEnds: '回', first: '回', solutions: '個' };

/** What searches beside each other are called and come to, in Japanese. */
export const jaComparison: ComparisonWords = {
  piecesFirst: (names) => `${names}を先に`,
  seed: (seed) => `乱数の種${seed}`,
  unique: '同じ形の解は1回だけ',
  notUnique: 'すべての解',
  noRules: '規則なし',

  less: (measure, less, more, ratio, isExact) => {
    const begin = `${quoted(less)}${subjects[measure]}${quoted(more)}`;
    if (ratio === Infinity) return `${begin}に比べて限りなく少ないです。`;
    if (ratio < 2)
      return `${begin}より${percent().format(1 - 1 / ratio)}${isExact ? '' : '以上'}少なくなりました。`;
    return `${begin}の${times().format(ratio)}分の1${isExact ? '' : '以下'}でした。`;
  },
  same: (measure, names, value) =>
    value === Infinity
      ? `${listed(names)}はどれも解に至りませんでした。`
      : `${listed(names)}${subjects[measure]}どれも同じ${number(value)}${units[measure]}でした。`,
  open: (one, other) =>
    `${quoted(one)}と${quoted(other)}のどちらが少ないかは、途中で止めたのでわかりません。`,
  noSolution: '解はありません。すべて調べ終えました。',
  notDone: (name, placements) =>
    `${quoted(name)}は${number(placements)}回置いても終わりませんでした。`,
  alone: (name, placements) => `${quoted(name)}は${number(placements)}回置いて終わりました。`,
  soFar: (name, steps, solutions) =>
    `${quoted(name)}は${number(steps)}手で解${number(solutions)}個に至りました。`,
};
