import type { Words } from '../../dictionary.ts';

/** The gallery before its dialog is loaded, and how its puzzles are grouped. */
export const gallery: Words['gallery'] = {
  title: 'パズル図鑑',
  notLoaded: '図鑑を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  lattices: { square: '正方形', triangle: '三角形', hexagon: '六角形' },
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
};

export const calendarTitle: Words['calendarTitle'] = ({ month, day }) =>
  `${month}月${day}日のパズル`;

export const label: Words['label'] = (meaning) =>
  'month' in meaning ? `${meaning.month}月` : String(meaning.day);
