import { expect, test } from 'vitest';
import { catalogue } from './puzzles.ts';

const entries = catalogue();

test('the puzzles are listed by name, numbers by their size', () => {
  expect(entries.map(({ id }) => id)).toEqual([
    'hexiamond-6x6',
    'hexiamond-9x4',
    'hexiamond-snowflake',
    'hexiamond-trefoil',
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
    'polyhex-hexagram',
    'tetrahex-7x4',
    'tetrahex-coin',
    'tetrahex-flower',
    'three-in-a-square',
  ]);
});

test.each(entries)('$id has a title of its own and is as large as it says', (entry) => {
  const { id, puzzle } = entry;
  expect(puzzle.title).not.toBe('');
  expect(entries.filter((other) => other.puzzle.title === puzzle.title)).toEqual([entry]);
  const [size, width, height] = /(\d+)x(\d+)/.exec(id) ?? [];
  if (size === undefined) return;
  expect(puzzle.title).toContain(`${width} × ${height}`);
  const rows = Array.from({ length: Number(height) }, (_, row) =>
    puzzle.board.cells.filter((cell) => cell[1] === row),
  );
  // As many edges lie along a side as it says; a parallelogram has two triangles for each.
  const across = puzzle.lattice === 'triangle' ? 2 : 1;
  expect(Math.max(...rows.map((row) => row.length))).toBe(across * Number(width));
  expect(puzzle.board.height).toBe(Number(height));
});

test('a box and its transpose have one published count', () => {
  const boxes = entries.filter(({ puzzle }) => puzzle.lattice === 'square');
  const knownBySize = new Map(boxes.map(({ id, puzzle }) => [id, puzzle.known]));
  for (const [id, known] of knownBySize) {
    const transposed = id.replace(/(\d+)x(\d+)/, '$2x$1');
    expect(knownBySize.get(transposed)).toBe(known);
  }
});
