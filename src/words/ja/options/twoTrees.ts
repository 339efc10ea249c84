import type { CutReason } from '../../../teach/merged/cuts.ts';
import type { MergeIssue } from '../../../teach/merged/mergeable.ts';
import type { LateWords, Overrides } from '../../dictionary.ts';
import { number } from '../numbers.ts';
import { rules } from './pages.ts';

const nameOf = (reason: CutReason): string =>
  reason === 'held' ? '固定した候補' : rules[reason].name;

const atLeast = (isOver: boolean): string => (isOver ? '' : '少なくとも');

const issues: Readonly<Record<MergeIssue, string>> = {
  branching: '次に覆う項目の選び方が違います。解き方と順序を同じにしてください。',
  cells: '項目を覆う順序が違います。順序と、無作為なら乱数の種を同じにしてください。',
  ties: '候補の数が同じ項目からの選び方が違います。順序と候補の順序、乱数の種を同じにしてください。',
  held: '候補の固定のしかたが違います。同じ候補を同じように固定してください。',
  memory:
    '規則「繰り返し」は前に起きたことによって枝を刈りますが、候補を試す順序が違います。候補の順序と乱数の種を同じにしてください。',
};

export const twoTrees = {
  axes: '横は木全体に占める割合で、次に試す候補で等分したもの（選んだ回数ではありません）。外側へ1段ごとに候補が1個増えます。',
  legend: { width: '幅は選んだ回数、1段ごとに候補が1個増える' },
  issues,
  cannot: (issue: MergeIssue) => `この2本は重ねられません。${issues[issue]}`,
  sizes: (letters, sizes, common, isOver) =>
    `${isOver ? '最後まで探索すると、' : ''}選んだ回数は${letters[0]}が${atLeast(isOver)}${number(sizes[0])}回、${letters[1]}が${atLeast(isOver)}${number(sizes[1])}回、共通は${atLeast(isOver)}${number(common)}回です。`,
  same: (isOrderSame: boolean) =>
    isOrderSame ? '2本の木は同じです。' : '2本の木は、候補を試す順序だけが違います。',
  cut: (letter, reason, cuts, saved, isOver) =>
    `${letter}：規則「${nameOf(reason)}」が${atLeast(isOver)}${number(cuts)}本の枝を刈り、全部で${atLeast(isOver)}${number(saved)}回分を省きました`,
  idle: (letter, reason, idle, isOver) =>
    `${letter}：規則「${nameOf(reason)}」が、退けなくても次を選べない所を${atLeast(isOver)}${number(idle)}回退けました。`,
  picture: '2本の木を1つに重ねた図。幅はその下で選んだ回数。矢印キーで見られます。',
  reason: nameOf,
  board: (options: readonly string[]) =>
    options.length === 0 ? '選んだ候補なし' : `選んだ候補：${options.join('、')}`,
} satisfies Overrides<LateWords['twoTrees']>;
