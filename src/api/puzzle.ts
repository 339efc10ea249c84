import { PuzzleError as Fault } from '../puzzle/errors.ts';
import { parsePuzzle, printBoard, printPuzzle } from '../puzzle/text.ts';
import { fixedAt } from '../solve/fixedAt.ts';
import { ParsedPuzzle } from './parsed.ts';
import { pathOf } from './placements.ts';
import { PuzzleError } from './puzzleError.ts';
import type { Placement, Puzzle } from './types.ts';

/**
 * Reads a puzzle from text: lines `key: value`, then the board, then each piece, its name above its shape, with
 * blank lines between them.
 *
 * @throws PuzzleError for any text that is no valid puzzle, such as one whose areas differ
 * @throws TypeError for anything but a text
 */
export function parse(text: string): Puzzle {
  if (typeof text !== 'string') throw new TypeError('The puzzle to be read is no text.');
  try {
    return new ParsedPuzzle(parsePuzzle(text));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, line, column, ...details } = error.issue;
    throw new PuzzleError(code, { line, column }, details);
  }
}

/**
 * Writes a puzzle as text, which `parse` reads as an equal one. Only where copies of a piece lie side by side, and can
 * be told apart in several ways, is that text refused.
 */
export const write = (puzzle: Puzzle): string => printPuzzle(ParsedPuzzle.dataOf(puzzle));

/**
 * The puzzle in which some placements are fixed, beside those that are already, which may be among them. Its
 * solutions are the ways to complete them.
 *
 * @throws RangeError if one of them is none of this puzzle, or covers a cell that is covered, or if there are too few
 * copies
 */
export const fix = (puzzle: Puzzle, placements: Iterable<Placement>): Puzzle =>
  new ParsedPuzzle(
    fixedAt(ParsedPuzzle.problemOf(puzzle), pathOf(ParsedPuzzle.problemOf(puzzle), placements)),
  );

/**
 * Draws the board as text, line by line, as `write` does: each piece that lies by a letter, which is its name if that
 * is one letter, and open cells as dots, or `^` and `v` on triangles.
 *
 * @param placements the pieces that lie, beside those that are fixed
 * @throws RangeError as `fix` does
 */
export const draw = (puzzle: Puzzle, placements: Iterable<Placement> = []): string =>
  printBoard(ParsedPuzzle.dataOf(fix(puzzle, placements))).join('\n');
