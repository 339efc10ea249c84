import { noHelp, type Help } from '../../../game/help.ts';
import { gameAt } from '../../../game/position.ts';
import { readGame } from '../../../game/saved.ts';
import { newGame, type Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { KeptGame } from '../../library/games.ts';

/** A game that is kept, or a new one, at the position that an address says, and the help that was taken in it. */
export function openedGame(
  problem: Problem,
  kept: KeptGame | undefined,
  laid: string,
): [game: Game, help: Help] {
  const read = kept && readGame(problem, kept.game);
  const help = kept && read ? kept.help : noHelp;
  const before = read ?? newGame;
  const game = gameAt(problem, before, laid);
  // What lies there by no move of the person was given.
  return [game, game === before ? help : { ...help, isGiven: true }];
}
