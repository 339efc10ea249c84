import type { BoardState } from '../solve/played/boardState.ts';
import { origin } from '../solve/position.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { CHOOSE, COVER, idOf, kindOf } from '../solve/step.ts';
import type { Call } from './command.ts';
import { beside, remainingPieces } from './remainingPieces.ts';
import { painter } from './paint.ts';
import { letterPicture, pictureWithin } from './pictures.ts';

/** Lines reserved for the figures below the board, and for the cursor. */
const BELOW = 2;

/**
 * Finds the item a search branches on next: a cell, a piece (numbered after the cells), or none.
 */
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
