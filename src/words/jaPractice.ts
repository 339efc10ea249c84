import type { PracticeWords } from './enPractice.ts';

/** What is answered in Japanese to somebody who carries a search out by hand. */
export const jaPractice: PracticeWords = {
  name: '自分で探索',
  hint: '探索を自分の手で進める',
  asksItem: 'あなたの番です。次のマスはどこですか。それとも、ピースを外しますか。選んでください。',
  asksFewest:
    'あなたの番です。置き方が最も少ないのは、どのマスかピースですか。それとも、ピースを外しますか。選んでください。',
  asksPiece: (item) => `次は${item}です。どのピースを試しますか。盤面の下から選んでください。`,
  shows: (piece) => `この探索では、${piece}をこう置きます。`,
  asksWay: (piece) => `もう一度${piece}を選ぶと回ります。マスを選ぶかEnterで置きます。`,
  answers: {
    right: () => '正解です。',
    otherItem: ({ item }, names, isFewest) =>
      isFewest
        ? `そこではありません。${names.item(item)}のほうが置き方が少ないか、同じ数でも順番が先です。`
        : `そこではありません。先に${names.item(item)}が空いています。`,
    elsewhere: ({ item }, names) => `それでは、次に埋める${names.item(item)}が埋まりません。`,
    doesNotFit: () => 'そこには入りません。ほかのピースがあるか、もう使っています。',
    triedAlready: () => 'その置き方はここでもう試し、うまくいきませんでした。',
    notListed: () => 'この探索では、その向きは試しません。',
    tooEarly: ({ placement, isTurned }, names) =>
      isTurned
        ? `まだです。${names.placed(placement)}は、先に別の向きを試します。`
        : `まだです。先に${names.placed(placement)}を試します。`,
    someLeft: ({ placement }, names) =>
      `まだ外しません。試していない置き方があります：${names.placed(placement)}。`,
    notTheLast: ({ placement }, names) =>
      `外すのは、最後に置いた${names.placed(placement)}からです。`,
    goBack: () => 'ここで試せるものはもうありません。最後のピースを外します。',
    isOver: () => 'すべて調べ終わりました。',
  },
};
