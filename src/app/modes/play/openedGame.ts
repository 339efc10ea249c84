import { noHelp, type Help } from '../../../game/help.ts';
import { gameAt, readPosition } from '../../../game/position.ts';
import { readGame } from '../../../game/saved.ts';
import { newGame, type Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { KeptGame } from '../../library/games.ts';

interface OpenedGame {
  readonly game: Game;
  /** The help that was taken in it. */
  readonly help: Help;
  /** Whether the address says a position that is none of the puzzle. */
  readonly isLost: boolean;
}

/** A game that is kept, or a new one, at the position that an address says. */
export function openedGame(problem: Problem, kept: KeptGame | undefined, laid: string): OpenedGame {
  const read = kept && readGame(problem, kept.game);
  const help = kept && read ? kept.help : noHelp;
  const before = read ?? newGame;
  const game = gameAt(problem, before, laid);
  const isLost = readPosition(problem, laid) === undefined;
  // What lies there by no move of the person was given.
  return { game, help: game === before ? help : { ...help, isGiven: true }, isLost };
}
