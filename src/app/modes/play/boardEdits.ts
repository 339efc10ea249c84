import { carried } from '../../../game/carried.ts';
import { helpInBoth, type Help } from '../../../game/help.ts';
import { writePosition } from '../../../game/position.ts';
import { wentTo } from '../../../game/tree.ts';
import { edited, type Edit } from '../../../puzzle/editing.ts';
import { PuzzleError } from '../../../puzzle/errors.ts';
import type { Cell, LaidPiece, Puzzle } from '../../../puzzle/types.ts';
import { compile, coveredBy, fixedTiles, type Problem } from '../../../solve/problem.ts';
import type { EditEvent } from '../../../ui/play/model.ts';
import type { PageServices } from '../services.ts';
import { PlayedGame } from './playedGame.ts';

/** What lies on a board. */
type Lying = Pick<PlayedGame, 'problem' | 'lying'>;

/** The same, whether that solves it, the help that was taken up to there, and the time, in ms. */
type Position = Lying & Pick<PlayedGame, 'isSolved' | 'help' | 'time'>;

/** Why a text cannot say an edit, by its error. */
const reasons: Partial<Record<PuzzleError['issue']['code'], 'last' | 'alike'>> = {
  emptyBoard: 'last',
  unclearCopies: 'alike',
  slowCopies: 'alike',
};

/**
 * Edits of the board of a game. Each leads to another puzzle, in which all pieces lie as they do, and to its game.
 * More than one may be asked for before the first is on show.
 */
export class BoardEdits {
  private readonly services: PageServices;
  /** The position that the last edit led to, and that is still to come. */
  private coming: { readonly from: Lying; readonly to: Position } | undefined;

  constructor(services: PageServices) {
    this.services = services;
  }

  /**
   * Fixes or frees the piece on a cell; where none lies, closes the cell, or opens it if it is closed.
   *
   * @param now the position on show
   * @param taken the help that was taken up to there
   * @returns what came of it
   */
  press(now: Omit<Position, 'help'>, taken: Help, cell: Cell): EditEvent {
    const { problem, lying: laid, isSolved, help, time } = this.startOf(now, taken);
    const edit = editAt(problem, laid, cell);
    const other = editedOr(problem.puzzle, edit);
    if ('code' in other) return { kind: 'unedited', edit, why: reasons[other.code] ?? 'large' };
    const puzzle = this.services.unedited(other);
    const next = compile(puzzle);
    const lying = carried(problem, laid, next);
    const written = writePosition(next, lying);
    // What lies was laid in this game, but for pieces that its puzzle had fixed.
    const isGiven = help.isGiven || (edit.kind === 'free' && this.isFixedAtFirst(edit.laid));
    const game = new PlayedGame(next, this.services.games, written, isGiven);
    // Without any, its game is at its first board, wherever it was left.
    if (lying.length === 0) game.moves = wentTo(game.moves, 0);
    game.editedTo(isSolved);
    game.time = Math.max(game.time, time);
    const both = game.helpAt(helpInBoth(help, game.help));
    this.coming = {
      from: { problem: now.problem, lying: now.lying },
      to: { problem: next, lying, isSolved: game.isSolved, help: both, time: game.time },
    };
    game.keep(both);
    this.services.openEdited(puzzle, { laid: written });
    return { kind: 'edited', edit };
  }

  /** What is edited: where the last edit leads, unless something else has come of the position on show since. */
  private startOf(now: Omit<Position, 'help'>, help: Help): Position {
    const { coming } = this;
    if (coming && isSame(coming.from, now)) return coming.to;
    const { problem, lying, isSolved, time } = now;
    return { problem, lying, isSolved, help, time };
  }

  private isFixedAtFirst({ cells: [first] }: LaidPiece): boolean {
    const { fixed } = this.services.original();
    return fixed.some(({ cells }) => String(cells[0]) === String(first));
  }
}

/** Whether the same lies on the same board. */
const isSame = (one: Lying, other: Lying): boolean =>
  one.problem === other.problem && String(one.lying) === String(other.lying);

/** The edit that a press on a cell asks for. */
function editAt(problem: Problem, laid: readonly number[], cell: Cell): Edit {
  const isHere = (number: number): boolean => String(problem.board[number]) === String(cell);
  const on = (tiles: readonly number[]): LaidPiece | undefined => {
    const tile = tiles.find((one) => coveredBy(problem, one).some(isHere));
    return tile === undefined ? undefined : pieceOn(problem, tile);
  };
  const [free, fix] = [on(fixedTiles(problem)), on(laid)];
  if (free) return { kind: 'free', laid: free };
  if (fix) return { kind: 'fix', laid: fix };
  return { kind: problem.board.some((_, number) => isHere(number)) ? 'close' : 'open', cell };
}

const pieceOn = (problem: Problem, tile: number): LaidPiece => ({
  piece: problem.tiles.piece[tile]!,
  orientation: problem.tiles.orientation[tile]!,
  cells: Array.from(coveredBy(problem, tile), (number) => problem.board[number]!),
});

/** The puzzle after an edit, or the reason why a text cannot say it. */
function editedOr(puzzle: Puzzle, edit: Edit): Puzzle | PuzzleError['issue'] {
  try {
    return edited(puzzle, edit);
  } catch (error) {
    if (error instanceof PuzzleError) return error.issue;
    throw error;
  }
}
