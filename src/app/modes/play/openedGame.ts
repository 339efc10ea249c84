import { noHelp, type Help } from '../../../game/help.ts';
import { gameAt, readPosition } from '../../../game/position.ts';
import { readGame } from '../../../game/saved.ts';
import { newGame, pathTo, wentTo, type Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { KeptGame } from '../../library/games.ts';

export interface OpenedGame {
  readonly game: Game;
  /** The help that was taken in it. */
  readonly help: Help;
  /** The node of the first piece that was given, rather than laid by the person. */
  readonly given: number | undefined;
  /** For how long it has been played, in ms. */
  readonly time: number;
  /** Whether the address says a position that is none of the puzzle. */
  readonly isLost: boolean;
}

/**
 * A game that is kept, or a new one, at the position that an address says. Where that says nothing, a game goes on
 * where it was, unless pieces were given there: then it begins anew.
 */
export function openedGame(problem: Problem, kept: KeptGame | undefined, laid: string): OpenedGame {
  const read = kept && readGame(problem, kept.game);
  const { help, time = 0 } = kept && read ? kept : { help: noHelp };
  const before = read ?? newGame;
  const at = gameAt(problem, before, laid);
  const isLost = readPosition(problem, laid) === undefined;
  // What lies there by no move of the person was given.
  const given = help.isGiven || at !== before ? firstOf(at) : undefined;
  const isAnew = laid === '' && given !== undefined;
  const game = isAnew ? wentTo(at, 0) : at;
  return { game, help: { ...help, isGiven: !isAnew && given !== undefined }, given, time, isLost };
}

/** The node of the first piece on the way to the position at hand. */
export const firstOf = ({ nodes, at }: Game): number | undefined => pathTo(nodes, at)[1];
