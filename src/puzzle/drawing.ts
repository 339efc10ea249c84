import { numbering } from './geometry.ts';
import type { Lattice } from './lattices/index.ts';
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

const cellCharacters = (lattice: Lattice, type: ShapeType): string[] =>
  [...new Set(lattice.drawn[type])].filter((character) => character !== ' ');

/**
 * Reads the cells of a board or a piece, in reading order, at their columns and rows in the text.
 *
 * @throws PuzzleError for characters not of this lattice, and for exceeded limits
 */
export function readCells(lattice: Lattice, lines: readonly Line[], type: ShapeType): Cell[] {
  const characters = cellCharacters(lattice, type);
  const cells: Cell[] = [];
  /** Whether even and odd are swapped in this drawing: decided by its first cell. */
  let shift: 0 | 1 | undefined;
  lines.forEach((line, row) => {
    const at = positionIn(line);
    if (row >= limits.side) fail('tooLarge', at, { limit: limits.side });
    for (let column = 0; column < line.text.length; column++) {
      const character = String.fromCodePoint(line.text.codePointAt(column)!);
      if (character === ' ' || (none[type] as readonly string[]).includes(character)) continue;
      const position = { line: line.number, column: column + 1 };
      if (!characters.includes(character)) {
        const code = type === 'board' ? 'badBoardCharacter' : 'badPieceCharacter';
        fail(code, position, { character, expected: [...characters, none[type][0]].join(' ') });
      }
      if (column >= limits.side) fail('tooLarge', position, { limit: limits.side });
      if (cells.length === limits.cells) fail('tooManyCells', position, { limit: limits.cells });
      const [even, odd] = lattice.drawn[type];
      const [here, there] = (column + row) % 2 === 0 ? [even, odd] : [odd, even];
      shift ??= character === here ? 0 : 1;
      if (character !== (shift === 0 ? here : there))
        fail('misplacedCell', position, { character });
      cells.push([column + shift, row]);
    }
  });
  return cells;
}

/**
 * The first column of a drawing of these cells: 1 if `readCells` shifts it one column to the right, else 0.
 */
export function firstColumn(lattice: Lattice, cells: readonly Cell[]): 0 | 1 {
  const [even, odd] = lattice.drawn.board;
  return even !== odd && cells.every(([column]) => column > 0) ? 1 : 0;
}

/** Draws cells as the lines that `readCells` reads back, starting at `firstColumn`. */
export function drawCells(lattice: Lattice, cells: readonly Cell[], type: ShapeType): string[] {
  const drawn = lattice.drawn[type];
  const first = firstColumn(lattice, cells);
  const height = Math.max(...cells.map(([, row]) => row)) + 1;
  const width = Math.max(...cells.map(([column]) => column)) + 1;
  const numberOf = numbering(cells);
  return Array.from({ length: height }, (_, row) => {
    const line = Array.from({ length: width - first }, (_, i) => {
      const column = first + i;
      const character = drawn[((column + row) % 2) as 0 | 1];
      const isTaken = numberOf([column, row]) !== undefined;
      return isTaken || character === ' ' ? character : none[type][0];
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
