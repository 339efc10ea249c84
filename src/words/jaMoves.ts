import type { MovesWords } from './enMoves.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese of ways to move through a search. */
export const jaMoves: MovesWords = {
  title: '移動…',
  hint: '解、行き止まり、マスが埋まる場面、ピースを置く場面、枝刈りの場面へ移る',
  over: { ahead: 'この枝をとばす', back: '枝の始まりへ戻る' },
  overHint: {
    ahead: '今置いたピースから先をすべてとばす（ほかでは次の場面へ）',
    back: 'そのピースを置いた場面へ戻る（ほかでは前の場面へ）',
  },
  out: 'この枝を出る',
  outHint: '探索がこの枝から戻るところまで進む',
  goal: {
    deadEnd: { ahead: '次の行き止まり', back: '前の行き止まり' },
    cell: { ahead: 'マスが埋まるまで…', back: 'マスが埋まった場面へ戻る…' },
    piece: { ahead: 'ピースを置くまで…', back: 'ピースを置いた場面へ戻る…' },
    refusal: { ahead: '次の枝刈り', back: '前の枝刈り' },
  },
  point: {
    cell: {
      ahead: 'どのマスですか。埋まるところまで進みます。',
      back: 'どのマスですか。埋まったところまで戻ります。',
    },
    piece: {
      ahead: 'どのピースですか。置くところまで進みます。',
      back: 'どのピースですか。置いたところまで戻ります。',
    },
  },
  looking: {
    solution: () => '解を探しています…',
    deadEnd: () => '行き止まりを探しています…',
    cell: (name) => `${name}が埋まる場面を探しています…`,
    piece: (name) => `${name}を置く場面を探しています…`,
    refusal: () => '枝刈りを探しています…',
    branch: () => 'この枝の端を探しています…',
  },
  lookedTo: (step) => `${number(step)}手目`,
  none: {
    solution: {
      ahead: () => 'この先に解はありません。',
      back: () => 'これより前に解はありません。',
    },
    deadEnd: {
      ahead: () => 'この先に行き止まりはありません。',
      back: () => 'これより前に行き止まりはありません。',
    },
    cell: {
      ahead: (name) => `この先、${name}が新たに埋まることはありません。`,
      back: (name) => `これより前に${name}が埋まったことはありません。`,
    },
    piece: {
      ahead: (name) => `この先、${name}を置くことはありません。`,
      back: (name) => `これより前に${name}を置いたことはありません。`,
    },
    refusal: {
      ahead: () => 'この先に枝刈りはありません。',
      back: () => 'これより前に枝刈りはありません。',
    },
    branch: { ahead: () => 'この枝は終わりません。', back: () => 'この枝の始まりはありません。' },
  },
  stop: '探すのをやめる',
  leave: 'QRコードや黒い画面を閉じる、探すのをやめる',
};
