import type { ShelfWords } from './enShelf.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese of the solutions found so far. */
export const jaShelf: ShelfWords = {
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
