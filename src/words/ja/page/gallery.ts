import type { Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

export const gallery: Words['gallery'] = {
  title: 'パズル図鑑',
  notLoaded: '図鑑を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  search: '図鑑を検索',
  searchHint: '検索：星、6×10 など',
  lattice: 'マスの形',
  everyLattice: 'すべて',
  lattices: { square: '正方形', triangle: '三角形', hexagon: '六角形' },
  group: '種類',
  everyGroup: 'すべてのパズル',
  groups: {
    today: '今日',
    teaching: 'はじめの一歩',
    pentomino: 'ペントミノ',
    tetromino: 'テトロミノ',
    hexomino: 'ヘキソミノ',
    polyomino: 'いろいろなポリオミノ',
    hexiamond: 'ヘキシアモンド',
    heptiamond: 'ヘプチアモンド',
    polyiamond: 'いろいろなポリアモンド',
    tetrahex: 'テトラヘックス',
    pentahex: 'ペンタヘックス',
    polyhex: 'いろいろなポリヘックス',
    'one-sided': '片面型ピース',
    identical: '同じ形のピース',
  },
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

export const calendarTitle: Words['calendarTitle'] = ({ month, day }) =>
  `${month}月${day}日のパズル`;

export const label: Words['label'] = (meaning) =>
  'month' in meaning ? `${meaning.month}月` : String(meaning.day);
