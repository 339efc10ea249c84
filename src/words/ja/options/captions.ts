import type { PieceRefused } from '../../../teach/moment/explanation.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

/** The reason why an option cannot cover an item: the form before a comma, and the form that ends a sentence. */
function obstacle(
  { piece, ways, leaving, overlapped }: PieceRefused,
  names: Names,
): readonly [continued: string, ended: string] {
  const option = `候補${names.piece(piece)}`;
  if (ways === 0) return [`${option}はこれを含まず`, `${option}はこれを含みません`];
  if (leaving > 0) return [`${option}はない項目を含み`, `${option}はない項目を含みます`];
  const shares = `${option}は候補${overlapped.map(names.piece).join('、')}と同じ項目を含み`;
  return [shares, `${shares}ます`];
}

export const reasons = {
  refused: ({ rule, cells, colours }, names) => {
    if (rule === 'dead-cells')
      return `項目${cells.slice(0, 3).map(names.cell).join('や')}を覆う候補はもうありません。`;
    if (rule === 'repeats')
      return '前にも同じ項目と同じ候補が残り、そこからは解がありませんでした。';
    const open = colours.map(({ length }) => number(length)).join('と');
    return `市松模様に塗ると、残りの項目は${open}個。残りの候補ではこの数ずつ覆えません。`;
  },
  leftover: ({ pieces }, names) =>
    `すべての項目を覆いましたが、選ぶべき候補${pieces.map(names.piece).join('、')}が余りました。`,
  stuck: ({ item }, names) =>
    names.isCell(item)
      ? `行き止まり：項目${names.item(item)}を覆う候補はもうありません。`
      : `行き止まり：候補${names.item(item)}はもう選べません。`,
} satisfies Overrides<Words['reasons']>;

export const captions = {
  next: ({ item, ways, isFewest }, names) => {
    const name = names.item(item);
    if (isFewest && ways === 0) return `項目${name}の候補はもうありません。`;
    if (isFewest && ways === 1) return `項目${name}の候補は1個だけ。これで決まりです。`;
    if (isFewest) return `候補が最も少ないのは項目${name}：${number(ways)}個。`;
    return `次は項目${name}。まだ覆われていない最初の項目です。`;
  },
  again: ({ item, tried, ways }, names) =>
    `項目${names.item(item)}に戻りました。選べる候補${number(ways)}個のうち${number(tried)}個は試したので、次を試します。`,
  try: ({ placement, isUsedUp, overlapped }, names) =>
    isUsedUp
      ? `候補${names.placed(placement)}はもう選びました。`
      : `候補${names.placed(placement)}は、選んだ候補${overlapped.map(names.placed).join('、')}と同じ項目を含みます。`,
  place: ({ placement, depth }, names) =>
    `候補${names.placed(placement)}を選びます。${number(depth)}個目です。`,
  refused: (explanation, names) => `${reasons.refused(explanation, names)}戻ります。`,
  full: ({ solution }) => `すべての項目を一度ずつ覆いました。${number(solution)}個目の解です。`,
  image: ({ solution }) => {
    const which = solution === undefined ? '前の解' : `${number(solution)}個目の解`;
    return `すべての項目を覆いましたが、${which}と対称なので、数えません。`;
  },
  leftover: (explanation, names) => `${reasons.leftover(explanation, names)}戻ります。`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `項目${names.item(item)}を覆いました。これを含むほかの候補は消えます。`
      : `候補${names.item(item)}を選びました。もう一度は選べません。`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `項目${names.item(item)}がまた空きました。これを含むほかの候補が戻ります。`
      : `候補${names.item(item)}がまた選べます。`,
  stuck: (explanation, names) => `${reasons.stuck(explanation, names)}戻ります。`,
  exhausted: ({ item, ways, placement }, names) =>
    `項目${names.item(item)}で選べる候補は${ways === 1 ? '1個だけで、もう試しました' : `${number(ways)}個すべて試しました`}。さらに戻り、候補${names.placed(placement)}をやめます。`,
  remove: ({ placement }, names) => `最後に選んだ候補${names.placed(placement)}をやめます。`,
  end: ({ solutions, placements }) =>
    solutions > 0
      ? `すべて調べました：解${number(solutions)}個、選んだ回数${number(placements)}回。`
      : `${number(placements)}回選んですべて調べ、解はありませんでした。これが、解がないことの証明です。`,
} satisfies Overrides<Words['captions']>;

export const whyNot: Words['whyNot'] = (refused, names) =>
  refused
    .map((one, at) => obstacle(one, names)[at === refused.length - 1 ? 1 : 0])
    .join('、')
    .concat(refused.length === 0 ? '' : '。');

const circles = '丸は選んだ候補、その下は次に選んだ候補です。';

export const sheets = {
  cutOut: '項目と候補',
  scale: () => 'どの項目もちょうど1つの候補に含まれるように、候補を選びましょう。',
  inOrder: (options: readonly string[]) =>
    `次に覆うのは、いつもまだ覆われていない最初の項目です。候補は${options.join('、')}の順に試します。`,
  fewest: '次に覆うのは、候補が最も少なく残っている項目です。',
  rows: (shown: number) =>
    `1行が1手です。候補を選ぶときは＋、やめるときは−。最初の${number(shown)}行は記入済みです。`,
  column: { tried: '試した候補', why: '選べない理由', board: '選んだ候補' },
  none: (options: number) => `候補${number(options)}個は選べません。`,
  treePart: {
    whole: circles,
    levels: `${circles}三角は、その枝で選んだ候補全部をまとめたものです。下の数は選んだ回数です。`,
    steps: `${circles}表の最後の手までの木です。`,
    later: `${circles}表の始めに選んである候補と、表の中で選ぶ候補だけの木です。`,
  },
  fillIn: '丸の中に候補の名前を書きましょう。行き止まりの下には×を、解には◇をかきましょう。',
} satisfies Overrides<LateWords['sheets']>;
