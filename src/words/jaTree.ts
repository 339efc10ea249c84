import type { Look } from '../teach/tree/rasterView.ts';
import type { TreeNode } from '../teach/tree/tree.ts';
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

const looks: Record<Look, string> = {
  path: '現在の経路',
  ahead: '現在の経路の未探索部分',
  solution: '解',
  image: '回転・裏返した解',
  failed: '行き止まり',
  inner: '探索済み（続きあり）',
};

/** What is said in Japanese of a search tree. */
export const jaTree: TreeWords = {
  title: '探索木',
  hint: 'ここまでの探索木を表示・非表示',
  fold: 'たたむ',
  foldHint: '済んだもの（何も見つからなかった枝、消えた候補）を折りたたむ・開く',
  growing: '探索木を作っています…',
  raster: '全体図',
  rasterHint: '探索木全体を1枚の図で・節点ごとに表示',
  rasterGist: '縦は置いたピースの数、横は探索木全体に占める割合。',
  legend: {
    path: '経路',
    ahead: '未探索',
    inner: '探索済み',
    failed: '行き止まり',
    image: '回転・裏返し',
    solution: '解',
  },
  pixel: (depth, share, look, step) =>
    `ピース${number(depth)}個・${share}・${looks[look]}（${number(step)}手目）`,
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
