import type { LateWords } from '../../dictionary.ts';
import { number } from '../numbers.ts';

/** Puzzles of the gallery, and what is chosen among them. */
export const cards: LateWords['cards'] = {
  search: '図鑑を検索',
  searchHint: '検索：星、6×10 など',
  lattice: 'マスの形',
  everyLattice: 'すべて',
  group: '種類',
  everyGroup: 'すべてのパズル',
  difficulty: '難しさ',
  everyDifficulty: 'すべての難しさ',
  difficulties: {
    easy: 'やさしい',
    medium: 'ふつう',
    hard: '難しい',
    'very-hard': 'とても難しい',
    impossible: '解なし',
  },
  found: (puzzles) => `パズル${number(puzzles)}題`,
  solved: (puzzles) => `${number(puzzles)}題を解決済み`,
  nothing: (text, elsewhere) => {
    if (text === '') return '当てはまるパズルはありません。';
    if (elsewhere === 0) return `「${text}」に当てはまるパズルはありません。`;
    return `ここには「${text}」に当てはまるパズルがありません。ほかの条件を外すと${number(elsewhere)}題あります。`;
  },
  everything: 'すべて表示',
  cells: (cells) => `${number(cells)}マス`,
  pieces: (pieces, some) => {
    if (pieces === Infinity) return 'ピース何枚でも';
    return some ? `ピース${number(pieces)}枚から` : `ピース${number(pieces)}枚`;
  },
  unique: (solutions) => `異なる解${number(solutions)}個`,
  isSolved: '解決済み',
  isByHand: '自分で解いた',
  isUnsolved: 'まだ解いていません',
  showSolutions: '解を表示',
  isShown: '表示中',
};
