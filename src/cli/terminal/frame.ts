import type { BoardState } from '../../solve/played/boardState.ts';
import { boardLetters } from '../../puzzle/fixed.ts';
import { painter, letterPicture, pictureWithin, NEXT, type Glyph } from './pictures.ts';
import { origin } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { CHOOSE, COVER, idOf, kindOf } from '../../solve/step.ts';
import type { Call } from '../command.ts';

/** Columns between the board and the pieces, and between stacks of pieces. */
const GAP = 3;

/**
 * Lists the pieces left of a puzzle in at most so many lines, each in a fixed position: letter, and copies left
 * if there are several.
 */
function remainingPieces({ puzzle, pieces, placements, cells }: Problem, lines: number) {
  const mark = boardLetters(puzzle);
  const most = Math.max(...pieces.map(({ copies }) => (copies > 0 ? numberOf(copies).length : 0)));
  const width = 1 + (most > 0 ? 1 + most : 0);
  const stacks = Math.ceil(pieces.length / lines);
  /** @param next the item branched on next; pieces are numbered after the cells */
  const draw = (state: BoardState, next: number | undefined): Glyph[][] => {
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
  };
  return { columns: stacks * (width + GAP), draw };
}

const numberOf = (copies: number): string =>
  copies === 1 ? '' : copies === Infinity ? '∞' : `×${copies}`;

const blank = (columns: number): Glyph[] => Array.from({ length: columns }, () => ({ text: ' ' }));

function beside(
  board: readonly (readonly Glyph[])[],
  left: readonly (readonly Glyph[])[],
): Glyph[][] {
  const columnsOf = (line: readonly Glyph[]): number =>
    line.reduce((sum, { text }) => sum + text.length, 0);
  const width = Math.max(...board.map(columnsOf));
  return Array.from({ length: Math.max(board.length, left.length) }, (_, i) => {
    const line = board[i] ?? [];
    return [...line, ...blank(width - columnsOf(line)), ...(left[i] ?? [])];
  });
}

/** Lines reserved for the figures below the board, and for the cursor. */
const BELOW = 2;

/** Finds the item a search branches on next: a cell, a piece (numbered after the cells), or none. */
function nextItem(problem: Problem, search: Search): (state: BoardState) => number | undefined {
  // The item depends on the board alone, whatever the rules prune.
  const looking = startSearch(problem, { ...search, rules: [] }, 'everything');
  return ({ path, depth }) => {
    looking.restore({ ...origin, path: Array.from(path.subarray(0, depth)) });
    let step = looking.step();
    while (kindOf(step) === COVER) step = looking.step();
    return kindOf(step) === CHOOSE ? idOf(step) : undefined;
  };
}

/**
 * Draws a search as lines for a terminal: the board, as large as fits, with the pieces left beside
 * it. A board larger than the terminal is cropped around the next cell.
 */
export function frameOf(
  problem: Problem,
  search: Search,
  asLetters: boolean,
): (state: BoardState, screen: Call['screen']) => string[] {
  const next = nextItem(problem, search);
  return (state, { columns, rows, colours }) => {
    const lines = Math.max(1, rows - BELOW);
    const left = remainingPieces(problem, Math.min(lines, 2 * problem.puzzle.board.height));
    const room = columns - left.columns;
    const picture = asLetters ? letterPicture(problem) : pictureWithin(problem, room, lines);
    const item = next(state);
    const board = picture(state, item);
    const row = board.findIndex((line) => line.some(({ isNext }) => isNext));
    const top = Math.max(0, Math.min(row - (lines >> 1), board.length - lines));
    const seen = board.slice(top, top + lines);
    const isRoom = seen.every((line) => line.length <= room);
    const all = isRoom ? beside(seen, left.draw(state, item)) : seen;
    return all.map((line) => line.slice(0, columns)).map(painter(colours));
  };
}
