import type { Choice, OptionState } from '../../../teach/code/matrix.ts';
import type { Look } from '../../../teach/tree/rasterView.ts';
import type { Words } from '../../dictionary.ts';
import type { NodeKind } from '../../en/class/panels.ts';
import { number } from '../numbers.ts';

const kinds: Record<NodeKind, string> = {
  new: '置いたところ',
  inner: 'この先も置いた',
  stuck: '行き止まり',
  refused: '規則による枝刈り',
  solution: '解',
  image: '前の解を回転・裏返したもの',
  folded: '折りたたみ',
  vain: 'この下に解なし',
  fruitful: '解に至る',
};

const looks: Record<Look, string> = {
  path: '現在の経路の探索済み部分',
  ahead: '現在の経路の未探索部分',
  solution: '解',
  image: '回転・裏返した解',
  failed: '行き止まり',
  vain: '探索済み（下に解なし）',
  fruitful: '解に至る',
};

export const tree: Words['tree'] = {
  title: '探索木',
  fold: 'たたむ',
  foldHint: '済んだもの（何も見つからなかった枝、消えた候補）を折りたたむ・開く',
  growing: '探索木を作っています…',
  raster: '全体図',
  rasterHint: '探索木全体を1枚の図で・節点ごとに表示',
  rasterGist: '縦は置いたピースの数、横は探索木全体に占める割合。',
  legend: {
    path: '経路の探索済み部分',
    ahead: '経路の未探索部分',
    vain: '解なし',
    failed: '行き止まり',
    fruitful: '解に至る',
    image: '回転・裏返し',
    solution: '解',
  },
  pixel: (depth, share, look, step, isOwn) =>
    `ピース${number(depth)}個・${share}・${looks[look]}（${isOwn ? `${number(step)}手目から` : `最初は${number(step)}手目`}）`,
  zoom: '拡大・縮小',
  zoomIn: 'この時点を拡大（+）',
  zoomOut: '縮小（−）',
  whole: '探索木全体',
  part: (size) => `全体の${size}`,
  tiny: (size, share) => `全体の${size}（${share}付近）`,
  filling: (share) => `この部分をもう一度探索しています：${share}`,
  root: '空の盤面',
  node: (name, step, kind) => `${name}、${number(step)}手目：${kinds[kind]}`,
  folded: (placements, deadEnds, solutions) =>
    `置いた回数${number(placements)}回、行き止まり${number(deadEnds)}回、解${number(solutions)}個`,
  number,
};

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

export const matrix: Words['matrix'] = {
  title: '行列',
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

export const code: Words['code'] = {
  title: '擬似コード',
  lines: '行',
  variables: '変数',
  depth: '深さ',
  left: '残り',
  nothingLeft: 'なし',
  ofListed: (tried, listed, fitting) => {
    const which = `候補${number(listed)}通り中${number(tried)}番目`;
    return fitting === listed ? which : `${which}、合うのは${number(fitting)}通り`;
  },
  structure: 'ダンシングリンクではなく、疎集合で速くしています。',
};

export const stack: Words['stack'] = {
  title: 'スタック',
  empty: 'まだ何も置かれていません。',
  call: (depth, item, piece) => `${number(depth)}：${item}に${piece}`,
  goThere: '置いたところへ戻る',
  pieceCall: (depth, piece) => `${number(depth)}：${piece}`,
};

const exactCover = [
  '探索():',
  '項目がなければ:',
  '解を報告して戻る',
  'i ← 候補が最少の項目',
  'i の候補 o を順に:',
  'o を選ぶ',
  'o の各項目を覆う',
  '枝刈りされなければ:',
  '探索()',
  '逆順に元へ戻す',
  'o を外す',
  '戻る',
];

/** Lines of at most 20 characters, with their indent. */
export const listings: Words['listings'] = {
  backtracking: [
    '探索():',
    '空きマスがなければ:',
    '解を報告して戻る',
    'c ← 最初の空きマス',
    'c に置く候補 p を順に:',
    'p が入らなければ次へ',
    'p を置く',
    '枝刈りされなければ:',
    '探索()',
    'p を外す',
    '戻る',
  ],
  exactCover,
  fewestCell: exactCover.with(3, 'i ← 候補が最少のマス'),
  pickedCell: exactCover.with(3, 'i ← 順序が選ぶマス'),
};

export const shelf: Words['shelf'] = {
  title: '解の一覧',
  hint: 'これまでに見つかった解を表示する・しまう',
  ahead: '次の解',
  back: '前の解',
  label: 'これまでの解',
  empty: 'まだ解はありません',
  none: '解はありません',
  solutions: (solutions) => `解${number(solutions)}個`,
  found: (solution, step) => `${number(solution)}個目の解（${number(step)}手目）`,
  image: (solution, step) =>
    `${number(solution)}個目の解を回転・裏返したもの（${number(step)}手目、数えません）`,
  number,
  imageNumber: (solution) => `= ${number(solution)}`,
  group: '回転・裏返しで重なる解を並べる',
  groups: (solutions, groups) =>
    `解${number(solutions)}個、回転・裏返しを同じとみなすと${number(groups)}個`,
  groupsShort: (boards, groups) => `${number(boards)}（${number(groups)}）`,
  images: (solutions, images) =>
    `解${number(solutions)}個と、数えない回転・裏返し${number(images)}個`,
  since: (step) => `残してあるのは${number(step)}手目より後の解だけです。`,
  kept: (kept) => `残してあるのは最初の${number(kept)}個だけです。`,
};
