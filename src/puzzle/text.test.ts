import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawCells } from './drawing.ts';
import { lattices, type Lattice, type LatticeId } from './lattices/index.ts';
import { normalise, orientations } from './orient.ts';
import { pieceSets, piecesNamed } from './pieces/index.ts';
import { exchangeKey } from './pieces/sets.ts';
import { limits, PuzzleError, type PuzzleIssue } from './errors.ts';
import { parsePuzzle, printPuzzle } from './text.ts';
import type { Cell, Freedom, Piece } from './types.ts';

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

test('pieces that can stand for each other only in part are not of one shape', () => {
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

test('what people write in any language is let through', () => {
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

test('ten megabytes are refused at once', () => {
  const huge = '.'.repeat(10_000_000);
  const began = performance.now();
  expect(() => parsePuzzle(huge)).toThrow('textTooLong in line 1, column 1');
  expect(performance.now() - began).toBeLessThan(100);
});

/** A connected shape: each number says next to which cell, and on which side, the next one is. */
const shapesOf = (lattice: Lattice) =>
  fc.array(fc.nat(), { maxLength: 6 }).map((choices) => {
    const cells: Cell[] = [[0, 0]];
    for (const choice of choices) {
      const open = cells
        .flatMap((cell) => lattice.neighbours(cell))
        .filter((cell) => !cells.some((other) => String(other) === String(cell)));
      cells.push(open[choice % open.length]!);
    }
    return normalise(lattice, cells);
  });

const names = ['A', 'Big one', 'ピース', 'x3', 'o2', 'a: b', '🧩', 'pieces', '"<b>&', '#'];
const drawnPieces = (lattice: Lattice) =>
  fc.array(fc.record({ cells: shapesOf(lattice), copies: fc.constantFrom(1, 1, 2, 3, Infinity) }), {
    minLength: 1,
    maxLength: names.length,
  });

/** Some sets, and how many cells they have. */
const areas: Record<LatticeId, Record<string, number>> = {
  square: { domino: 2, 'one-sided tetromino': 28, 'fixed tromino': 18 },
  triangle: { diamond: 2, 'one-sided tetriamond': 16, 'fixed triamond': 18 },
  hexagon: { dihex: 2, 'one-sided tetrahex': 40, 'fixed trihex': 33 },
};

/** A row of so many cells, where a row of this number can have them. */
function rowOf({ drawn }: Lattice, cells: number, row: number, shift: number): string {
  let text = ' '.repeat(cells % 3);
  for (let left = cells; left > 0;) {
    const character = drawn.board[((text.length + row + shift) % 2) as 0 | 1];
    if (character !== ' ') left--;
    text += character;
  }
  return text;
}

/** A text with every kind of key and piece, its board just large enough for what is in it. */
const textsOn = (id: LatticeId) =>
  fc
    .record({
      title: fc.constantFrom('', 'A title: with a colon', '題名'),
      sets: fc.subarray([...Object.keys(areas[id]), Object.keys(areas[id])[0]!]),
      shift: fc.constantFrom(0, 1),
      freedom: fc.constantFrom<Freedom>('free', 'one-sided', 'fixed'),
      use: fc.constantFrom('all', 'some'),
      known: fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n })),
      pieces: drawnPieces(lattices[id]),
    })
    .map(({ title, sets, shift, freedom, use, known, pieces }) => {
      const lattice = lattices[id];
      const seen = new Set<string>();
      const drawn = pieces
        .map(({ cells, copies }, i): Piece => ({ name: names[i]!, cells, freedom, copies }))
        .filter((piece) => piece.cells.length > 4)
        .filter(
          (piece) =>
            !seen.has(exchangeKey(lattice, piece)) && seen.add(exchangeKey(lattice, piece)),
        );
      const counts = [
        1,
        ...sets.map((set) => areas[id][set]!),
        ...drawn.flatMap(({ cells, copies }) =>
          Array.from({ length: Math.min(copies, 3) }, () => cells.length),
        ),
      ];
      const board = counts.map((cells, row) => rowOf(lattice, cells, row, shift));
      const keys = [
        (id !== 'square' || title === '') && `lattice: ${id}`,
        title && `title: ${title}`,
        sets.length > 0 && `pieces: ${sets.join('  +')}`,
        `orientation: ${freedom}`,
        `use: ${use}`,
        known !== null && `known: ${known}`,
      ].filter(Boolean);
      const blocks = drawn.map(({ name, cells, copies }) => [
        name + (copies === 1 ? '' : copies === Infinity ? '  x*' : ` x${copies}`),
        ...drawCells(lattice, cells, 'piece').map((line) => ' '.repeat(shift) + line),
      ]);
      const all = [keys, board, ['One', lattice.drawn.piece[0]], ...blocks].map((block) =>
        block.join('\n'),
      );
      return {
        text: all.join('\n\n'),
        pieces: drawn.length + 1,
        area: counts.reduce((sum, cells) => sum + cells),
      };
    });

describe('properties', () => {
  test.each(Object.keys(lattices) as LatticeId[])(
    'parse, print, parse is the identity: %s',
    (id) => {
      fc.assert(
        fc.property(textsOn(id), ({ text, pieces, area }) => {
          const puzzle = parsePuzzle(text);
          expect(puzzle.asked.drawn).toHaveLength(pieces);
          expect(puzzle.board.cells).toHaveLength(area);
          const printed = printPuzzle(puzzle);
          expect(parsePuzzle(printed)).toEqual(puzzle);
          expect(printPuzzle(parsePuzzle(printed))).toBe(printed);
        }),
      );
    },
  );

  test('whatever is pasted is read or refused with a place in it', () => {
    const words = [
      ' ',
      '.',
      '#',
      'o',
      '\n',
      '\n\n',
      'A',
      ',',
      ' x',
      '3',
      '*',
      ':',
      'pieces: pentomino',
    ];
    const other = ['lattice: triangle\n', 'lattice: hexagon\n', '^v', 'v^\n', ' . .\n', 'o o\n'];
    const more = ['use: some', 'title:', 'known: 7', 'without: ', '+', '\t', '\r', 'é', '🧩'];
    const pasted = fc.array(fc.oneof(fc.constantFrom(...words, ...more, ...other), fc.string()));
    fc.assert(
      fc.property(pasted, (parts) => {
        const text = parts.join('');
        try {
          const puzzle = parsePuzzle(text);
          expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
        } catch (error) {
          if (!(error instanceof PuzzleError)) throw error;
          const { line, column } = error.issue;
          const lines = text.split('\n');
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual([...lines[line - 1]!].length + 1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
