import { exchangeKey, normalise } from './orient.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCells } from './drawing.ts';
import { PuzzleError } from './errors.ts';
import { lattices, type Lattice, type LatticeId } from './lattices/index.ts';
import { parsePuzzle, printPuzzle } from './text.ts';
import type { Cell, Freedom, Piece } from './types.ts';
import { runs } from '../testing/share.ts';

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

test.each(Object.keys(lattices) as LatticeId[])('parse, print, parse is the identity: %s', (id) => {
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
});

test('any pasted text is read, or rejected with a position in it', () => {
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
  const word = fc.oneof(fc.constantFrom(...words, ...more, ...other), fc.string());
  const random = fc.array(word).map((parts) => parts.join(''));
  const valid = fc.oneof(...(Object.keys(lattices) as LatticeId[]).map(textsOn));
  const edited = fc
    .tuple(valid, word, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ text }, added, share]) => {
      const at = Math.floor(share * text.length);
      return text.slice(0, at) + added + text.slice(at);
    });
  const respaced = fc
    .tuple(valid, fc.constantFrom('\r\n', '  \n', ' \r\n'), fc.constantFrom('', '\uFEFF', '\n \n'))
    .map(([{ text }, lineBreak, start]) => start + text.replaceAll('\n', lineBreak));
  let [parsed, rejected] = [0, 0];
  fc.assert(
    fc.property(fc.oneof(random, edited, respaced), (text) => {
      try {
        const puzzle = parsePuzzle(text);
        expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
        parsed++;
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
        const { line, column } = error.issue;
        const lines = text.split('\n');
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual([...lines[line - 1]!].length + 1);
        rejected++;
      }
    }),
    runs(1000),
  );
  expect(parsed).toBeGreaterThan((parsed + rejected) / 5);
  expect(rejected).toBeGreaterThan((parsed + rejected) / 5);
});
