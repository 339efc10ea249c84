import type { SheetWords } from './enSheets.ts';
import { obstacle } from './jaCaptions.ts';
import { number } from './jaNumbers.ts';

const circles = '丸は置いたピース、その下は次に置いたピースです。';

/** What worksheets say in Japanese, and what is said of them. */
export const jaSheets: SheetWords = {
  title: 'プリント',
  hint: '印刷用プリント（切り抜くピース、書き込む表と探索木、解答）',
  print: '印刷',
  close: '閉じる',
  paper: 'A4・レター用、白黒。解答は別のページです。',
  name: '名前',
  date: '日付',
  cutOut: '盤面とピース',
  scale: (millimetres) =>
    `ピースを切り抜きましょう。倍率100%で印刷すると、1マスは${millimetres}mmです。`,
  trace: '探索をたどる',
  inOrder: (pieces) =>
    `次に埋めるのは、いつも最初の空きマスです。そこに${pieces.join('、')}の順に試します。向きは、図の向き、右に回した向き、裏返して回した向きの順です。`,
  fewest: '次に埋めるのは、置き方が最も少なく残っているマスかピースです。',
  rows: (shown) =>
    `1行が1手です。ピースを置くときは＋、外すときは−。最初の${number(shown)}行は記入済みです。`,
  goesOn: '探索はこの先も続きます。',
  column: { step: '手', item: '次', tried: '試したピース', why: '入らない理由', board: '盤面の上' },
  why: (refused, names) =>
    refused
      .map((one, at) => obstacle(one, names)[at === refused.length - 1 ? 1 : 0])
      .join('、')
      .concat(refused.length === 0 ? '' : '。'),
  none: (pieces) => `${number(pieces)}個は入りません。`,
  placed: (name) => `＋${name}`,
  removed: (name) => `−${name}`,
  pieces: (names) => names.join('、'),
  end: '終わり',
  tree: '探索木',
  treePart: {
    whole: circles,
    levels: `${circles}三角は、その枝で置いたピース全部をまとめたものです。下の数は置いた回数です。`,
    steps: `${circles}表の手だけをかいた木です。`,
  },
  fillIn: '丸の中にピースの名前を書きましょう。行き止まりの下には×を、解には◇をかきましょう。',
  answers: '解答',
  question: '問い',
  answer: '答え',
  number,
};
