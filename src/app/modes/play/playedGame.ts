import { noHelp, type Help } from '../../../game/help.ts';
import { gameAt, isComplete, readPosition } from '../../../game/position.ts';
import { readGame, writeGame } from '../../../game/saved.ts';
import { laidAt, newGame, type Game } from '../../../game/tree.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { PageServices } from '../services.ts';

/** The game of a puzzle: the one that is kept, or a new one, at the position that an address says. */
export class PlayedGame {
  readonly problem: Problem;
  /** The puzzle as text, under which the game is kept. */
  readonly name: string;
  /** The help that had been taken in it. */
  readonly help: Help;
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
    const kept = games.read().get(this.name);
    const read = kept && readGame(problem, kept.game);
    this.help = kept && read ? kept.help : noHelp;
    const before = read ?? newGame;
    this.moves = gameAt(problem, before, laid);
    this.isGiven = this.moves !== before;
    this.isLost = readPosition(problem, laid) === undefined;
  }

  /** The placements that lie at the position at hand. */
  get lying(): readonly number[] {
    return laidAt(this.moves);
  }

  get isSolved(): boolean {
    const { problem, lying } = this;
    // A board that was full from the start has been solved by nobody.
    return lying.length > 0 && isComplete(problem, lying);
  }

  keep(help: Help): void {
    this.games.keep(this.name, { game: writeGame(this.problem, this.moves), help });
  }
}
