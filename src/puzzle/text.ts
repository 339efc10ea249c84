import { drawPiece, isTable, readPieces, type PlacedPiece } from './pieceText.ts';
import { exchangeKey, orientations } from './orient.ts';
import {
  blocksOf,
  drawCells,
  positionIn,
  readDrawing,
  type Block,
  type Drawing,
} from './drawing.ts';
import { boardWith, firstColumnOf, lettersOn, readLaid } from './fixed.ts';
import { isHeader, positionOf, printHeader, readHeader, type Header } from './header.ts';
import { lattices, type LatticeId } from './lattices/index.ts';
import { pieceSets, piecesNamed } from './pieces/index.ts';
import { numbering } from './geometry.ts';
import { fail, limits } from './errors.ts';
import type { Puzzle, Question } from './types.ts';

/**
 * Control characters, tabs included; invisible format characters; line separators that most
 * programs do not treat as line breaks; and code points that are not characters.
 */
const forbidden = /(?!\r\n|\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function rejectForbidden(text: string): void {
  const found = forbidden.exec(text);
  if (!found) return;
  const before = text.slice(0, found.index).split('\n');
  const position = { line: before.length, column: [...before.at(-1)!].length + 1 };
  if (found[0] === '\t') fail('tab', position, {});
  fail('controlCharacter', position, { character: codePoint(found[0]) });
}

function readBoard(lattice: LatticeId, block: Block): Drawing {
  const drawing = readDrawing(lattices[lattice], block, 'board');
  if (drawing.cells.length === 0) fail('emptyBoard', positionIn(block[0]), {});
  return drawing;
}

/** The pieces of the named sets, with as many copies as their set is named, without those left out. */
function namedPieces({ lattice, sets, without }: Header): PlacedPiece[] {
  const asked = [...new Set(sets.map(({ text }) => text))].flatMap((name) => {
    const named = sets.filter(({ text }) => text === name);
    const copies = named.length;
    const position = positionOf(named[0]!);
    const pieces = piecesNamed(lattice, name);
    if (!pieces) {
      const sets = Object.keys(pieceSets[lattice]).join(', ');
      fail('unknownSet', position, { name, sets });
    }
    if (copies > limits.copies) {
      const params = { name, times: copies, limit: limits.copies };
      fail('setTooOften', positionOf(named[limits.copies]!), params);
    }
    return pieces.map((piece): PlacedPiece => ({ piece: { ...piece, copies }, position }));
  });
  const unknown = without.find(({ text }) => asked.every(({ piece }) => piece.name !== text));
  if (unknown) fail('unknownPiece', positionOf(unknown), { name: unknown.text });
  const left = new Set(without.map(({ text }) => text));
  return asked.filter(({ piece }) => !left.has(piece.name));
}

function rejectDuplicates(lattice: LatticeId, asked: readonly PlacedPiece[]): void {
  const names = new Set<string>();
  const shapes = new Map<string, string>();
  for (const { piece, position } of asked) {
    const { name } = piece;
    if (names.has(name)) fail('sameName', position, { name });
    names.add(name);
    const key = exchangeKey(lattices[lattice], piece);
    const other = shapes.get(key);
    if (other !== undefined) fail('sameShape', position, { name, other });
    shapes.set(key, name);
  }
}

/** The cells of all copies of some pieces; Infinity if there are any number of one. */
export const areaOf = (pieces: Puzzle['pieces']): number =>
  pieces.reduce((sum, { cells, copies }) => sum + cells.length * copies, 0);

/** Rejects puzzles with more placements than a search has room for, at the first piece too many. */
function rejectTooManyWays(lattice: LatticeId, board: number, asked: readonly PlacedPiece[]): void {
  const limit = Math.floor(limits.ways / board);
  let pieces = 0;
  let first: PlacedPiece['position'] | undefined;
  for (const { piece, position } of asked) {
    const images = orientations(lattices[lattice], piece.cells, piece.freedom);
    pieces += images.length * piece.cells.length;
    if (pieces > limit) first ??= position;
  }
  if (first) fail('tooManyWays', first, { pieces, board, limit });
}

/** Parses a text, with the positions for later errors. */
function read(text: string) {
  if (text.length > limits.text) {
    fail('textTooLong', { line: 1, column: 1 }, { limit: limits.text });
  }
  const clean = text.replace(/^\uFEFF/, '');
  rejectForbidden(clean);
  const blocks = blocksOf(clean);
  const boardAt = blocks.findIndex((block) => !isHeader(block));
  const above = blocks.splice(0, boardAt < 0 ? blocks.length : boardAt);
  const header = readHeader(above.flat());
  const { title, lattice, sets, without, use, freedom, published, ...others } = header;
  const [boardBlock, ...pieceBlocks] = blocks;
  if (!boardBlock) fail('missingBoard', { line: clean.split('\n').length, column: 1 }, {});
  if (isTable(boardBlock)) fail('missingBoard', positionIn(boardBlock[0]), {});
  const drawing = readBoard(lattice, boardBlock);
  const drawn = readPieces(lattices[lattice], pieceBlocks, freedom);
  // Without pieces, no letter is one of a piece.
  if (sets.length + drawn.length === 0) readLaid({ lattice, pieces: [] }, drawing);
  const asked = {
    sets: sets.map(({ text }) => text),
    without: without.map(({ text }) => text),
    drawn: drawn.map(({ piece }) => piece),
  };
  const board = boardWith(drawing.cells, drawing);
  // The number is that of the board without letters.
  const known = published === undefined || drawing.letters.length > 0 ? {} : { published };
  const question: Question = { title, lattice, board, use, asked, ...known, ...others };
  return { question, header, boardBlock, drawing, drawn };
}

/**
 * Reads a text without making the pieces of its sets.
 *
 * @throws PuzzleError for errors outside these sets
 */
export const readQuestion = (text: string): Question => read(text).question;

/**
 * Reads the board of a text, which may be without pieces, to be divided: where letters are, pieces lie. All of
 * it if they leave no cell, as `restOf` does.
 *
 * @throws PuzzleError as `readQuestion` does
 */
export function readFrame(text: string): Question {
  const { question, drawing } = read(text);
  const taken = numbering(drawing.letters.map(({ cell }) => cell));
  const open = question.board.cells.filter((cell) => taken(cell) === undefined);
  return open.length === 0 ? question : { ...question, board: boardWith(open) };
}

/**
 * Reads a puzzle text.
 *
 * @throws PuzzleError with line and column for invalid text, for pieces that cannot be told apart,
 * if the areas of board and pieces rule out any solution, and if there are more placements than a
 * search has room for
 */
export function parsePuzzle(text: string): Puzzle {
  const { question, header, boardBlock, drawing, drawn } = read(text);
  const { lattice, use } = question;
  const asked = [...namedPieces(header), ...drawn];
  if (asked.length === 0) {
    fail('noPieces', { line: text.split('\n').length, column: 1 }, {});
  }
  if (asked.length > limits.pieces) {
    fail('tooManyPieces', asked[limits.pieces]!.position, {
      pieces: asked.length,
      limit: limits.pieces,
    });
  }
  rejectDuplicates(lattice, asked);
  const pieces = asked.map(({ piece }) => piece);
  const { board, fixed } = readLaid({ lattice, pieces }, drawing);
  const area = areaOf(pieces);
  if (use === 'all' && Number.isFinite(area) && area !== board.cells.length) {
    fail('areasDiffer', positionIn(boardBlock[0]), { board: board.cells.length, pieces: area });
  }
  rejectTooManyWays(lattice, board.cells.length, asked);
  return { ...question, board, pieces, fixed };
}

/** Draws a board, line by line, with the letters of its fixed pieces. */
export function printBoard(puzzle: Puzzle): string[] {
  const { cells, width, height } = puzzle.board;
  const letters = lettersOn(puzzle);
  const at = numbering(letters.map(({ cell }) => cell));
  const letterOf = (cell: number) => letters[at(cells[cell]!) ?? -1]?.character;
  const first = firstColumnOf(puzzle, letters);
  return drawCells(lattices[puzzle.lattice], cells, 'board', letterOf, { first, width, height });
}

/**
 * Writes a puzzle as text that `parsePuzzle` reads back as an equal one. Pieces drawn one by one
 * must agree in freedom, as they do in any puzzle read from text.
 */
export function printPuzzle(puzzle: Puzzle): string {
  const lattice = lattices[puzzle.lattice];
  return (
    [
      printHeader(puzzle),
      printBoard(puzzle),
      ...puzzle.asked.drawn.map((piece) => drawPiece(lattice, piece)),
    ]
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n') + '\n'
  );
}
