import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices, type Lattice } from './lattices/index.ts';
import { orientations, shapesKey } from './orient.ts';
import { piecesNamed } from './pieces/index.ts';
import { parsePuzzle, printPuzzle } from './text.ts';
import type { Cell, Piece } from './types.ts';

const square: Lattice = lattices.square;
const shapeOf = (cells: readonly Cell[]): string => shapesKey(orientations(square, cells, 'free'));
const pentominoes = piecesNamed('square', 'pentomino')!;
const board = `${'..........\n'.repeat(6)}\n`;

const table = `PIECE_DEF = """
+-------+-------+-------+-------+-------+-------+
|       |   I   |  L    |  N    |       |       |
|   F F |   I   |  L    |  N    |  P P  | T T T |
| F F   |   I   |  L    |  N N  |  P P  |   T   |
|   F   |   I   |  L L  |    N  |  P    |   T   |
|       |   I   |       |       |       |       |
+-------+-------+-------+-------+-------+-------+
|       | V     | W     |   X   |    Y  | Z Z   |
| U   U | V     | W W   | X X X |  Y Y  |   Z   |
| U U U | V V V |   W W |   X   |    Y  |   Z Z |
|       |       |       |       |    Y  |       |
+-------+-------+-------+-------+-------+-------+
"""
`;

test.each([
  ['as it is', table],
  ['indented', table.replaceAll(/^(?=[+|])/gm, '    ')],
  ['without the program around it', table.replaceAll(/^.*"""\n/gm, '')],
])('a table with borders has the pieces by their letters: %s', (_, text) => {
  const { pieces } = parsePuzzle(board + text);
  expect(pieces.map(({ name }) => name).join('')).toBe('ILNFPTVWXYZU');
  for (const { name, cells } of pieces)
    expect(shapeOf(cells)).toBe(shapeOf(pentominoes.find((piece) => piece.name === name)!.cells));
});

test('pieces without names are numbered, and those that are alike are copies', () => {
  const drawn = ['o--\nooo', '2\noo\noo', '-o-\nooo', 'ooo\no..', '.o.\nooo', 'o\no'];
  const { pieces } = parsePuzzle(['.'.repeat(22), ...drawn].join('\n\n'));
  const named = pieces.map(({ name, copies }) => (copies === 1 ? name : `${name} x${copies}`));
  expect(named).toEqual(['1 x2', '2', '3 x2', '4']);
});

test.each([
  ['011\n110\n010', 'F'],
  ['0 1 1\n1 1 0\n0 1 0', 'F'],
  [' 11\n11\n1', 'W'],
  ['1 1\n111', 'U'],
  ['1\n1\n1\n1\n1', 'I'],
  ['  7\n7 7 7\n  7', 'X'],
])('rows of digits are a piece: %j', (text, name) => {
  const { pieces } = parsePuzzle(`.....\n\n${text}\n`);
  expect(pieces).toHaveLength(1);
  expect(shapeOf(pieces[0]!.cells)).toBe(
    shapeOf(pentominoes.find((piece) => piece.name === name)!.cells),
  );
});

test('a row of several digits has several pieces, with their digits for names', () => {
  const { pieces } = parsePuzzle('...\n...\n...\n\n122\n112\n333\n');
  expect(pieces.map(({ name, copies, cells }) => [name, copies, cells.length])).toEqual([
    ['1', 2, 3],
    ['3', 1, 3],
  ]);
  // Each drawn in ones: they are told apart by their places.
  const ones = parsePuzzle('...\n..\n\n1 1 1\n\n1 1\n');
  expect(ones.pieces.map(({ name, cells }) => [name, cells.length])).toEqual([
    ['1', 3],
    ['2', 2],
  ]);
});

test.each([
  ['...\n\n+---+\n| A |\n| A A\n+---+\n', undefined],
  ['....\n\n+-----+\n| AA  |\n+-----+\n', 'offTable in line 4, column 4'],
  ['....\n\n+-----+\n| A * |\n+-----+\n', 'offTable in line 4, column 5'],
  ['....\n\n+-----+-----+\n| A   | A   |\n+-----+-----+\n', 'notConnected in line 4, column 3'],
  ['....\n\nA | B\n+-----+\n| A A |\n+-----+\n', 'outsideTable in line 3, column 1'],
  [
    'orientation: in-place\nuse: some\n\n...\n\n+-------+\n| A A B |\n+-------+\n',
    'tableInPlace in line 6, column 1',
  ],
  ['....\n\n1 1\n0 0\n1 1\n', 'notConnected in line 3, column 1'],
  ['....\n\no--o\n', 'notConnected in line 3, column 1'],
  ['+-----+\n| A A |\n+-----+\n', 'missingBoard in line 1, column 1'],
  ['....\n\n000\n', 'missingShape in line 3, column 1'],
  ['....\n\n---\n', 'missingName in line 3, column 1'],
])('what is wrong with a table is said with line and column: %j', (text, error) => {
  if (error === undefined) expect(parsePuzzle(text).pieces).toHaveLength(1);
  else expect(() => parsePuzzle(text)).toThrow(error);
});

test('digits that lie in place are at the cells of the board that they stand at', () => {
  const { pieces } = parsePuzzle('orientation: in-place\nuse: some\n\n...\n\n0 1 2\n');
  expect(pieces.map(({ cells }) => cells)).toEqual([[[1, 0]], [[2, 0]]]);
});

/** A random connected shape. */
const anyShape = fc.array(fc.nat(), { minLength: 1, maxLength: 6 }).map((choices): Cell[] => {
  const cells: Cell[] = [[0, 0]];
  for (const choice of choices) {
    const next = cells
      .flatMap((cell) => square.neighbours(cell))
      .filter(([c, r]) => !cells.some(([column, row]) => c === column && r === row));
    cells.push(next[choice % next.length]!);
  }
  return cells;
});

/** Rows in which each cell is a character, and others are another one. */
function rowsOf(cells: readonly Cell[], taken: string, open: string): string[] {
  const [columns, rows] = [0, 1].map((axis) => cells.map((cell) => cell[axis]!));
  const [left, top] = [Math.min(...columns!), Math.min(...rows!)];
  const width = Math.max(...columns!) - left + 1;
  const height = Math.max(...rows!) - top + 1;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      cells.some(([c, r]) => c === column + left && r === row + top) ? taken : open,
    ).join(''),
  );
}

/** One of several ways to write shapes; none of them begins with a name. */
const writings: Record<string, (shapes: readonly Cell[][]) => string> = {
  dashes: (shapes) => shapes.map((cells) => rowsOf(cells, 'o', '-').join('\n')).join('\n\n'),
  ones: (shapes) => shapes.map((cells) => rowsOf(cells, '1', '0').join('\n')).join('\n\n'),
  spaced: (shapes) =>
    shapes
      .map((cells) =>
        rowsOf(cells, '1', '0')
          .map((row) => [...row].join(' '))
          .join('\n'),
      )
      .join('\n\n'),
  digits: (shapes) =>
    shapes.map((cells, at) => rowsOf(cells, `${at + 1}`, '0').join('\n')).join('\n\n'),
  table: (shapes) =>
    shapes
      .map((cells, at) => {
        const rows = rowsOf(cells, String.fromCharCode(65 + at), ' ');
        const line = `+${'-'.repeat(2 * rows[0]!.length + 1)}+`;
        return [line, ...rows.map((row) => `| ${[...row].join(' ')} |`), line].join('\n');
      })
      .join('\n\n'),
};

test('whatever is written in one of these ways is read, and reads the same once it is printed', () => {
  fc.assert(
    fc.property(
      fc.array(anyShape, { minLength: 1, maxLength: 9 }),
      fc.constantFrom(...Object.keys(writings)),
      (shapes, way) => {
        const area = shapes.reduce((sum, cells) => sum + cells.length, 0);
        const puzzle = parsePuzzle(`${'.'.repeat(area)}\n\n${writings[way]!(shapes)}\n`);
        const read = puzzle.pieces.flatMap(({ cells, copies }) =>
          Array.from({ length: copies }, () => shapeOf(cells)),
        );
        expect(read.sort()).toEqual(shapes.map(shapeOf).sort());
        expect(new Set(puzzle.pieces.map(({ name }: Piece) => name)).size).toBe(
          puzzle.pieces.length,
        );
        expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
      },
    ),
  );
});
