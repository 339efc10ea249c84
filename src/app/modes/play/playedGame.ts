import { noHelp, type Help } from '../../../game/help.ts';
import { gameAt, isComplete, readPosition, writePosition } from '../../../game/position.ts';
import { readGame, writeGame } from '../../../game/saved.ts';
import { laidAt, newGame, wentTo, type Game } from '../../../game/tree.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { PageServices } from '../services.ts';

/** The game of a puzzle: the one that is kept, or a new one, at the position that an address says. */
export class PlayedGame {
  readonly problem: Problem;
  /** The puzzle as text, under which the game is kept. */
  readonly name: string;
  /** The help that had been taken in it. */
  help: Help;
  /** Whether something lies there by no move of the game. */
  readonly isGiven: boolean;
  /** Whether the address says a position that is none of the puzzle. */
  readonly isLost: boolean;
  moves: Game;
  private readonly games: PageServices['games'];

  /** @param laid the position, as text */
  constructor(problem: Problem, games: PageServices['games'], laid: string) {
    [this.problem, this.games] = [problem, games];
    this.name = printPuzzle(problem.puzzle);
    const read = this.read();
    this.help = read?.help ?? noHelp;
    const before = read?.moves ?? newGame;
    this.moves = gameAt(problem, before, laid);
    this.isGiven = this.moves !== before;
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
    return lying.length > 0 && isComplete(problem, lying);
  }

  /** Where the game is, as text. */
  get written(): string {
    return writePosition(this.problem, this.lying);
  }

  /** Goes to a position that another window has come to, with all moves made there; false if it is there already. */
  follow(laid: string): boolean {
    const { problem, written } = this;
    if (laid === written || readPosition(problem, laid) === undefined) return false;
    const { moves, help } = this.read() ?? this;
    this.help = help;
    this.moves = laid === '' ? wentTo(moves, 0) : gameAt(problem, moves, laid);
    return true;
  }

  private read(): { moves: Game; help: Help } | undefined {
    const kept = this.games.read().get(this.name);
    const moves = kept && readGame(this.problem, kept.game);
    return kept && moves && { moves, help: kept.help };
  }

  keep(help: Help): void {
    this.games.keep(this.name, { game: writeGame(this.problem, this.moves), help });
  }
}
