import type { Help } from '../../../game/help.ts';
import { writeGame } from '../../../game/saved.ts';
import type { Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import type { PlayModel } from '../../../ui/play/model.ts';
import { todaysDate } from '../../library/byHand.ts';
import type { PageServices } from '../services.ts';
import { GameClock } from './gameClock.ts';
import { firstOf, openedGame, type OpenedGame } from './openedGame.ts';

type Services = Pick<PageServices, 'games' | 'untouched' | 'onSolution'>;

/** What is kept of a game: its moves, the help taken in it, its time; and that it was solved by hand. */
export class GameRecord {
  /** The game as it was opened. */
  readonly opened: OpenedGame;
  private readonly problem: Problem;
  /** The puzzle as text. */
  private readonly text: string;
  private readonly services: Services;
  private readonly clock: GameClock;
  private isTimed: boolean;
  private solved: ReturnType<PageServices['games']['byHand']>;

  /** @param laid what lies, as an address says it */
  constructor(problem: Problem, text: string, services: Services, laid: string) {
    [this.problem, this.text, this.services] = [problem, text, services];
    const { games } = services;
    this.opened = openedGame(problem, games.of(text), laid);
    this.clock = new GameClock(this.opened.time);
    [this.isTimed, this.solved] = [games.isTimed(), games.byHand()];
  }

  /** What is told of it. */
  get told(): Pick<PlayModel, 'time' | 'isTimed' | 'days'> {
    const { clock, isTimed, solved, services } = this;
    const days = { today: todaysDate(), date: services.games.date, solved };
    return { time: clock.time, isTimed, days };
  }

  showTime(isShown: boolean): void {
    this.isTimed = isShown;
    this.services.games.showTime(isShown);
  }

  /** The help, once a game is at a position: whether any of what lies there was given. */
  helpAt(game: Game, help: Help): Help {
    const { given } = this.opened;
    return { ...help, isGiven: given !== undefined && firstOf(game) === given };
  }

  /** Lets time pass up to a frame, and keeps it now and then. */
  frame(now: number, game: Game, help: Help, isSolved: boolean): void {
    if (this.clock.frame(now, !isSolved, this.services.untouched())) this.keep(game, help);
  }

  /** Keeps a game, once it has begun. */
  keep(game: Game, help: Help): void {
    const { hints, questions, isLive } = help;
    const isBegun = game.nodes.length > 1 || hints + questions > 0 || isLive;
    if (!isBegun) return;
    const { services, problem, text, clock } = this;
    services.games.keep(text, { game: writeGame(problem, game), help, time: clock.time });
  }

  /** Notes that a board was solved. */
  solve(board: BoardState, { isGiven }: Help): void {
    this.services.onSolution(board, !isGiven);
    this.solved = this.services.games.byHand();
  }
}
