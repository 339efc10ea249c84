import { drawCells, isRow, positionIn, readCells, type Block, type Line } from './drawing.ts';
import { fail, limits, type TextPosition } from './errors.ts';
import { components, neighbourLists } from './geometry.ts';
import type { Lattice } from './lattices/index.ts';
import { exchangeKey, inReadingOrder, settled } from './orient.ts';
import type { Cell, Freedom, Piece } from './types.ts';

/** A name that ends with a number of copies. */
const withCopies = /^(.*\S) +x([\d*+-]\S*)$/s;

/** Splits `A x3` into name and copies; without that ending there is one copy. */
function readName(line: Line): { name: string; copies: number } {
  const written = line.text.trim();
  const ending = withCopies.exec(written);
  const name = ending?.[1] ?? written;
  if ([...name].length > limits.name) fail('nameTooLong', positionIn(line), { limit: limits.name });
  // Lists of names, as in addresses, are separated by commas.
  if (name.includes(',')) fail('commaInName', positionIn(line, line.text.indexOf(',')), { name });
  const copies = ending?.[2] ?? '1';
  if (copies === '*') return { name, copies: Infinity };
  if (!/^[1-9]\d{0,2}$/.test(copies)) {
    const position = positionIn(line, line.text.length - copies.length);
    fail('badCopies', position, { copies, limit: limits.copies });
  }
  return { name, copies: Number(copies) };
}

/**
 * Normalises a piece with its cells in any place.
 *
 * @throws PuzzleError if the cells are not connected, and for exceeded limits
 */
function normalised(lattice: Lattice, piece: Piece, position: TextPosition): Piece {
  const { name, cells, freedom } = piece;
  if (cells.length > limits.cells) fail('tooManyCells', position, { limit: limits.cells });
  const isWhole = freedom === 'in-place' || components(neighbourLists(lattice, cells)).length === 1;
  if (!isWhole) fail('notConnected', position, { name });
  const moved = settled(lattice, freedom, cells);
  if (moved.some((cell) => Math.max(...cell) >= limits.side))
    fail('tooLarge', position, { limit: limits.side });
  return { ...piece, cells: moved };
}

/**
 * Reads a piece: its name, optionally with copies, and its shape below.
 *
 * @throws PuzzleError if either is missing or invalid
 */
export function readPiece(lattice: Lattice, block: Block, freedom: Freedom): Piece {
  const [head, ...rows] = block;
  const { name, copies } = readName(head);
  if (rows.length === 0) fail('missingShape', positionIn(head), { name });
  const cells = readCells(lattice, rows, 'piece');
  if (cells.length === 0) fail('emptyShape', positionIn(rows[0]!), { name });
  return normalised(lattice, { name, cells, freedom, copies }, positionIn(head));
}

/** Draws a piece as the lines that `readPiece` reads back. */
export function drawPiece(lattice: Lattice, { name, cells, copies }: Piece): string[] {
  // One copy is implied, unless the name alone would read as something else.
  const isPlain = copies === 1 && !withCopies.test(name) && !isRow(lattice, name);
  const ending = isPlain ? '' : copies === Infinity ? ' x*' : ` x${copies}`;
  return [name + ending, ...drawCells(lattice, [...cells].sort(inReadingOrder), 'piece')];
}

export interface PlacedPiece {
  readonly piece: Piece;
  readonly position: TextPosition;
}

/** A piece drawn without a name, or with a sign in each of its cells. */
interface Drawing {
  readonly sign?: string;
  readonly cells: Cell[];
  readonly position: TextPosition;
}

/** The upper or lower border of a table, as in `+-------+-------+`. */
const border = /^ *\+-[-+]*\+$/;
/** Lines allowed above and below the borders: delimiters of a string, such as `PIECE_DEF = """`. */
const program = /^[\p{L}\d_ $.:=<>()"'`;{}]*$/u;

/** The drawings of a block, by sign. */
type Drawings = Map<string, Drawing>;

function addCell(drawings: Drawings, sign: string, cell: Cell, position: TextPosition): void {
  const drawing = drawings.get(sign);
  if (drawing) drawing.cells.push(cell);
  else drawings.set(sign, { sign, cells: [cell], position });
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
function readTable(block: Block): Drawings {
  const isBorder = ({ text }: Line): boolean => border.test(text);
  const top = block.findIndex(isBorder);
  const bottom = block.findLastIndex(isBorder);
  const drawings: Drawings = new Map();
  /** Sign → the parity of the columns in which its cells are. */
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
      addCell(drawings, character, [Math.floor(index / 2), row], at);
    }
  }
  return drawings;
}

/** Reads rows of digits: 0 is no cell, and each other digit is a piece. */
function readDigits(block: Block): Drawings {
  const digits = block.flatMap(({ text }) => [...text.matchAll(/\d/g)].map(({ index }) => index));
  // Digits with a space after each, as `1 1 0`, are in every second column.
  const isSpaced =
    digits.every((index) => (index - digits[0]!) % 2 === 0) &&
    block.some(({ text }) => /\d \d/.test(text));
  const drawings: Drawings = new Map();
  for (const [row, line] of block.entries()) {
    for (const { 0: digit, index } of line.text.matchAll(/[1-9]/g)) {
      const column = isSpaced ? Math.floor(index / 2) : index;
      addCell(drawings, digit, [column, row], positionIn(line, index));
    }
  }
  return drawings;
}

const isDigits = (block: Block): boolean =>
  block.every(({ text }) => /^[\d ]+$/.test(text)) && block.some(({ text }) => /[1-9]/.test(text));

/** Whether a block is a table of pieces, with borders. */
export const isTable = (block: Block): boolean => block.some(({ text }) => border.test(text));

/** Reads a block: pieces with their names, or drawings without. */
function readBlock(
  lattice: Lattice,
  block: Block,
  freedom: Freedom,
): readonly (PlacedPiece | Drawing)[] {
  const position = positionIn(block[0]);
  if (lattice.id === 'square' && isTable(block)) {
    // Borders take columns and rows of their own, which a board lacks.
    if (freedom === 'in-place') fail('tableInPlace', position, {});
    return [...readTable(block).values()];
  }
  if (lattice.id === 'square' && isDigits(block)) return [...readDigits(block).values()];
  if (isRow(lattice, block[0].text)) {
    const cells = readCells(lattice, block, 'piece');
    if (cells.length === 0) fail('missingName', position, {});
    return [{ cells, position }];
  }
  return [{ piece: readPiece(lattice, block, freedom), position }];
}

/**
 * Reads the pieces below a board. Each is drawn with a name above it, or without one; on squares
 * there may also be tables with borders, and rows of digits. A piece without a name gets the first
 * free number, and equal pieces without names are copies of one.
 *
 * @throws PuzzleError for pieces that cannot be read
 */
export function readPieces(
  lattice: Lattice,
  blocks: readonly Block[],
  freedom: Freedom,
): PlacedPiece[] {
  const all = blocks.flatMap((block) => readBlock(lattice, block, freedom));
  const signs = all.flatMap((one) => ('piece' in one ? [] : (one.sign ?? [])));
  /** Whether signs are names: not if several drawings have one, as where each is drawn in ones. */
  const areNames = new Set(signs).size === signs.length;
  const named = all.flatMap((one) => ('piece' in one ? one.piece.name : []));
  const names = new Set(areNames ? [...named, ...signs] : named);
  const nextNumber = (): string => {
    let number = 1;
    while (names.has(`${number}`)) number++;
    names.add(`${number}`);
    return `${number}`;
  };
  const read: PlacedPiece[] = [];
  /** Shape → the index of its piece in the list. */
  const places = new Map<string, number>();
  for (const one of all) {
    if ('piece' in one) {
      read.push(one);
      continue;
    }
    const { sign, cells, position } = one;
    const piece = normalised(lattice, { name: sign ?? '', cells, freedom, copies: 1 }, position);
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
