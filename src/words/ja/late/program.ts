import type { LateWords } from '../../dictionary.ts';
import { rules } from '../search/search.ts';

const board = 'マス（行、列）。1から数え、候補の数が同じならこの順に選ぶ。';

export const program: LateWords['program'] = {
  title: 'この探索のプログラム',
  about: 'この探索が置くピースと見つける解を、すべて同じ順に表示するプログラムです。',
  language: '言語',
  text: (language) => `${language}のプログラム`,
  copy: 'コピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザーに許可されませんでした。テキストを選択できます。',
  save: 'ファイルに保存',
  none: (order) =>
    `「${order}」の順のプログラムはありません。「横に一段ずつ」「縦に一列ずつ」「候補の少ないマスから」など、ほかの順を選んでください。`,
  comments: {
    made: 'この探索のプログラム（Fitful が作成）',
    same: '探索と同じピースを、同じ順に置く。',
    rulesLeftOut: (ids) =>
      `探索の枝刈りの規則（${ids.map((id) => rules[id].name).join('、')}）は省いてあり、置く回数は増えることがあるが、解は同じ。`,
    countsImages: '探索と違い、回転・裏返しで同じになる解も数える。',
    held: '向きを限ったピースは、その向きだけを挙げてある。',
    fixed: '固定されたピースとそのマスは除いてある。',
    board: {
      first: 'マス（行、列）。1から数え、埋める順に並べてある。',
      fewestCell: board,
      fewestItem: board,
    },
    pieces: 'ピース：名前、個数、それぞれの向きのマス。',
    due: '使い切るピース。',
    ways: 'ピースのすべての置き方。覆うものごとに並べる。',
    kinds: 'ほかのマスは向きが違う',
    inPlace: '描かれた場所にだけ置ける',
    fits: 'ピースが残っていて、マスがすべて空いているか。',
    search: {
      first: '最初の空きマスの覆い方を、順にすべて試す。',
      fewestCell: '候補が最少の空きマスの覆い方を、順にすべて試す。',
      fewestItem: '候補が最少の空きマスまたはピースの置き方を、順にすべて試す。',
    },
    labels: { placements: '置いた回数', solution: '解', solutions: '解の数' },
  },
};
