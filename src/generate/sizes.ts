import { limits } from '../puzzle/errors.ts';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import type { Board, Cell, Question } from '../puzzle/types.ts';
import { frameOf, type Frame } from './frame.ts';

/** The blocks to divide a frame into: a number of blocks as equal as can be, or their sizes. */
export type Blocks = number | readonly number[];

/** Reads a number of blocks, or their sizes separated by commas; undefined for anything else. */
export function readBlocks(text: string): Blocks | undefined {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return /^\d{1,9}(,\d{1,9})+$/.test(text) ? text.split(',').map(Number) : undefined;
}

/** The reason why a board cannot be divided into some blocks. */
export type BlocksIssue =
  | { readonly code: 'tooManyCells'; readonly cells: number; readonly limit: number }
  | { readonly code: 'tooLong'; readonly side: number; readonly limit: number }
  | { readonly code: 'tooManyBlocks'; readonly cells: number; readonly blocks: number }
  | { readonly code: 'noCells'; readonly size: number }
  /** The cells are items, and the pieces options. */
  | { readonly code: 'noBoard' }
  | { readonly code: 'sizesDiffer'; readonly cells: number; readonly sum: number }
  /** The board is in several parts, and no choice of blocks fills each of them. */
  | { readonly code: 'partsDiffer'; readonly parts: readonly number[] };

export type Undivided = Pick<Question, 'lattice' | 'board'>;

/** The most cells of a frame: with more, the pieces may have more placements than a text may. */
const mostCells = (lattice: LatticeId): number =>
  Math.floor(Math.sqrt(limits.ways / lattices[lattice].symmetries.length));

/** The issue of a board with too many cells; undefined if there is none. */
export function cellsIssue(lattice: LatticeId, cells: number): BlocksIssue | undefined {
  const limit = mostCells(lattice);
  return cells > limit ? { code: 'tooManyCells', cells, limit } : undefined;
}

export type BoxSize = readonly [columns: number, rows: number];

/** Reads the size of a rectangle, written 10x10; undefined for anything else. */
export function readBoxSize(text: string): BoxSize | undefined {
  const [, columns, rows] = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(text) ?? [];
  return columns === undefined ? undefined : [Number(columns), Number(rows)];
}

export function boxOf(width: number, height: number): Undivided | BlocksIssue {
  const side = Math.max(width, height);
  const issue = cellsIssue('square', width * height);
  if (issue) return issue;
  if (side > limits.side) return { code: 'tooLong', side, limit: limits.side };
  const cells = Array.from({ length: width * height }, (_, i): Cell => [
    i % width,
    Math.floor(i / width),
  ]);
  const board: Board = { cells, width, height };
  return { lattice: 'square', board };
}

/** A frame, and the sizes of blocks that fill it. */
export interface SizedFrame {
  readonly frame: Frame;
  /** Block → the number of its cells. */
  readonly sizes: readonly number[];
}

/** The frame that a board makes, with the sizes of the blocks, or an issue of them. */
export function sizedFrame(undivided: Undivided, blocks: Blocks): SizedFrame | BlocksIssue {
  const cells = undivided.board.cells.length;
  const issue = cellsIssue(undivided.lattice, cells);
  if (issue) return issue;
  const count = typeof blocks === 'number' ? blocks : blocks.length;
  if (count > cells) return { code: 'tooManyBlocks', cells, blocks: count };
  const sizes = typeof blocks === 'number' ? equalSizes(cells, blocks) : blocks;
  const empty = sizes.find((size) => size < 1);
  if (empty !== undefined) return { code: 'noCells', size: empty };
  const sum = sizes.reduce((sum, size) => sum + size, 0);
  if (sum !== cells) return { code: 'sizesDiffer', cells, sum };
  const frame = frameOf(undivided);
  const parts = frame.parts.map((part) => part.length);
  return allot(parts, sizes) === undefined ? { code: 'partsDiffer', parts } : { frame, sizes };
}

/** Cell i belongs to block ⌊i · blocks / cells⌋. */
export function equalSizes(cells: number, blocks: number): number[] {
  const sizes = Array.from({ length: blocks }, () => 0);
  for (let i = 0; i < cells; i++) sizes[Math.floor((i * blocks) / cells)]!++;
  return sizes;
}

/** Choices after which it is left open whether blocks can be allotted. */
const MOST_CHOICES = 100_000;

/**
 * Finds a part of the board for each block, such that the blocks fill every part exactly.
 *
 * @param parts the numbers of their cells
 * @param sizes of the blocks, the ones to use up first before others
 * @returns block → its part; `undefined` if there is no way, `'unknown'` if that takes too long to tell
 */
export function allot(
  parts: readonly number[],
  sizes: readonly number[],
): number[] | 'unknown' | undefined {
  const kinds = [...new Set(sizes)];
  const left = kinds.map((kind) => sizes.filter((size) => size === kind).length);
  /** Part × kind → how many blocks of that kind it gets. */
  const shares = parts.map(() => kinds.map(() => 0));
  const failed = new Set<string>();
  let choices = 0;
  const fill = (part: number, kind: number, cells: number): boolean => {
    if (cells === 0) return part + 1 === parts.length || fill(part + 1, 0, parts[part + 1]!);
    if (kind === kinds.length || ++choices > MOST_CHOICES) return false;
    const state = `${part} ${kind} ${cells} ${left.join()}`;
    if (failed.has(state)) return false;
    const most = Math.min(left[kind]!, Math.floor(cells / kinds[kind]!));
    for (let count = most; count >= 0; count--) {
      left[kind]! -= count;
      shares[part]![kind] = count;
      if (fill(part, kind + 1, cells - count * kinds[kind]!)) return true;
      left[kind]! += count;
    }
    shares[part]![kind] = 0;
    failed.add(state);
    return false;
  };
  if (!fill(0, 0, parts[0]!)) return choices > MOST_CHOICES ? 'unknown' : undefined;
  return sizes.map((size) => {
    const kind = kinds.indexOf(size);
    const part = shares.findIndex((share) => share[kind]! > 0);
    shares[part]![kind]!--;
    return part;
  });
}
