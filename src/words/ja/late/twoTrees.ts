import type { CutReason } from '../../../teach/merged/cuts.ts';
import type { LateWords } from '../../dictionary.ts';
import { number } from '../numbers.ts';
import { rules } from '../search/search.ts';

const reasonOf = (reason: CutReason): string =>
  reason === 'held' ? '固定したピース' : `規則「${rules[reason].name}」`;

const atLeast = (isOver: boolean): string => (isOver ? '' : '少なくとも');
const percent = (share: number): string => `${Math.floor(100 * share + 1e-9)}%`;

const issues: LateWords['twoTrees']['issues'] = {
  branching: '次に埋める所の選び方が違います。解き方と埋める順序を同じにしてください。',
  cells: 'マスを埋める順序が違います。埋める順序（無作為なら乱数の種も）を同じにしてください。',
  ties: '置き方の数が同じマスやピースからの選び方が違います。埋める順序とピースの順序、乱数の種を同じにしてください。',
  held: 'ピースの固定のしかたが違い、置き方が最も少ないマスが変わります。同じピースを同じように固定してください。',
  memory:
    '規則「繰り返し」は前に起きたことによって枝を刈りますが、ピースを試す順序が違います。ピースの順序と乱数の種を同じにしてください。',
};

export const twoTrees: LateWords['twoTrees'] = {
  title: '2本の探索木',
  upper: '上の木',
  lower: '下の木',
  view: '表示',
  views: { mirrored: '上下に並べる', merged: '重ねる' },
  gist: (upper, lower) =>
    `上向きに${upper}、下向きに${lower}の探索木。矢印キーで動き、Enterでそこへ移り、+と−で拡大・縮小。`,
  axes: '横は木全体に占める割合で、各盤面の割合を次に試すピースで等分したもの（置いた回数ではありません）。外側へ1段ごとにピースが1個増えます。',
  reading: (letter, text) => `${letter}：${text}`,
  nothing: 'ここにはまだ何もありません',
  following: (letter, share) => `${letter}：もう一度探索しています（${share}）`,
  zoomIn: 'カーソルの位置を拡大（+）',
  zoomOut: '縮小（−）',

  issues,
  cannot: (issue) => `この2本は重ねられません。${issues[issue]}`,
  merging: '両方の木を探索しています。ここまでで：',
  stopped: '木を最後までは探索していません。数はどれも少なくともその値です。',
  failed: '木を探索できませんでした。',
  sizes: (letters, sizes, common, isOver) =>
    `${isOver ? '最後まで探索すると、' : ''}置いた回数は${letters[0]}が${atLeast(isOver)}${number(sizes[0])}回、${letters[1]}が${atLeast(isOver)}${number(sizes[1])}回、共通は${atLeast(isOver)}${number(common)}回です。`,
  same: (isOrderSame) =>
    isOrderSame ? '2本の木は同じです。' : '2本の木の盤面は同じで、ピースを試す順序だけが違います。',
  noCuts: 'ここまでは、どちらも相手の枝を刈っていません。',
  cut: (letter, reason, cuts, saved, isOver) =>
    `${letter}：${reasonOf(reason)}が${atLeast(isOver)}${number(cuts)}本の枝を刈り、全部で${atLeast(isOver)}${number(saved)}回分を省きました`,
  few: (cuts, share) => `。そのうち${number(cuts)}本で、省いた分の${percent(share)}になります。`,
  end: '。',
  idle: (letter, reason, idle, isOver) =>
    `${letter}：${reasonOf(reason)}が、退けなくても何も置けない盤面を${atLeast(isOver)}${number(idle)}回退けました。`,
  legend: {
    both: '共通',
    only: (letter) => `${letter}だけ`,
    fruitful: '解に至る',
    smaller: '共通（狭くて分けられない）',
    width: '幅は置いた回数、1段ごとにピースが1個増える',
  },
  picture:
    '2本の木を1つに重ねた図。盤面ごとに1つ、幅はその下で置いた回数。矢印キーで盤面を見られます。',
  cuts: '大きな枝刈り',
  columns: {
    cut: '枝',
    by: '記号',
    reason: '理由',
    saved: '省いた回数',
    least: '省いた回数（少なくとも）',
    share: '省いた全体のうち',
  },
  share: (share) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}%`,
  reason: (reason) => (reason === 'held' ? '固定したピース' : rules[reason].name),
  number,
  board: (pieces) => (pieces.length === 0 ? '空の盤面' : `盤面：${pieces.join('、')}`),
};
