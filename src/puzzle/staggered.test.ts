import { expect, test } from 'vitest';
import { parsePuzzle, printPuzzle } from './text.ts';

const onTriangles = `lattice: triangle
pieces: hexiamond
without: Bar Hexagon
use: some

#^v^v
#v^v^

Four
.^.
^v^

Boat x2
v^v
`;
const onHexagons = `lattice: hexagon
use: some

 . . .
. . # .
 . . .

Bee
 o o
o o

Long x*
o o o
`;

test.each([onTriangles, onHexagons])('print as they were typed', (text) => {
  expect(printPuzzle(parsePuzzle(text))).toBe(text);
});

test.each([onTriangles, onHexagons])('may be drawn a column further right', (text) => {
  const moved = text.replaceAll(/^(?=[ .^v#o]+$)/gm, ' ');
  expect(moved).not.toBe(text);
  const { pieces, board } = parsePuzzle(moved);
  const there = parsePuzzle(text);
  expect(pieces).toEqual(there.pieces);
  expect(board.cells).toHaveLength(there.board.cells.length);
  expect(parsePuzzle(printPuzzle(parsePuzzle(moved)))).toEqual(parsePuzzle(moved));
});

test('a triangle that points the wrong way is found in boards and pieces', () => {
  expect(() => parsePuzzle(onTriangles.replace('#v^v^', '#^v^'))).toThrow(
    'misplacedCell in line 7, column 2',
  );
  expect(() => parsePuzzle(onTriangles.replace('x2\nv^v\n', 'x2\nv^^\n'))).toThrow(
    'misplacedCell in line 14, column 3',
  );
  expect(() => parsePuzzle(onTriangles.replace('.^.\n', '^\n'))).toThrow(
    'misplacedCell in line 11, column 1',
  );
});

test('a hexagon out of stagger is found in boards and pieces', () => {
  expect(() => parsePuzzle(onHexagons.replace('. . # .', '. .. # .'))).toThrow(
    'misplacedCell in line 5, column 4',
  );
  expect(() => parsePuzzle(onHexagons.replace('. . # .', ' . . # .'))).toThrow(
    'misplacedCell in line 5, column 2',
  );
  expect(() => parsePuzzle(onHexagons.replace('o o o', 'ooo'))).toThrow(
    'misplacedCell in line 13, column 2',
  );
});

test('cells that only meet in a corner, or across the base, are not always connected', () => {
  expect(() => parsePuzzle(onTriangles.replace('x2\nv^v\n', 'x2\nv.v\n'))).toThrow(
    'notConnected in line 13, column 1',
  );
  // A triangle that points up has nothing above it.
  expect(() => parsePuzzle(onTriangles.replace('x2\nv^v\n', 'x2\n.v\n.^\n'))).toThrow(
    'notConnected',
  );
  expect(parsePuzzle(onTriangles.replace('x2\nv^v\n', 'x2\n.^\n.v\n')).pieces).toHaveLength(12);
  expect(() => parsePuzzle(onHexagons.replace('o o o', 'o\n.\no'))).toThrow('notConnected');
});

test('characters of another lattice are rejected', () => {
  expect(() => parsePuzzle(onHexagons.replace('. . # .', '. v # .'))).toThrow(
    'unknownLetter in line 5, column 3',
  );
  expect(() => parsePuzzle(onTriangles.replace('x2\nv^v\n', 'x2\noo\n'))).toThrow(
    'badPieceCharacter in line 14, column 1',
  );
  expect(() => parsePuzzle(onTriangles.replace('hexiamond', 'tetrahex'))).toThrow('unknownSet');
  expect(() => parsePuzzle(onTriangles.replace('Four', 'v.^'))).toThrow(
    'misplacedCell in line 9, column 3',
  );
});
