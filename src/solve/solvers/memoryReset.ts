import { LEAVE, type Position } from '../position.ts';
import { END, type Detail, type Step } from '../step.ts';
import type { Solver } from './solver.ts';
import { WrappedSolver } from './wrappedSolver.ts';

/** How many steps a rule's memory lasts. */
export const MEMORY_STEPS = 2 ** 20;

/**
 * A search with rules that remember. What they remember is no part of a position, so they forget
 * everything whenever another 2²⁰ steps are full; a position in between says where that was, and the
 * way from there is gone again to come back to it.
 */
export class MemoryReset extends WrappedSolver {
  private readonly detail: Detail;
  private readonly period: number;
  /** Where the rules forgot last. */
  private replayFrom: Position;
  private isCleared = true;

  constructor(search: Solver, detail: Detail, window = MEMORY_STEPS) {
    super(search);
    this.detail = detail;
    this.period = window;
    this.replayFrom = search.position();
  }

  step(): Step {
    const { search } = this;
    const before = search.steps;
    const event = search.step();
    this.isCleared = false;
    if (search.steps > before && search.steps % this.period === 0) this.forget();
    return event;
  }

  /** Forgets, too: gone again, the way would lead below the node that is skipped. */
  override skip(): void {
    this.search.skip();
    this.forget();
  }

  override position(): Position {
    const position = this.search.position();
    return this.isCleared ? position : { ...position, replayFrom: this.replayFrom };
  }

  override restore(position: Position): void {
    this.search.restore(position.replayFrom ?? position);
    this.forget();
    const { steps, isLeaf, phase, tried, emitted } = position;
    while (this.steps < steps && this.step() !== END);
    // A solution, or an image of one, is told of at every level of detail, what else is between steps only at the finest.
    while (this.search.position().isLeaf !== isLeaf && this.step() !== END);
    const isBehind = (): boolean => {
      const now = this.search.position();
      return (
        this.steps === steps &&
        (now.phase !== phase || now.tried !== tried || now.emitted !== emitted)
      );
    };
    if (this.detail === 'everything') while (isBehind() && this.step() !== END);
    // The end of all is no step, and told of at no level of detail but by END.
    const isOver = phase === LEAVE && position.path.length === 0;
    if (isOver && this.search.position().phase !== LEAVE) this.step();
    if (this.steps !== steps || this.depth !== position.path.length)
      throw new Error('The position is not one of this search.');
  }

  override forget(): void {
    this.search.forget();
    this.replayFrom = this.search.position();
    this.isCleared = true;
  }
}
