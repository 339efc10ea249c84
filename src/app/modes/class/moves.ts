import { Player } from '../../../play/player.ts';
import { Stops } from '../../../play/stops.ts';
import type { Tape } from '../../../play/tape.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { Problem } from '../../../solve/problem.ts';
import { SearchReplay } from '../../../solve/searchReplay.ts';
import { idOf, kindOf, REJECT, REMOVE } from '../../../solve/step.ts';
import { goToSolution } from '../../solutions.ts';
import type { Finds } from './finds.ts';

/** Moves through a search that is explained: from stop to stop, and to what stands out. */
export class Moves {
  readonly player: Stops;
  /** Shows the moment; steered by the stops alone. */
  readonly head: Player<SearchReplay>;
  private readonly problem: Problem;
  private readonly found: FoundSolutions;
  private readonly finds: Finds;

  constructor(problem: Problem, tape: Tape, found: FoundSolutions, finds: Finds) {
    this.problem = problem;
    this.found = found;
    this.finds = finds;
    this.head = new Player(new SearchReplay(problem), tape);
    this.player = new Stops(this.head, tape, {
      isPassed: () => this.isPassed(),
      isStop: () => this.isFull(),
    });
  }

  /** Goes to the end of a step, and stays there. */
  goTo(step: number): void {
    this.player.playing = false;
    this.player.seek(step);
  }

  /** Goes to the nearest full board, ahead or back, if there is one. */
  toSolution(direction: 1 | -1): void {
    goToSolution(this.player, this.head, this.found, direction);
  }

  /** Goes to the nearest dead end, ahead or back, if there is one. */
  toDeadEnd(direction: 1 | -1): void {
    const { deadEnds } = this.finds;
    const { at } = this.player;
    const next =
      direction > 0 ? deadEnds.find((step) => step > at) : deadEnds.findLast((step) => step < at);
    if (next !== undefined) this.goTo(next);
  }

  /** Whether all that happened is that a piece was passed over because no copy of it is left. */
  private isPassed(): boolean {
    const { last, next } = this.head.around;
    if (last === undefined || kindOf(last) !== REJECT) return false;
    if (next === undefined || kindOf(next) === REMOVE) return false;
    const { pieces, placements } = this.problem;
    const piece = placements.piece[idOf(last)]!;
    const laid = [...new Set(this.head.replay.tiling.owner)].filter((placement) => placement >= 0);
    const used = laid.filter((placement) => placements.piece[placement] === piece).length;
    return used >= pieces[piece]!.copies;
  }

  private isFull(): boolean {
    return !this.head.replay.tiling.owner.includes(-1);
  }
}
