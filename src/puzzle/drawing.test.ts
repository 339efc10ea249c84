import { describe, expect, test } from 'vitest';
import { blocksOf, drawCells, readCells } from './drawing.ts';
import { lattices } from './lattices/index.ts';

const linesOf = (text: string) => blocksOf(text)[0]!;

const { square, triangle, hexagon } = lattices;

describe('squares', () => {
  test('cells stand where they are drawn', () => {
    expect(readCells(square, linesOf('..#\n #.'), 'board')).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
    expect(readCells(square, linesOf(' o\noo.'), 'piece')).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('rows are filled up to one width, and a row without cells does not end the block', () => {
    const cells = readCells(square, linesOf('.\n#\n .'), 'board');
    expect(drawCells(square, cells, 'board')).toEqual(['.#', '##', '#.']);
  });
});

describe('triangles', () => {
  test('point up where column + row is even', () => {
    const cells = readCells(triangle, linesOf('#^#\n^v^'), 'board');
    expect(cells.map(String)).toEqual(['2,0', '1,1', '2,1', '3,1']);
    expect(drawCells(triangle, cells, 'board')).toEqual(['#^#', '^v^']);
  });

  test('pieces may begin with either kind', () => {
    const drawn = ['v.', '^v'];
    const cells = readCells(triangle, linesOf(drawn.join('\n')), 'piece');
    expect(cells.map(String)).toEqual(['1,0', '1,1', '2,1']);
    expect(drawCells(triangle, cells, 'piece')).toEqual(drawn);
  });

  test('that do not alternate are rejected', () => {
    expect(() => readCells(triangle, linesOf('^v^\n^'), 'board')).toThrow(
      'misplacedCell in line 2, column 1',
    );
  });
});

describe('hexagons', () => {
  test('are two apart, and rows are staggered', () => {
    const text = ' . .\n. . .\n # .';
    const cells = readCells(hexagon, linesOf(text), 'board');
    expect(cells.map(String)).toEqual(['2,0', '4,0', '1,1', '3,1', '5,1', '4,2']);
    expect(drawCells(hexagon, cells, 'board')).toEqual(text.split('\n'));
    expect(readCells(hexagon, linesOf('# . .\n . . .\n# # .'), 'board')).toEqual(cells);
  });

  test('that are not staggered are rejected', () => {
    expect(() => readCells(hexagon, linesOf('o o\no o'), 'piece')).toThrow(
      'misplacedCell in line 2, column 1',
    );
  });
});
