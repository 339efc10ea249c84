import { expect, test } from 'vitest';
import { lattices, type LatticeId } from './lattices/index.ts';
import { orientations } from './orient.ts';
import { pieceSets, piecesNamed } from './pieces/index.ts';
import { limits, PuzzleError, type PuzzleIssue } from './errors.ts';
import { parsePuzzle, printPuzzle } from './text.ts';

const three = `title: Three pieces in a square

...
...
...

A
ooo
o..

B
oo
o.

C
oo
`;

function problemIn(text: string): PuzzleIssue | undefined {
  try {
    parsePuzzle(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.issue;
    throw error;
  }
  return undefined;
}

test('a text is read into a board and pieces', () => {
  const puzzle = parsePuzzle(three);
  expect(puzzle).toMatchObject({
    title: 'Three pieces in a square',
    lattice: 'square',
    use: 'all',
  });
  expect(puzzle.board).toMatchObject({ width: 3, height: 3 });
  expect(puzzle.board.cells.map(String).join(' ')).toBe('0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2');
  expect(puzzle.pieces).toEqual(puzzle.asked.drawn);
  expect(puzzle.pieces.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(puzzle.pieces[0]).toEqual({
    name: 'A',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
    freedom: 'free',
    copies: 1,
  });
  expect(printPuzzle(puzzle)).toBe(three);
});

test('a byte-order mark, CRLF, lines of spaces and spaces at the end make no difference', () => {
  const typed = `\uFEFF${three.replaceAll('\n\n', '\n   \n\n').replaceAll('\n', '  \r\n')}`;
  expect(parsePuzzle(typed)).toEqual(parsePuzzle(three));
});

test('sets are joined, doubled and thinned, and drawn pieces are added', () => {
  const { pieces, asked } = parsePuzzle(
    'pieces: domino+ tetromino +domino\nwithout: T4, S4\nuse: some\n\n....\n\nI2b x3\no\n\nV x*\noo\n o\n',
  );
  expect(pieces.map(({ name, copies }) => `${name} ${copies}`)).toEqual([
    'I2 2',
    'I4 1',
    'O4 1',
    'L4 1',
    'I2b 3',
    'V Infinity',
  ]);
  expect(asked.sets).toEqual(['domino', 'tetromino', 'domino']);
  expect(asked.without).toEqual(['T4', 'S4']);
});

test('the orientation is that of the pieces drawn, not of the sets', () => {
  const { pieces } = parsePuzzle('pieces: domino\norientation: fixed\n\n.....\n\nA\nooo\n');
  expect(pieces.map(({ freedom }) => freedom)).toEqual(['free', 'fixed']);
});

test('pieces that are interchangeable only in some orientations are different', () => {
  const twins = 'orientation: one-sided\n\n........\n\nS\n.oo\noo.\n\nZ\noo.\n.oo\n';
  expect(parsePuzzle(twins).pieces).toHaveLength(2);
  expect(() => parsePuzzle(twins.replace('one-sided', 'free'))).toThrow('sameShape in line 9');
});

test('areas may differ where not every piece must be used', () => {
  const text = (name: string) => `\n...\n\n${name}\noo\n`;
  expect(() => parsePuzzle(text('A'))).toThrow('areasDiffer');
  expect(parsePuzzle(text('A x*')).pieces[0]!.copies).toBe(Infinity);
  expect(parsePuzzle(`use: some\n${text('A x3')}`).pieces[0]!.copies).toBe(3);
});

test('a name that alone would be taken for copies or a shape stays what it is', () => {
  for (const name of ['A x3', 'A x*', 'B  x0', 'A x1', 'oo', '.']) {
    const puzzle = parsePuzzle(`use: some\n\n......\n\n${name} x1\noo\n`);
    expect(puzzle.pieces[0]).toMatchObject({ name, copies: 1 });
    expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
  }
});

test.each([
  ['an end of line to some, and none to others', '\u2028'],
  ['an end of paragraph', '\u2029'],
  ['half of a character', '\ud83e'],
  ['no character', '\uffff'],
  ['a zero-width space', '\u200b'],
  ['a soft hyphen', '\u00ad'],
  ['a byte-order mark that is not at the very start', '\ufeff'],
  ['a change of direction', '\u2067'],
])('%s is named', (_, character) => {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const text of [`..${character}.`, `...\n\nA${character}\nooo`]) {
    expect(problemIn(text)).toMatchObject({ code: 'controlCharacter', character: code });
  }
});

test('text in any language is accepted', () => {
  for (const title of [
    '３×３の箱：「ピース」・〜',
    'Pâté “ça” — Ω',
    '퍼즐 拼圖',
    '🧩❤️',
    'e\u0301',
  ]) {
    expect(parsePuzzle(three.replace('Three pieces in a square', title)).title).toBe(title);
  }
});

test('there is room for the largest sets on the boards they fill', () => {
  const board = `${'.'.repeat(27)}\n`.repeat(28);
  expect(parsePuzzle(`pieces: heptomino\n\n${board}`).pieces).toHaveLength(108);
  const sets = (Object.keys(lattices) as LatticeId[]).flatMap((lattice) =>
    Object.keys(pieceSets[lattice]).flatMap((set) => [
      { lattice, set },
      { lattice, set: `one-sided ${set}` },
    ]),
  );
  for (const { lattice, set } of sets.filter((one) => one.set !== 'one-sided heptomino')) {
    const pieces = piecesNamed(lattice, set)!;
    const ways = pieces.flatMap(({ cells, freedom }) =>
      orientations(lattices[lattice], cells, freedom).flat(),
    );
    const area = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
    expect(area).toBeLessThanOrEqual(limits.cells);
    expect(ways.length * area).toBeLessThanOrEqual(limits.ways);
  }
});

test('ten megabytes are rejected at once', () => {
  const huge = '.'.repeat(10_000_000);
  const began = performance.now();
  expect(() => parsePuzzle(huge)).toThrow('textTooLong in line 1, column 1');
  expect(performance.now() - began).toBeLessThan(100);
});
