import type { Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

export const classroom: Words['classroom'] = {
  title: '授業',
  whatKeyDoes: '探索を説明する・やめる',
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
  waysHint: '各マスと各ピースに残る置き方の数',
  lostSince: '解がなくなった時点',
  panelsHint: '盤面の横に表示するもの',
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
  figures: '探索の数値',
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
  lostBy: (name, order, ago) => {
    const piece = order === undefined ? name : `${name}（${number(order)}個目）`;
    if (ago === undefined) return `${piece}を置いてから、もう解はありません。`;
    return ago === 0
      ? `今置いた${piece}で、解がなくなりました。`
      : `${number(ago)}手前に置いた${piece}から、もう解はありません。`;
  },
  solvable: {
    asked: 'まだ解けるでしょうか…',
    yes: 'はい、まだ解けます。',
    no: 'いいえ、もう解けません。',
    unknown: 'まだ解けるかどうか、わかりませんでした。',
  },
  waysOfPiece: (name, ways) => `${name}の置き方は残り${number(ways)}通りです。`,
  hopeless: '解がないので、最初から見込みはありません。',
  cells: '盤面（マスごと）',
  openCell: (name, { ways, isNext, isRefused }) =>
    [
      `${name}：空き`,
      ...(isNext ? ['次に埋めるマス'] : []),
      ...(isRefused ? ['埋められない'] : []),
      ...(ways === undefined ? [] : [`残り${number(ways)}通り`]),
    ].join('、'),
  coveredCell: (name, piece, order, part) => {
    const placed = `${name}：${piece}（${number(order)}個目）`;
    if (part === undefined) return placed;
    return `${placed}、${part === 'mistake' ? 'ここから解がない' : '無駄'}`;
  },
  fixedCell: (name, piece) => `${name}：${piece}（最初からある）`,
  row: (row, cells) => `${number(row)}行目：${cells}`,
  board: (rows) => rows.join('、'),
};

export const moves: Words['moves'] = {
  title: '移動…',
  hint: '解、行き止まり、誤り、マスが埋まる場面、ピースを置く場面、枝刈りの場面へ移る',
  over: { ahead: 'この枝をとばす', back: '枝の始まりへ戻る' },
  out: 'この枝を出る',
  goal: {
    deadEnd: { ahead: '次の行き止まり', back: '前の行き止まり' },
    cell: { ahead: 'マスが埋まるまで…', back: 'マスが埋まった場面へ戻る…' },
    piece: { ahead: 'ピースを置くまで…', back: 'ピースを置いた場面へ戻る…' },
    mistake: { ahead: '誤りを外すまで', back: '誤りの直前へ戻る' },
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
    mistake: () => '誤りを探しています…',
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
    mistake: {
      ahead: () => 'この誤りは外されません。',
      back: () => '誤りは見つかりません。',
    },
    refusal: {
      ahead: () => 'この先に枝刈りはありません。',
      back: () => 'これより前に枝刈りはありません。',
    },
    branch: { ahead: () => 'この枝は終わりません。', back: () => 'この枝の始まりはありません。' },
  },
  never: {
    solvable: '誤りはありません。解が残っています。',
    hopeless: '解がないので、どのピースも誤りではありません。',
    unknown: '解が残っているかどうか、わかりませんでした。',
  },
  stop: '探すのをやめる',
};
