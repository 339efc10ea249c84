import type { Words } from '../../dictionary.ts';
import { number, shadesOf } from '../numbers.ts';

const cellsOf = (cells: readonly number[]): string =>
  cells
    .map((one, colour) => (one === 0 ? '' : `${shadesOf(cells.length)[colour]}${number(one)}`))
    .filter((one) => one !== '')
    .join('・');

export const colours: Words['colours'] = {
  title: '塗り分け',
  open: (cells) =>
    cells.every((one) => one === 0)
      ? '空きマスはありません。'
      : `空きマスは${cellsOf(cells)}です。`,
  covers: '一個が覆うマス（どこに置いても）',
  each: 'どれも',
  ways: (ways) => (ways.length === 0 ? 'どこにも入りません' : ways.map(cellsOf).join('、または')),
};
