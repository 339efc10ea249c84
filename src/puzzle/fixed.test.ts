import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { runs } from '../testing/share.ts';
import { PuzzleError } from './errors.ts';
import { numberedCells, openCells, piecesLeft, restOf } from './fixed.ts';
import { parsePuzzle, printPuzzle, readFrame, readQuestion } from './text.ts';
import type { Puzzle } from './types.ts';

const square = (board: string, use = 'all') =>
  `use: ${use}\n\n${board}\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n`;

/** The name and the cells of each fixed piece. */
const fixedIn = ({ pieces, fixed }: Puzzle): string[] =>
  fixed.map(({ piece, cells }) => `${pieces[piece]!.name} ${cells.join(' ')}`);

test('letters on a board are pieces that lie there, and leave the rest', () => {
  const puzzle = parsePuzzle(square('AAA\nA..\n.CC'));
  expect(fixedIn(puzzle)).toEqual(['A 0,0 1,0 2,0 0,1', 'C 1,2 2,2']);
  expect(openCells(puzzle)).toEqual([
    [1, 1],
    [2, 1],
    [0, 2],
  ]);
  expect(piecesLeft(puzzle).map(({ copies }) => copies)).toEqual([0, 1, 0]);
  expect(puzzle.board.cells).toHaveLength(9);
});

test('a whole board may lie', () => {
  const puzzle = parsePuzzle(square('AAA\nABB\nCCB'));
  expect(puzzle.fixed).toHaveLength(3);
  expect(openCells(puzzle)).toEqual([]);
});

test('copies that touch are told apart where their cells can be divided in one way only', () => {
  const bars = (board: string) => parsePuzzle(`${board}\n\nI x*\nooo\n\nO x*\no\n`);
  expect(fixedIn(bars('IIIIII\n..'))).toEqual(['I 0,0 1,0 2,0', 'I 3,0 4,0 5,0']);
  expect(fixedIn(bars('III\nI..\nI..\nI..'))).toEqual(['I 0,0 1,0 2,0', 'I 0,1 0,2 0,3']);
  expect(() => bars('III\nIII\nIII')).toThrow('unclearCopies in line 1, column 1');
  expect(() => bars('..\nIIII')).toThrow('notThePiece in line 2, column 1');
  // Single cells can lie in one way, however many there are.
  expect(bars(`${'O'.repeat(40)}\n`.repeat(20)).fixed).toHaveLength(800);
});

test('cells that might be divided in too many ways to try them all are refused', () => {
  const board = `${'L'.repeat(32)}\n`.repeat(24);
  expect(() => parsePuzzle(`${board}\nL x*\nooo\no..\n`)).toThrow('slowCopies');
});

test('what lies may be neither flipped, nor more than there is, against the rules of the puzzle', () => {
  const turned = 'orientation: one-sided\nuse: some\n\nLLL..\n..L..\n\nL\nooo\no..\n';
  expect(() => parsePuzzle(turned)).toThrow('notThePiece in line 4, column 1');
  expect(fixedIn(parsePuzzle(turned.replace('LLL..\n..L', 'LLL..\nL..')))).toHaveLength(1);
  expect(() => parsePuzzle(square('CC.\n...\n.CC'))).toThrow('tooFewCopies in line 5, column 2');
  expect(() => parsePuzzle(square('XX.\n...\n...'))).toThrow('unknownLetter in line 3, column 1');
});

test('a piece has the letter with which solutions are printed', () => {
  const text = (board: string) => `pieces: tetromino + monomino\n\n${board}\n`;
  const puzzle = parsePuzzle(text('LLL.\nLTTT\nOOT.\nOO..\n.....'));
  expect(fixedIn(puzzle).map((one) => one.split(' ')[0])).toEqual(['L4', 'T4', 'O4']);
});

test('where cells are drawn as letters, a piece of that name has another', () => {
  const text = (board: string) => `lattice: triangle\nuse: some\n\n${board}\n\nv x1\n^v\n`;
  expect(parsePuzzle(text('^v^v')).fixed).toEqual([]);
  expect(fixedIn(parsePuzzle(text('VV^v')))).toEqual(['v 0,0 1,0']);
});

test('letters alone are read where their pieces fit', () => {
  const triangles = (board: string) =>
    parsePuzzle(`lattice: triangle\n\n${board}\n\nA\n^\n\nB\n^v\n`);
  const moved = (board: string) =>
    parsePuzzle(`lattice: triangle\norientation: fixed\n\n${board}\n\nA\nv\n\nB\n^v\n`);
  expect(fixedIn(triangles('ABB'))).toEqual(['A 0,0', 'B 1,0 2,0']);
  const puzzle = moved('ABB');
  expect(fixedIn(puzzle)).toEqual(['A 1,0', 'B 2,0 3,0']);
  expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
  expect(() => moved('BAB')).toThrow('notThePiece in line 4, column 1');
});

test('on hexagons letters stand two columns apart', () => {
  const hexagons = (board: string) => parsePuzzle(`lattice: hexagon\n\n${board}\n\nA x2\no o\n`);
  expect(fixedIn(hexagons('A A\n . .'))).toEqual(['A 0,0 2,0']);
  expect(fixedIn(hexagons(' A .\nA .'))).toEqual(['A 2,0 1,1']);
  expect(() => hexagons('AA\n . .')).toThrow('misplacedCell in line 3, column 2');
});

test('a number of solutions is not that of a board on which pieces lie', () => {
  const known = (board: string) => parsePuzzle(`known: 16\n${square(board)}`).published;
  expect(known('...\n...\n...')).toBe(16n);
  expect(known('AAA\nA..\n...')).toBeUndefined();
  const question = (board: string) => readQuestion(`known: 16\n${square(board)}`).published;
  expect(question('...\n...\n...')).toBe(16n);
  expect(question('AAA\nA..\n...')).toBeUndefined();
});

test('what fixed pieces leave is a puzzle of its own', () => {
  const printed = (text: string) => printPuzzle(restOf(parsePuzzle(text)));
  expect(printed(square('AAA\nA..\n...'))).toBe('###\n#..\n...\n\nB\noo\no.\n\nC\noo\n');
  const set = (sets: string, board: string) => `pieces: ${sets}\nuse: some\n\n${board}\n`;
  // The rest of a set is named, but for a piece of which some copies are left.
  expect(printed(set('tromino', 'III...'))).toBe(
    'pieces: tromino\nwithout: I3\nuse: some\n\n###...\n',
  );
  expect(printed(set('tromino + tromino', 'III...'))).toBe(
    'pieces: tromino + tromino\nwithout: I3\nuse: some\n\n###...\n\nI3\nooo\n',
  );
  expect(printed(set('monomino + monomino', 'O..'))).toBe('use: some\n\n#..\n\nO1\no\n');
  expect(restOf(parsePuzzle(square('AAA\nABB\nCCB'))).board.cells).toHaveLength(9);
});

test('a frame is what letters leave of a board', () => {
  expect(readFrame(square('AAA\nA..\n...')).board.cells).toHaveLength(5);
  expect(readFrame(square('AAA\nABB\nCCB')).board.cells).toHaveLength(9);
  expect(() => readFrame('..\nA.')).toThrow('unknownLetter in line 2, column 1');
});

test('any puzzle with fixed pieces is read as it was written, and numbers every cell once', () => {
  let laid = 0;
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      // A text has one freedom for all pieces.
      fc.pre(new Set(puzzle.pieces.map(({ freedom }) => freedom)).size === 1);
      laid += puzzle.fixed.length;
      expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
      const cells = numberedCells(puzzle).map(String);
      expect(cells.toSorted()).toEqual(puzzle.board.cells.map(String).toSorted());
    }),
    runs(500),
  );
  expect(laid).toBeGreaterThan(20);
});

test('what fixed pieces leave of any puzzle is read as it was written', () => {
  let halves = 0;
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const rest = restOf(puzzle);
      // A text has one freedom for all pieces, and one piece at least.
      fc.pre(new Set(puzzle.pieces.map(({ freedom }) => freedom)).size === 1);
      fc.pre(rest.pieces.length > 0);
      if (puzzle.fixed.length > 0) halves++;
      expect(parsePuzzle(printPuzzle(rest))).toEqual(rest);
    }),
    runs(500),
  );
  expect(halves).toBeGreaterThan(20);
});

test('any letters on a board are read as they are printed, or refused with their place', () => {
  let [read, refused] = [0, 0];
  const signs = fc.array(
    fc.constantFrom('', '', '', '', '', 'P', 'P', 'A', 'B', '.', '#', '^', 'v', ' '),
    {
      minLength: 1,
      maxLength: 24,
    },
  );
  fc.assert(
    fc.property(anyPuzzle(8), signs, (puzzle, written) => {
      const [head, board, ...pieces] = printPuzzle({ ...puzzle, use: 'some' }).split('\n\n');
      let at = 0;
      const harmed = board!.replaceAll(/\S/g, (sign) => written[at++ % written.length] || sign);
      const text = [head, harmed, ...pieces].join('\n\n');
      try {
        const other = parsePuzzle(text);
        const printed = printPuzzle(other);
        expect(parsePuzzle(printed)).toEqual(other);
        if (other.fixed.length > 0) read++;
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
        const { line, column } = error.issue;
        expect(column).toBeLessThanOrEqual(text.split('\n')[line - 1]!.length + 1);
        refused++;
      }
    }),
    runs(1500),
  );
  expect(Math.min(read, refused)).toBeGreaterThan(20);
});
