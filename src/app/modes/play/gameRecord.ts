import type { Help } from '../../../game/help.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import type { PlayModel } from '../../../ui/play/model.ts';
import { todaysDate } from '../../library/byHand.ts';
import type { PageServices } from '../services.ts';
import { GameClock } from './gameClock.ts';
import type { PlayedGame } from './playedGame.ts';

type Services = Pick<PageServices, 'games' | 'untouched' | 'onSolution'>;

/** The time of a game, whether that is wanted, and what was solved by hand. */
export class GameRecord {
  private readonly played: PlayedGame;
  private readonly services: Services;
  private readonly clock: GameClock;
  private isTimed: boolean;
  private solved: ReturnType<PageServices['games']['byHand']>;

  constructor(played: PlayedGame, services: Services) {
    [this.played, this.services] = [played, services];
    this.clock = new GameClock(played.time);
    [this.isTimed, this.solved] = [services.games.isTimed(), services.games.byHand()];
  }

  /** What is told of it. */
  get told(): Pick<PlayModel, 'time' | 'days'> {
    const { played, isTimed, solved, services } = this;
    const days = { today: todaysDate(), date: services.games.date, solved };
    return { time: isTimed ? played.time : undefined, days };
  }

  showTime(isShown: boolean): void {
    this.isTimed = isShown;
    this.services.games.showTime(isShown);
  }

  /** Lets time pass up to a frame, and keeps it now and then. */
  frame(now: number, help: Help): void {
    const { played, clock, services } = this;
    const isDue = clock.frame(now, !played.isSolved, services.untouched());
    played.time = clock.time;
    if (isDue) played.keep(help);
  }

  /** Notes that a board was solved. */
  solve(board: BoardState, { isGiven }: Help): void {
    this.services.onSolution(board, !isGiven);
    this.solved = this.services.games.byHand();
  }
}
