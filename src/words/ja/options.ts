import type { LateWords, Words } from '../dictionary.ts';
import { number } from './numbers.ts';
import { optionStuck } from './optionReasons.ts';

export const optionCaptions: Words['optionCaptions'] = {
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
  full: ({ solution }) => `すべての項目を一度ずつ覆いました。${number(solution)}個目の解です。`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `項目${names.item(item)}を覆いました。これを含むほかの候補は消えます。`
      : `候補${names.item(item)}を選びました。もう一度は選べません。`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `項目${names.item(item)}がまた空きました。これを含むほかの候補が戻ります。`
      : `候補${names.item(item)}がまた選べます。`,
  stuck: ({ item }, names) => `${optionStuck(item, names)}戻ります。`,
  exhausted: ({ item, ways, placement }, names) =>
    `項目${names.item(item)}で選べる候補は${ways === 1 ? '1個だけで、もう試しました' : `${number(ways)}個すべて試しました`}。さらに戻り、候補${names.placed(placement)}をやめます。`,
  remove: ({ placement }, names) => `最後に選んだ候補${names.placed(placement)}をやめます。`,
};

const circles = '丸は選んだ候補、その下は次に選んだ候補です。';

export const optionSheets: LateWords['optionSheets'] = {
  cutOut: '項目と候補',
  scale: () => 'どの項目もちょうど1つの候補に含まれるように、候補を選びましょう。',
  inOrder: (options) =>
    `次に覆うのは、いつもまだ覆われていない最初の項目です。候補は${options.join('、')}の順に試します。`,
  fewest: '次に覆うのは、候補が最も少なく残っている項目です。',
  rows: (shown) =>
    `1行が1手です。候補を選ぶときは＋、やめるときは−。最初の${number(shown)}行は記入済みです。`,
  none: (options) => `候補${number(options)}個は選べません。`,
  treePart: {
    whole: circles,
    levels: `${circles}三角は、その枝で選んだ候補全部をまとめたものです。下の数は選んだ回数です。`,
    steps: `${circles}表の最後の手までの木です。`,
    later: `${circles}表の始めに選んである候補と、表の中で選ぶ候補だけの木です。`,
  },
  fillIn: '丸の中に候補の名前を書きましょう。行き止まりの下には×を、解には◇をかきましょう。',
};
