import {
  isRow,
  pieceOf,
  positionIn,
  readCells,
  readPiece,
  type Block,
  type Line,
} from './drawing.ts';
import { fail, limits, type TextPosition } from './errors.ts';
import type { Lattice } from './lattices/index.ts';
import { exchangeKey } from './pieces/sets.ts';
import type { Cell, Freedom, Piece } from './types.ts';

/** A piece and its position in the text. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly position: TextPosition;
}

/** Cells that are drawn without the name of a piece, or with a sign for it. */
interface Drawing {
  readonly sign?: string;
  readonly cells: Cell[];
  readonly position: TextPosition;
}

/** The upper or lower border of a table, as in `+-------+-------+`. */
const border = /^ *\+-[-+]*\+$/;
/** What may stand above and below the borders: the ends of a string in a program, such as `PIECE_DEF = """`. */
const program = /^[\p{L}\d_ $.:=<>()"'`;{}]*$/u;

/** The drawings of a block by their signs. */
class Drawings {
  private readonly all = new Map<string, Drawing>();

  add(sign: string, cell: Cell, position: TextPosition): void {
    const drawing = this.all.get(sign);
    if (drawing) drawing.cells.push(cell);
    else this.all.set(sign, { sign, cells: [cell], position });
  }

  list(): Drawing[] {
    return [...this.all.values()];
  }
}

/**
 * Reads a table in which each cell is the letter of its piece, and between two cells is a space:
 *
 *     +-------+-------+
 *     |   F F |   I   |
 *     | F F   |   I   |
 *     |   F   |   I   |
 *     +-------+-------+
 */
function readTable(block: Block): Drawing[] {
  const isBorder = ({ text }: Line): boolean => border.test(text);
  const top = block.findIndex(isBorder);
  const bottom = block.findLastIndex(isBorder);
  const drawings = new Drawings();
  /** Whether the cells of a piece are in odd columns of the text. */
  const parities = new Map<string, number>();
  for (const [row, line] of block.entries()) {
    if (isBorder(line)) continue;
    if (row < top || row > bottom) {
      if (!program.test(line.text)) fail('outsideTable', positionIn(line), {});
      continue;
    }
    for (const [index, character] of [...line.text].entries()) {
      if (character === ' ' || character === '|') continue;
      const at = { line: line.number, column: index + 1 };
      const parity = index % 2;
      const isApart = (parities.get(character) ?? parity) === parity;
      if (!isApart || !/[\p{L}\d]/u.test(character)) fail('offTable', at, { character });
      parities.set(character, parity);
      drawings.add(character, [Math.floor(index / 2), row], at);
    }
  }
  return drawings.list();
}

/** Reads rows of digits: a 0 is no cell, and other digits tell pieces apart. */
function readDigits(block: Block): Drawing[] {
  const digits = block.flatMap(({ text }) => [...text.matchAll(/\d/g)].map(({ index }) => index));
  // Digits with a space after each, as `1 1 0`, are in every second column.
  const isSpaced =
    digits.every((index) => (index - digits[0]!) % 2 === 0) &&
    block.some(({ text }) => /\d \d/.test(text));
  const drawings = new Drawings();
  for (const [row, line] of block.entries()) {
    for (const { 0: digit, index } of line.text.matchAll(/[1-9]/g)) {
      const column = isSpaced ? Math.floor(index / 2) : index;
      drawings.add(digit, [column, row], positionIn(line, index));
    }
  }
  return drawings.list();
}

const isDigits = (block: Block): boolean =>
  block.every(({ text }) => /^[\d ]+$/.test(text)) && block.some(({ text }) => /[1-9]/.test(text));

/** Whether a block is a table of pieces, with borders. */
export const isTable = (block: Block): boolean => block.some(({ text }) => border.test(text));

/** Reads what a block has: pieces with their names, or drawings without. */
function readBlock(
  lattice: Lattice,
  block: Block,
  freedom: Freedom,
): readonly (PlacedPiece | Drawing)[] {
  const position = positionIn(block[0]);
  if (lattice.id === 'square' && isTable(block)) return readTable(block);
  if (lattice.id === 'square' && isDigits(block)) return readDigits(block);
  if (isRow(lattice, block[0].text)) {
    const cells = readCells(lattice, block, 'piece');
    if (cells.length === 0) fail('missingName', position, {});
    return [{ cells, position }];
  }
  return [{ piece: readPiece(lattice, block, freedom), position }];
}

/**
 * Reads the pieces below a board. Each is drawn below its name, or without one; on squares there may also be tables with
 * borders, and rows of digits. A piece without a name has the first number that is free, and those that are alike
 * are copies of one.
 *
 * @throws PuzzleError for what cannot be read
 */
export function readPieces(
  lattice: Lattice,
  blocks: readonly Block[],
  freedom: Freedom,
): PlacedPiece[] {
  const all = blocks.flatMap((block) => readBlock(lattice, block, freedom));
  const drawings = all.filter((one): one is Drawing => 'cells' in one);
  const signs = drawings.map(({ sign }) => sign);
  const names = new Set(all.flatMap((one) => ('piece' in one ? one.piece.name : [])));
  /** A sign is a name where no other drawing has it: each may be drawn in ones. */
  const isName = (sign: string): boolean => signs.indexOf(sign) === signs.lastIndexOf(sign);
  const areNames = signs.every((sign) => sign === undefined || isName(sign));
  if (areNames) for (const sign of signs) if (sign !== undefined) names.add(sign);
  const nextNumber = (): string => {
    let number = 1;
    while (names.has(`${number}`)) number++;
    names.add(`${number}`);
    return `${number}`;
  };
  const read: PlacedPiece[] = [];
  /** Where the piece of a drawing is in the list, by its shape. */
  const places = new Map<string, number>();
  for (const one of all) {
    if ('piece' in one) {
      read.push(one);
      continue;
    }
    const { sign, cells, position } = one;
    const piece = pieceOf(lattice, { name: sign ?? '', cells, freedom, copies: 1 }, position);
    const key = exchangeKey(lattice, piece);
    const place = places.get(key);
    if (place === undefined) {
      const name = areNames && sign !== undefined ? sign : nextNumber();
      places.set(key, read.push({ piece: { ...piece, name }, position }) - 1);
    } else {
      const first = read[place]!;
      const copies = first.piece.copies + 1;
      if (copies > limits.copies)
        fail('badCopies', position, { copies: `${copies}`, limit: limits.copies });
      read[place] = { ...first, piece: { ...first.piece, copies } };
    }
  }
  return read;
}
