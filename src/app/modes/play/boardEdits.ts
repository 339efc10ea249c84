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

/** What lies on a board, and whether that solves it. */
type Position = Pick<PlayedGame, 'problem' | 'lying' | 'isSolved'>;

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
  private coming: Position | undefined;

  constructor(services: PageServices) {
    this.services = services;
  }

  /**
   * Fixes or frees the piece on a cell; where none lies, closes the cell, or opens it if it is closed.
   *
   * @param now the position on show
   * @param help the help that was taken up to there
   * @returns what came of it
   */
  press(now: Position, cell: Cell, help: Help): EditEvent {
    const { problem, lying: laid, isSolved } = this.coming ?? now;
    const edit = editAt(problem, laid, cell);
    const other = editedOr(problem.puzzle, edit);
    if ('code' in other) return { kind: 'unedited', edit, why: reasons[other.code] ?? 'large' };
    const puzzle = this.services.unedited(other);
    const next = compile(puzzle);
    const lying = carried(problem, laid, next);
    const written = writePosition(next, lying);
    // Its pieces were laid in this game, and are given by no one.
    const game = new PlayedGame(next, this.services.games, written);
    // Without any, its game is at its first board, wherever it was left.
    if (lying.length === 0) game.moves = wentTo(game.moves, 0);
    game.editedTo(isSolved);
    this.coming = { problem: next, lying, isSolved: game.isSolved };
    if (game.moves.nodes.length > 1) game.keep(helpInBoth(help, game.help));
    this.services.openEdited(puzzle, { laid: written });
    return { kind: 'edited', edit };
  }
}

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
