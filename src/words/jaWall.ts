import type { Words } from './en.ts';
import { number } from './jaNumbers.ts';

/** Which solutions a number includes. */
const ofWhich = (unique: boolean): string =>
  unique ? '回転・裏返しで同じになるものは1個' : '回転・裏返しも含む';

/** Walls of many boards, in Japanese. */
export const jaWall: Words['wall'] = {
  solved: (lattice) =>
    `これまでに解けた盤面：${{ square: '正方形', triangle: '三角形', hexagon: '六角形' }[lattice]}`,
  allSolved: 'このブラウザーで解けたすべてのパズルと、それぞれで最後に見つかった解',
  latest: (boards) =>
    `このブラウザーで最近解けた${number(boards)}個のパズルと、それぞれで最後に見つかった解`,
  none: 'このブラウザーで解けたものはまだない',
  all: (solutions, unique) => `全${number(solutions)}個の解（${ofWhich(unique)}）`,
  first: (solutions, unique) => `最初の${number(solutions)}個の解（${ofWhich(unique)}）`,
  full: (full, boards) => `${number(boards)}個中${number(full)}個`,
};
