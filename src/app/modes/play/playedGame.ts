import { helpInBoth, noHelp, type Help } from '../../../game/help.ts';
import { gameAt, isComplete, readPosition, writePosition } from '../../../game/position.ts';
import { readGame, writeGame } from '../../../game/saved.ts';
import {
  hasGiven,
  laidAt,
  moved,
  newGame,
  wentTo,
  type Game,
  type Move,
} from '../../../game/tree.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { KeptGame } from '../../library/games.ts';
import type { PageServices } from '../services.ts';

/** The games that are kept. */
type KeptGames = Pick<PageServices['games'], 'of' | 'keep'>;

/**
 * The game of a puzzle: the one that is kept, or a new one, at the position that an address says. Where that says
 * nothing, a game goes on where it was, unless pieces were given there: then it begins anew.
 */
export class PlayedGame {
  readonly problem: Problem;
  /** The puzzle as text, under which the game is kept. */
  readonly name: string;
  /** The help that had been taken in it. */
  help: Help;
  /** For how long it has been played, in ms. */
  time: number;
  /** Whether the address says a position that is none of the puzzle, as long as that is still to be said. */
  isLost: boolean;
  moves: Game;
  /** The position, as text, that no move has filled, as the last open cells were closed; undefined if there is none. */
  private filled: string | undefined;
  private readonly games: KeptGames;

  /**
   * @param laid the position, as text
   * @param isGiven whether what it lays beside the game's own moves is given, rather than laid by the person
   */
  constructor(problem: Problem, games: KeptGames, laid: string, isGiven = true) {
    [this.problem, this.games] = [problem, games];
    this.name = printPuzzle(problem.puzzle);
    const read = this.read();
    ({ help: this.help, time: this.time, filled: this.filled } = read ?? { help: noHelp, time: 0 });
    const at = gameAt(problem, read?.moves ?? newGame, laid, isGiven);
    this.moves = laid === '' && hasGiven(at) ? wentTo(at, 0) : at;
    this.isLost = readPosition(problem, laid) === undefined;
  }

  /** The placements that lie at the position at hand. */
  get lying(): readonly number[] {
    return laidAt(this.moves);
  }

  /** The placement of the game that covers a cell. */
  placementOn(cell: number): number | undefined {
    return this.lying.find((one) => coveredBy(this.problem, one).includes(cell));
  }

  get isSolved(): boolean {
    const { problem, lying } = this;
    // A board that was full from the start has been solved by nobody.
    return lying.length > 0 && isComplete(problem, lying) && this.written !== this.filled;
  }

  /** Notes that an edit led to the position at hand, which solves nothing, unless it was solved before. */
  editedTo(wasSolved: boolean): void {
    this.filled = undefined;
    if (this.isSolved && !wasSolved) this.filled = this.written;
  }

  /** Makes a move, after which what lies was laid. */
  make(move: Move): void {
    this.moves = moved(this.moves, move);
    this.filled = undefined;
  }

  /** The help with which a position was come to: whether any of what lies there was given. */
  helpAt(help: Help): Help {
    return { ...help, isGiven: hasGiven(this.moves) };
  }

  /** Where the game is, as text. */
  get written(): string {
    return writePosition(this.problem, this.lying);
  }

  /** Goes to a position that another window has come to, with all moves made there; false if it is there already. */
  follow(laid: string): boolean {
    const { problem, written } = this;
    if (laid === written || readPosition(problem, laid) === undefined) return false;
    const read = this.read();
    if (read) [this.help, this.filled] = [read.help, read.filled];
    const { moves } = read ?? this;
    this.moves = laid === '' ? wentTo(moves, 0) : gameAt(problem, moves, laid);
    return true;
  }

  private read(): (Omit<KeptGame, 'game'> & Pick<PlayedGame, 'moves' | 'time'>) | undefined {
    const kept = this.games.of(this.name);
    const moves = kept && readGame(this.problem, kept.game);
    return kept && moves && { ...kept, moves, time: kept.time ?? 0 };
  }

  /** Keeps the game, once it has begun, with the time and the help that another window has kept. */
  keep(own: Help): void {
    const { games, name, problem, moves, filled } = this;
    const kept = games.of(name);
    const help = kept ? helpInBoth(own, kept.help) : own;
    const time = Math.max(this.time, kept?.time ?? 0);
    const isBegun = moves.nodes.length > 1 || help.hints + help.questions > 0 || help.isLive;
    if (isBegun) games.keep(name, { game: writeGame(problem, moves), help, time, filled });
  }
}
