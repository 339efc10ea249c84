import type { RuleId } from '../../../solve/rules/index.ts';
import { rules } from '../search/search.ts';

const fewest = 'Tries every way to cover the open cell that the fewest ways are left for.';

/** The search as a program: its dialog, and what stands in the program. */
export const program = {
  title: 'This search as a program',
  about: 'It prints every piece that this search lays, and every solution, in the same order.',
  language: 'Language',
  text: (language: string) => `Program in ${language}`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it; the text can be selected.',
  save: 'Save as a file',
  none: (order: string) =>
    `There is no program for the order “${order}”. Choose another one, such as rows, columns or fewest choices.`,
  comments: {
    made: 'This search as a program, made by Fitful.',
    same: 'It lays the pieces that the search lays, in the same order.',
    rulesLeftOut: (ids: readonly RuleId[]) =>
      `It leaves out the rules of the search (${ids.map((id) => rules[id].name).join(', ')}): it may lay more pieces, and finds the same solutions.`,
    countsImages:
      'It counts solutions that are turned or flipped as well, which the search does not.',
    held: 'A piece is held: of its orientations only some are listed.',
    fixed: 'Pieces that are fixed, and their cells, are left out.',
    board: {
      first: 'The cells as (row, column), counted from 1, in the order in which they are filled.',
      fewestCell:
        'The cells as (row, column), counted from 1, in the order that decides between equals.',
      fewestItem:
        'The cells as (row, column), counted from 1, in the order that decides between equals.',
    },
    pieces: 'The pieces: the name, how many there are, and the cells of each orientation.',
    due: 'The pieces that must be used up.',
    ways: 'Every way to lay a piece on the board, listed with all that it covers.',
    kinds: 'other cells point another way',
    inPlace: 'it lies where it is drawn, or not at all',
    fits: 'Whether the piece is left, and all of the cells are open.',
    search: {
      first: 'Tries every way to cover the first open cell.',
      fewestCell: fewest,
      fewestItem: fewest.replace('open cell', 'open cell, or to lay the piece,'),
    },
    labels: { placements: 'placements', solution: 'solution', solutions: 'solutions' },
  },
};
