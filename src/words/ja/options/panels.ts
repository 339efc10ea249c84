import type { Look } from '../../../teach/tree/rasterView.ts';
import type { Overrides, Words } from '../../dictionary.ts';
import type { NodeKind } from '../../en/class/panels.ts';
import { number } from '../numbers.ts';

const kinds: Record<NodeKind, string> = {
  new: '選んだところ',
  inner: 'この先も選んだ',
  stuck: '行き止まり',
  refused: '規則による枝刈り',
  solution: '解',
  image: '前の解と対称',
  folded: '折りたたみ',
  vain: 'この下に解なし',
  fruitful: '解に至る',
};

const looks: Record<Look, string> = {
  path: '現在の経路の探索済み部分',
  ahead: '現在の経路の未探索部分',
  solution: '解',
  image: '対称な解',
  failed: '行き止まり',
  vain: '探索済み（下に解なし）',
  fruitful: '解に至る',
};

export const tree = {
  rasterGist: '縦は選んだ候補の数、横は探索木全体に占める割合。',
  pixel: (depth: number, share: string, look: Look, step: number, isOwn: boolean) =>
    `候補${number(depth)}個・${share}・${looks[look]}（${isOwn ? `${number(step)}手目から` : `最初は${number(step)}手目`}）`,
  legend: { image: '対称' },
  root: '選んだ候補なし',
  node: (name: string, step: number, kind: NodeKind) =>
    `候補${name}、${number(step)}手目：${kinds[kind]}`,
  folded: (placements: number, deadEnds: number, solutions: number) =>
    `選んだ回数${number(placements)}回、行き止まり${number(deadEnds)}回、解${number(solutions)}個`,
} satisfies Overrides<Words['tree']>;

export const matrix = {
  looseCaption: '厳密被覆：どの項目の列にも印を1つ',
  piece: '候補',
  cells: '項目',
  option: (option, _at, items, state, isTried) => {
    const states = { active: '選べる', selected: '選んだ', gone: 'もう選べない' };
    return `候補${option}、${items.join(' ')}：${isTried ? '試行済み' : states[state]}`;
  },
} satisfies Overrides<Words['matrix']>;

export const stack = {
  empty: 'まだ何も選ばれていません。',
  call: (depth: number, item: string, option: string) => `${number(depth)}：${item}に${option}`,
  goThere: '選んだところへ戻る',
} satisfies Overrides<Words['stack']>;

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
  'o をやめる',
  '戻る',
];

export const listings = {
  exactCover,
  backtracking: [
    '探索():',
    '項目がすべて覆われれば:',
    '解を報告して戻る',
    'i ← 最初の未被覆の項目',
    'i を含む候補 o を順に:',
    'o が選べなければ次へ',
    'o を選ぶ',
    '枝刈りされなければ:',
    '探索()',
    'o をやめる',
    '戻る',
  ],
  fewestCell: exactCover.with(3, 'i ← 候補が最少の項目'),
  pickedCell: exactCover.with(3, 'i ← 順序が選ぶ項目'),
} satisfies Words['listings'];

export const shelf = {
  image: (solution: number, step: number) =>
    `${number(solution)}個目の解と対称（${number(step)}手目、数えません）`,
  group: '対称な解を並べる',
  groups: (solutions: number, groups: number) =>
    `解${number(solutions)}個、対称なものを同じとみなすと${number(groups)}個`,
  images: (solutions: number, images: number) =>
    `解${number(solutions)}個と、数えない対称なもの${number(images)}個`,
} satisfies Overrides<Words['shelf']>;
