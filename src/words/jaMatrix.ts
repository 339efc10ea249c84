import type { Choice, OptionState } from '../teach/code/matrix.ts';
import type { MatrixWords } from './enMatrix.ts';
import { number } from './jaNumbers.ts';

const states: Record<OptionState, string> = {
  active: '置ける',
  selected: '盤面の上',
  gone: 'もう置けない',
};

const choices: Record<Choice['kind'], string> = {
  chosen: '選ばれた列',
  covered: '覆われたところ',
  uncovered: '戻ったところ',
};

/** What is said in Japanese of an exact cover matrix. */
export const jaMatrix: MatrixWords = {
  title: '行列',
  hint: '厳密被覆の行列（行は置き方、列はマスとピース）を表示・非表示',
  caption: '厳密被覆：どの列にも印を1つ',
  looseCaption: '厳密被覆：どのマスの列にも印を1つ',
  excerpt: (item, options) => (options === 0 ? `${item}の候補は残っていません` : `${item}の候補`),
  none: 'この場面で選ぶものはありません。',
  item: '項目',
  ways: '候補',
  piece: 'ピース',
  cells: 'マス',
  option: (piece, at, cells, state, isTried) =>
    `${piece}の${number(at)}番、${cells.join(' ')}：${isTried ? '試行済み' : states[state]}`,
  tried: '試行済み',
  column: (item, ways, choice) =>
    [item, `候補${number(ways)}個`, ...(choice ? [choices[choice]] : [])].join('、'),
  coveredColumn: (item, choice) => `${item}、${choice ? choices[choice] : '被覆済み'}`,
  others: (options) => (options === 0 ? 'ほかにはありません' : `ほかに候補${number(options)}個`),
  hidden: (options) => `${number(options)}行が消えました`,
  number,
};
