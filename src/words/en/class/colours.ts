import { number, shadesOf } from '../numbers.ts';

/** So many cells of each colour, as in “2 dark, 1 light”; a colour of which there is none has no word. */
const cellsOf = (cells: readonly number[]): string =>
  cells
    .map((one, colour) => (one === 0 ? '' : `${number(one)} ${shadesOf(cells.length)[colour]}`))
    .filter((one) => one !== '')
    .join(', ');

/** The cells of a board in colours by which no neighbours are alike. */
export const colours = {
  title: 'Colours',
  open: (cells: readonly number[]): string =>
    cells.every((one) => one === 0) ? 'No cell is open.' : `Open: ${cellsOf(cells)}.`,
  covers: 'A piece covers, wherever it lies',
  each: 'each',
  ways: (ways: readonly (readonly number[])[]): string =>
    ways.length === 0 ? 'nothing: it fits nowhere' : ways.map(cellsOf).join('; or '),
};
