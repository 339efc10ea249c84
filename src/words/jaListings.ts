import type { ListingWords } from './enListings.ts';

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

/** Searches as pseudocode, in Japanese; at most 20 characters a line, with its indent. */
export const jaListings: ListingWords = {
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
