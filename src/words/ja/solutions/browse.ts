import type { LateWords, Words } from '../../dictionary.ts';
import { formatter } from '../../format.ts';
import { number } from '../numbers.ts';

const percent = formatter('ja', { style: 'percent', maximumFractionDigits: 0 });

const featureNames: LateWords['solutionList']['features'] = {
  crossroads: '十字路',
  fault: '断層線',
  'three-colours': '3色の塗り分け',
  'three-colours-corners': '3色の塗り分け（角も）',
  'three-colours-balanced': '3色の塗り分け（各色同数）',
  'three-colours-corners-balanced': '3色の塗り分け（角も、各色同数）',
  flip: '回転・裏返しできる部分',
  exchange: '入れ替えられる部分',
  halves: '合同な2つの半分',
  symmetry: '対称性',
};

/** What leads to the browser of all solutions. */
export const browsing: Words['browsing'] = {
  title: 'すべての解',
  button: '全解一覧',
  notLoaded: '解を読み込めませんでした。接続を確認して、もう一度お試しください。',
  hint: 'すべての解を見る：並べ替え、絞り込み、保存',
};

/** The browser of all solutions. */
export const solutionList: LateWords['solutionList'] = {
  opening: (share) => `すべての解を求めています・${percent(share)}`,
  looking: (share) => `解を一つずつ調べています・${percent(share)}`,
  stop: '中止',
  again: 'もう一度',
  stopped: '中止しました。',
  failed: '予期せず停止しました。',
  full: (cells, of) =>
    `このパズルのすべての解にはメモリーが足りません。${cells === undefined ? '途中の盤面を作る前に' : `途中の盤面が${number(of)}マスのうち${number(cells)}マスで`}メモリーを使い切りました。`,
  tooMany: (solutions, most) =>
    `${number(solutions)}個の解は多すぎて一つずつ調べられません（${number(most)}個まで）。先に解を開き、そこに置かれているべきピースを選んでください。`,
  noFigure: 'このパズルはそのようには並べ替えられません。',
  none: '当てはまる解はありません。',
  noneAtAll: 'この問題に解はありません。',
  walk: '解をめぐって歩く',
  all: (solutions) => `解${number(solutions)}個`,
  some: (chosen, solutions) => `解${number(solutions)}個のうち${number(chosen)}個`,
  list: '解の一覧',
  solution: (solution) => `解${number(solution)}`,
  place: (place) => `${number(place)}番目`,
  number: (solution) => number(solution),
  filter: '並べ替え・絞り込み・保存',
  sort: '並べ替え',
  sortedBy: (sort) => `並べ替え：${sort}`,
  sorts: {
    number: '番号',
    edge: '縁のピースの数',
    crossroads: '十字路の数',
    common: '珍しい順',
    kinds: '使うピース',
  },
  sortPlace: (piece) => `${piece}の場所`,
  sortMany: (piece) => `${piece}の数`,
  only: '絞り込み',
  any: 'すべて',
  row: (name, solutions) => `${name}・${number(solutions)}個`,
  figures: {
    edge: (pieces) => `縁に${number(pieces)}個`,
    crossroads: (points) => (points === 0 ? '十字路なし' : `十字路${number(points)}か所`),
    many: (pieces, piece) => `${piece}が${number(pieces)}個`,
    place: (place, piece) => `${piece}が場所${number(place)}`,
    unused: (piece) => `${piece}なし`,
  },
  features: featureNames,
  featureHints: {
    crossroads: 'まわりのマスがすべて別のピースである点',
    fault: 'ピースを横切らずに端から端まで通る直線',
    'three-colours': '同じ色のピースが辺で接しない3色の塗り分け',
    'three-colours-corners': '同じ色のピースが辺でも角でも接しない3色の塗り分け',
    'three-colours-balanced': '同じ塗り分けで、各色が同じ個数のもの',
    'three-colours-corners-balanced': '同じ塗り分けで、各色が同じ個数のもの',
    flip: 'その場で回転・裏返しすると別の解になる部分',
    exchange: '入れ替えると別の解になる同じ形の2つの部分',
    halves: 'ピースが同じ形の2つの部分に分かれる',
    symmetry: '回転・裏返しで変わらない解',
  },
  more: 'ほかの質問',
  featureIs: (feature, isThere) => `${featureNames[feature]}${isThere ? 'あり' : 'なし'}`,
  either: '問わない',
  with: 'あり',
  without: 'なし',
  once: '回転・裏返しは1個にまとめる',
  fixed: (piece) => `${piece}を選んだとおりに`,
  forbidden: (piece) => `${piece}を選んだとおり以外に`,
  remove: (condition) => `取り消す：${condition}`,
  goTo: '番目へ移動',
  slider: '一覧での位置',
  said: (place, total) => `${number(total)}個のうち${number(place)}番目`,
  beyond: (total) => `1から${number(total)}までの整数です。`,
  back: '一覧に戻る',
  before: '前へ',
  after: '次へ',
  images: (images) =>
    images === 1
      ? '回転・裏返ししても同じ解です。'
      : `回転・裏返しで同じになる解：${number(images)}個`,
  pieces: 'ピース',
  piecesHint: '下の操作の対象となるピースを、ここか盤面で選びます。',
  fix: '選んだピースがこの位置の解だけ',
  forbid: '選んだピースがこの位置でない解だけ',
  play: 'ここから手で解く',
  ask: 'これらを固定して解全体を調べる',
  search: 'ここから探索する',
  link: 'この解へのリンク',
  save: '保存',
  saveAs: '保存形式',
  asText: 'テキスト',
  saveBounds: (text, pictures) =>
    `表示中の位置から、テキストは${number(text)}個まで、画像は${number(pictures)}個までの解です。`,
  saving: (done, of) => `${number(of)}個のうち${number(done)}個を書き出しました`,
  saved: (solutions) => `${number(solutions)}個の解を保存しました。`,
  cannotSave: 'ブラウザーはそのファイルを作れません。',
};
