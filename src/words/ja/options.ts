import type { Words } from '../dictionary.ts';
import { number } from './numbers.ts';

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
  stuck: ({ item }, names) =>
    `行き止まり：項目${names.item(item)}を覆う候補はもうありません。戻ります。`,
  exhausted: ({ item, ways, placement }, names) =>
    `項目${names.item(item)}で選べる候補は${ways === 1 ? '1個だけで、もう試しました' : `${number(ways)}個すべて試しました`}。さらに戻り、候補${names.placed(placement)}をやめます。`,
  remove: ({ placement }, names) => `最後に選んだ候補${names.placed(placement)}をやめます。`,
};
