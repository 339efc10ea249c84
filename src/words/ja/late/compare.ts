import { boundsIn } from '../../bounds.ts';
import type { LateWords } from '../../dictionary.ts';
import { formatter } from '../../format.ts';
import { number } from '../numbers.ts';

const percent = formatter('ja', { style: 'percent', maximumFractionDigits: 0 });

export const comparing: LateWords['comparing'] = {
  about:
    'この盤面で、それぞれの埋める順と規則の組み合わせが、ピースを何回置くことになるかを比べます。時間ではなく回数なので、どの機械でも同じ結果になります。',
  terms: '比べる内容',
  until: '数える範囲',
  untils: { first: '最初の解まで', all: 'すべての解まで' },
  orders: '埋める順',
  ruleSets: '規則の組み合わせ',
  noRules: '規則なし',
  allRules: 'すべての規則',
  pieces: 'ピースの順',
  seeds: '乱数の種の数',
  seedsHint:
    '種を変えてこの回数だけ探索し、その中央値を示します。偶然に左右されない探索は1回だけです。',
  givenHint: 'ピースの順が決まっていると、種で変わるのは「無作為に」埋める順だけです。',
  steps: '1回の探索の最大手数',
  run: '比べる',
  goOn: '続ける',
  stop: '中止',
  progress: (done, of, share) =>
    `探索${number(of)}回のうち${number(done)}回が終了・${percent(share)}`,
  failed: '予期せず止まりました。',
  over: 'すべての探索が終わりました。',
  stoppedNow: '止めました。終わった探索は残り、ほかは最初からになります。',
  order: '埋める順',
  sortBy: (column) => `並べ替え：${column}`,
  race: '競争',
  raceHint: '数を9つまで選ぶと、その探索を競争として見られます。',
  select: (order, rules) => `${order}、${rules}`,
  saveAs: '保存',
  cannotSave: 'ブラウザーがそのファイルを作れませんでした。',
  best: '確かに最も少ない',
  value: boundsIn(number),
  quartiles: (lower, upper) => `探索の半数：${lower}から${upper}まで`,
  runs: (done, of) => `${number(of)}回中${number(done)}回`,
  goals: { first: '最初の解までに置いた回数', all: 'すべての解までに置いた回数' },
  piecesAs: (pieces) => `ピースの順は ${pieces}`,
  medians: (seeds) => `種${number(seeds)}個の中央値`,
  inBrackets: 'かっこ内は四分位数',
  together: 'すべてのパズルの中央値',
  bestMark: '* 確かに最も少ない',
  boundMark: (steps) => `≥ ${number(steps)}手以内で打ち切ったので、少なくともこれだけ`,
  betweenMark: '– 打ち切った探索があるので、前の数以上、後の数以下',
  onceMark: '種を変えても変わらないところは探索1回で、四分位数はない',
  noSolution: '解はありません。これだけ置くとそれがわかります。',
  stopped: (done, of, file) =>
    `探索${number(of)}回のうち${number(done)}回で中止しました。${file === undefined ? '' : `終わった探索は残り、同じコマンドでほかを最初から始めます（--save ${file}）。`}`,
  notAComparison: (name) => `「${name}」は保存された比較ではありません。`,
  otherSearches: (name) =>
    `「${name}」の値は別の版のプログラムによる探索のもので、手順が違うかもしれません。別のファイルで比べ直してください。`,
  otherVersion: (name) => `「${name}」は別の版のプログラムで保存されたものです。`,
  damaged: (name) => `「${name}」は壊れています。`,
  otherComparison: (name) => `「${name}」は別の比較のものです。`,
  cannotSaveTo: (name) => `「${name}」に書き込めません。`,
  notInPuzzle: (puzzle, names) =>
    `${puzzle} にピース${names.map((name) => `「${name}」`).join('')}はありません。`,
};
