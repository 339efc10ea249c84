import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../testing/catalogueOnDisk.ts';
import { otherNames, searchedNames, searchFor } from './gallerySearch.ts';

const found = (typed: string): string[] => {
  const isFound = searchFor(typed);
  return catalogueOnDisk.filter((entry) => isFound(searchedNames(entry))).map(({ id }) => id);
};

test.each([
  ...[
    'chocolate',
    'milk',
    'Milk chocolate',
    'choco',
    'チョコレート',
    'ちょこ',
    'ミルク',
    '明治',
  ].map((typed) => [typed, 'pentomino-6x10']),
  ...['tatami', 'Tatami 6x6', '畳', 'たたみ'].map((typed) => [typed, 'domino-6x6']),
  ...['tetris', 'テトリス'].map((typed) => [typed, 'one-sided-tetromino-7x4']),
  ...['mutilated', 'checkerboard', 'ちぇす'].map((typed) => [typed, 'domino-8x8-corners']),
  ...['rectangle 6×10', 'box 6x10', '長方形 6x10'].map((typed) => [typed, 'pentomino-6x10']),
  ['ペントミノ　6x10', 'pentomino-6x10'],
  ['ぺんとみの twelve', 'pentomino-6x10'],
  ['hexagons 六芒星', 'pentahex-hexagram'],
  ['lozenge', 'diamond-hexagon'],
  ['katamino 5x3', 'pentomino-5x3'],
])('%s finds %s', (typed, id) => {
  expect(found(typed)).toContain(id);
});

test.each(['soma', 'ソーマ', 'sudoku', 'chocolate hexagon'])('%s finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test.each(otherNames.filter(({ names }) => !names.includes('calendar')))(
  'other names belong to puzzles, which all of them find: $names',
  ({ names, ids }) => {
    const its = catalogueOnDisk.filter(({ id }) => ids.test(id)).map(({ id }) => id);
    expect(its).not.toEqual([]);
    for (const name of names) expect(found(name)).toEqual(expect.arrayContaining(its));
  },
);

test('a name for the outcome of a puzzle does not find it while that is open', () => {
  const entry = catalogueOnDisk.find(({ id }) => id === 'tromino-l-3x3')!;
  expect(searchFor('never')(searchedNames(entry))).toBe(true);
  expect(searchFor('never')(searchedNames(entry, true))).toBe(false);
});
