import type { CodeWords, StackWords } from './enCode.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese of a search as pseudocode, and of its variables. */
export const jaCode: CodeWords = {
  title: '擬似コード',
  hint: '探索の擬似コードと今の行を表示・非表示',
  lines: '行',
  variables: '変数',
  depth: '深さ',
  left: '残り',
  nothingLeft: 'なし',
  ofListed: (tried, listed) => `候補${number(listed)}通り中${number(tried)}番目`,
  structure: 'ダンシングリンクではなく、疎集合で速くしています。',
};

/** What is said in Japanese of the stack of a search. */
export const jaStack: StackWords = {
  title: 'スタック',
  hint: '途中の呼び出しを新しい順に表示・非表示',
  empty: 'まだ何も置かれていません。',
  call: (depth, item, piece) => `${number(depth)}：${item}に${piece}`,
  goThere: '置いたところへ戻る',
  pieceCall: (depth, piece) => `${number(depth)}：${piece}`,
};
