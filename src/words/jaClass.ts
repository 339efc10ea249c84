import type { ClassWords } from './enClass.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese where a search is explained, apart from its moments. */
export const jaClass: ClassWords = {
  title: '授業',
  whatKeyDoes: '探索を一場面ずつ説明する・やめる',

  grains: '止まる場面',
  grain: { places: '一手', tries: '試行', 'dead-ends': '行き止まり' },
  grainHint: {
    places: 'ピースを置くか外すたびに止まる',
    tries: '試すたびに止まる',
    'dead-ends': '先のないところ（行き止まりと、すべて埋まった盤面）でだけ止まる',
  },
  onHint: '次の場面へ',
  backHint: '前の場面へ',
  ways: '残りの通り数',
  panelsHint: '盤面の横に表示するもの',
  waysHint: '各マスと各ピースに残る置き方の数',
  code: 'QRコード',
  codeTooLong: '自作のパズルを含むアドレスが長すぎるため、QRコードにできません。',
  codeHint: 'この場面へのQRコードを出す・しまう',
  more: 'その他',
  noWords: '言葉なし',
  noWordsHint: '言葉と印をすべて隠す・戻す',
  focus: '拡大',
  focusHint: '盤面だけ、パネルだけ、全体の順に切り替える',
  blank: '暗転',
  blankHint: '画面を黒くする・戻す',
  pace: (pace) => `毎秒${pace}場面`,

  caption: '説明',
  odometer: '各段で、合わないものも含めた候補の何番目か。続いて、調べ終えた探索木の割合',
  branch: (tried, listed) => `${number(tried)}/${number(listed)}`,
  pieces: 'ピース',
  piece: (name, left, copies) => {
    if (left === 0) return `${name}：使用済み`;
    return copies === 1 ? `${name}：未使用` : `${name}：残り${number(left)}個`;
  },
  copies: (left) => (Number.isFinite(left) ? `×${number(left)}` : '×∞'),
  waysOf: (ways) => `残り${number(ways)}通り`,
  lost: (happens, name) =>
    `${happens}ただし、${name}の置き方はもう残っていないので、この先に解はありません。`,
  cells: '盤面（マスごと）',
  openCell: (name, { ways, isNext, isRefused }) =>
    [
      `${name}：空き`,
      ...(isNext ? ['次に埋めるマス'] : []),
      ...(isRefused ? ['埋められない'] : []),
      ...(ways === undefined ? [] : [`残り${number(ways)}通り`]),
    ].join('、'),
  coveredCell: (name, piece, order) => `${name}：${piece}（${number(order)}個目）`,
  row: (row, cells) => `${number(row)}行目：${cells}`,
  board: (rows) => rows.join('、'),
};
