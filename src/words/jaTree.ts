import type { TreeNode } from '../teach/tree.ts';
import type { TreeWords } from './enTree.ts';
import { number } from './jaNumbers.ts';

const kinds: Record<TreeNode['kind'], string> = {
  new: '置いたところ',
  inner: 'この先も置いた',
  stuck: '行き止まり',
  refused: '規則による枝刈り',
  solution: '解',
  image: '前の解を回転・裏返したもの',
  folded: '折りたたみ',
};

/** What is said in Japanese of a search tree. */
export const jaTree: TreeWords = {
  title: '木',
  hint: 'ここまでの探索木を表示・非表示',
  fold: 'たたむ',
  foldHint: '済んだもの（何も見つからなかった枝、消えた選択肢）を折りたたむ・開く',
  growing: '木を作っています…',
  root: '空の盤',
  node: (name, step, kind) => `${name}、${number(step)}手目：${kinds[kind]}`,
  folded: (placements, deadEnds, solutions) =>
    `配置${number(placements)}回、行き止まり${number(deadEnds)}回、解${number(solutions)}個`,
  number,
};
