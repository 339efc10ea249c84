import { numbering } from './geometry.ts';
import type { Lattice } from './lattices/index.ts';
import { isLetter } from './labels.ts';
import { fail, limits, type TextPosition } from './errors.ts';
import type { Cell } from './types.ts';

/** A line of a text without trailing spaces, and its number from 1. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

export type Block = readonly [Line, ...Line[]];

/** The position of an index into a line's text; a character outside the BMP counts as one column. */
export const positionIn = (line: Line, index = 0): TextPosition => ({
  line: line.number,
  column: Array.from(line.text.slice(0, index)).length + 1,
});

/** Splits a text at its blank lines. */
export function blocksOf(text: string): Block[] {
  const blocks: [Line, ...Line[]][] = [];
  let block: [Line, ...Line[]] | undefined;
  text.split(/\r?\n/).forEach((row, index) => {
    const line = { text: row.trimEnd(), number: index + 1 };
    if (line.text === '') block = undefined;
    else if (block) block.push(line);
    else blocks.push((block = [line]));
  });
  return blocks;
}

type ShapeType = 'board' | 'piece';

/** The characters for no cell, besides a space; the first one is written. */
const none = { board: ['#'], piece: ['.', '-'] } as const satisfies Record<
  ShapeType,
  readonly string[]
>;

/** The characters that draw the cells of a lattice. */
export const cellCharacters = (lattice: Lattice, type: ShapeType): string[] =>
  [...new Set(lattice.drawn[type])].filter((character) => character !== ' ');

/** A letter of a piece on a board: the cell it stands on, and its place in the text. */
export interface Letter {
  readonly character: string;
  readonly cell: Cell;
  readonly position: TextPosition;
}

/** A drawing as it was read. */
export interface Drawing {
  readonly cells: Cell[];
  /** The columns and rows of all that is drawn, cells or not. */
  readonly width: number;
  readonly height: number;
  readonly letters: readonly Letter[];
  /** Whether it could be one column further right as well, as nothing but letters is drawn. */
  readonly isLoose: boolean;
}

/** A cell at its column and row in the text. */
interface ReadCell {
  readonly column: number;
  readonly row: number;
  readonly isCell: boolean;
}

/** Reads the cells of a board or a piece as `readDrawing` does. */
export const readCells = (lattice: Lattice, lines: readonly Line[], type: ShapeType): Cell[] =>
  readDrawing(lattice, lines, type).cells;

/**
 * Reads a board or a piece: its cells in reading order, at their columns and rows in the text. On a board
 * letters are cells, too.
 *
 * @throws PuzzleError for characters not of this lattice, and for exceeded limits
 */
export function readDrawing(lattice: Lattice, lines: readonly Line[], type: ShapeType): Drawing {
  const characters = cellCharacters(lattice, type);
  const read: (Pick<Letter, 'character' | 'position'> & ReadCell)[] = [];
  const gaps: (readonly [column: number, row: number])[] = [];
  /** Whether even and odd are swapped in this drawing: decided by its first cell that tells. */
  let shift: 0 | 1 | undefined;
  const [even, odd] = lattice.drawn[type];
  lines.forEach((line, row) => {
    const at = positionIn(line);
    if (row >= limits.side) fail('tooLarge', at, { limit: limits.side });
    for (let column = 0; column < line.text.length; column++) {
      const character = String.fromCodePoint(line.text.codePointAt(column)!);
      if (character === ' ') continue;
      if ((none[type] as readonly string[]).includes(character)) {
        if (column < limits.side) gaps.push([column, row]);
        continue;
      }
      const position = { line: line.number, column: column + 1 };
      const isCell = characters.includes(character);
      if (!isCell && !(type === 'board' && isLetter(character))) {
        const code = type === 'board' ? 'badBoardCharacter' : 'badPieceCharacter';
        fail(code, position, { character, expected: [...characters, none[type][0]].join(' ') });
      }
      if (column >= limits.side) fail('tooLarge', position, { limit: limits.side });
      if (read.length === limits.cells) fail('tooManyCells', position, { limit: limits.cells });
      const [here, there] = (column + row) % 2 === 0 ? [even, odd] : [odd, even];
      const canBe = (drawn: string): boolean => (isCell ? drawn === character : drawn !== ' ');
      // A letter tells where only one of the two can be a cell.
      if (canBe(here) !== canBe(there) || isCell) shift ??= canBe(here) ? 0 : 1;
      if (!canBe(shift === 1 ? there : here)) fail('misplacedCell', position, { character });
      read.push({ character, column, row, position, isCell });
    }
  });
  const cells = read.map(({ column, row }): Cell => [column + (shift ?? 0), row]);
  const letters = read.flatMap(({ character, position, isCell }, i) =>
    isCell ? [] : [{ character, position, cell: cells[i]! }],
  );
  // Some lattices have no cell in every other column.
  const drawn = [...cells, ...gaps.map(([column, row]): Cell => [column + (shift ?? 0), row])];
  const places = drawn.filter((cell) => isPlace(lattice, cell));
  const most = (axis: 0 | 1): number =>
    places.reduce((most, place) => Math.max(most, place[axis] + 1), 0);
  const isLoose = shift === undefined && even !== odd;
  return { cells, width: most(0), height: most(1), letters, isLoose };
}

/** Whether a lattice has a cell at a column and row. */
export const isPlace = ({ drawn }: Lattice, [column, row]: Cell): boolean =>
  drawn.board[((column + row) % 2) as 0 | 1] !== ' ';

/**
 * The first column of a drawing of these cells: 1 if `readCells` shifts it one column to the right, else 0.
 */
export function firstColumn(lattice: Lattice, cells: readonly Cell[]): 0 | 1 {
  const [even, odd] = lattice.drawn.board;
  return even !== odd && cells.every(([column]) => column > 0) ? 1 : 0;
}

/** The columns of a drawing, from the first one on, and its rows. */
interface Box extends Pick<Drawing, 'width' | 'height'> {
  readonly first: number;
}

/** Draws cells as the lines that `readDrawing` reads back, some with a letter, in a box around them at least. */
export function drawCells(
  lattice: Lattice,
  cells: readonly Cell[],
  type: ShapeType,
  letterOf: (cell: number) => string | undefined = () => undefined,
  { first = firstColumn(lattice, cells), ...box }: Partial<Box> = {},
): string[] {
  const drawn = lattice.drawn[type];
  const height = Math.max(box.height ?? 0, ...cells.map(([, row]) => row + 1));
  const width = Math.max(box.width ?? 0, ...cells.map(([column]) => column + 1));
  const numberOf = numbering(cells);
  return Array.from({ length: height }, (_, row) => {
    const line = Array.from({ length: width - first }, (_, i) => {
      const column = first + i;
      const character = drawn[((column + row) % 2) as 0 | 1];
      const number = numberOf([column, row]);
      if (number !== undefined) return letterOf(number) ?? character;
      return character === ' ' ? character : none[type][0];
    })
      .join('')
      .trimEnd();
    // A blank line would end the block.
    return line === '' ? none[type][0] : line;
  });
}

/** Whether a line could be a row of a shape. */
export function isRow(lattice: Lattice, written: string): boolean {
  const shape = [...cellCharacters(lattice, 'piece'), ...none.piece, ' '];
  return [...written].every((character) => shape.includes(character));
}
