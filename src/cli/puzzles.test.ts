import { expect, test } from 'vitest';
import { catalogue } from './puzzles.ts';

const entries = catalogue();

test('the puzzles are listed by name, numbers by their size', () => {
  expect(entries.map(({ id }) => id)).toEqual([
    'pentomino-3x20',
    'pentomino-4x15',
    'pentomino-4x16-middle',
    'pentomino-5x12',
    'pentomino-6x10',
    'pentomino-8x8-middle',
    'pentomino-10x6',
    'pentomino-12x5',
    'pentomino-15x4',
    'pentomino-16x4-middle',
    'pentomino-20x3',
    'three-in-a-square',
  ]);
});

test.each(entries)('$id has a title of its own and is as wide as it says', (entry) => {
  const { id, puzzle } = entry;
  expect(puzzle.title).not.toBe('');
  expect(entries.filter((other) => other.puzzle.title === puzzle.title)).toEqual([entry]);
  const [, width, height] = /(\d+)x(\d+)/.exec(id) ?? ['', '3', '3'];
  expect(puzzle.board).toMatchObject({ width: Number(width), height: Number(height) });
});

test('a board and its transpose have one published count', () => {
  const knownBySize = new Map(entries.map(({ id, puzzle }) => [id, puzzle.known]));
  for (const [id, known] of knownBySize) {
    const transposed = id.replace(/(\d+)x(\d+)/, '$2x$1');
    expect(knownBySize.get(transposed)).toBe(known);
  }
});
