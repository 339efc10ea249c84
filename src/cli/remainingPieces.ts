import { pieceLetters } from '../puzzle/labels.ts';
import type { Problem } from '../solve/problem.ts';
import type { BoardState } from '../solve/played/boardState.ts';
import { NEXT, type Glyph } from './pictures.ts';

/** Columns between the board and the pieces, and between stacks of pieces. */
const GAP = 3;

/** A picture of the pieces left, each in a fixed position. */
export interface RemainingPieces {
  readonly columns: number;
  /** @param next the item branched on next; pieces are numbered after the cells */
  draw(state: BoardState, next: number | undefined): Glyph[][];
}

/**
 * Lists the pieces of a puzzle in at most so many lines: letter, and copies left if there are
 * several.
 */
export function remainingPieces(
  { pieces, placements, cells }: Problem,
  lines: number,
): RemainingPieces {
  const mark = pieceLetters(pieces);
  const most = Math.max(...pieces.map(({ copies }) => numberOf(copies).length));
  const width = 1 + (most > 0 ? 1 + most : 0);
  const stacks = Math.ceil(pieces.length / lines);
  return {
    columns: stacks * (width + GAP),
    draw(state, next) {
      const left = pieces.map(({ copies }) => copies);
      for (const placement of state.path.subarray(0, state.depth))
        left[placements.piece[placement]!]!--;
      const entry = (piece: number): Glyph[] => {
        const copies = left[piece];
        const isLeft = copies !== undefined && copies > 0;
        const number = isLeft && copies !== 1 ? ` ${numberOf(copies)}` : '';
        return [
          ...blank(GAP - 1),
          next === cells.length + piece ? NEXT : { text: ' ' },
          isLeft ? { text: mark[piece]!, piece } : { text: ' ' },
          ...Array.from(number.padEnd(width - 1), (text) => ({ text })),
        ];
      };
      return Array.from({ length: Math.min(lines, pieces.length) }, (_, line) =>
        Array.from({ length: stacks }, (_, stack) => entry(stack * lines + line)).flat(),
      );
    },
  };
}

const numberOf = (copies: number): string =>
  copies === 1 ? '' : copies === Infinity ? '∞' : `×${copies}`;

const blank = (columns: number): Glyph[] => Array.from({ length: columns }, () => ({ text: ' ' }));

/** Joins two pictures side by side. */
export function beside(
  board: readonly (readonly Glyph[])[],
  left: readonly (readonly Glyph[])[],
): Glyph[][] {
  const width = Math.max(...board.map((line) => line.length));
  return Array.from({ length: Math.max(board.length, left.length) }, (_, i) => {
    const line = board[i] ?? [];
    return [...line, ...blank(width - line.length), ...(left[i] ?? [])];
  });
}
