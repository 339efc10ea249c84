import { LEAVE, type Position } from '../position.ts';
import { END, type Detail, type Step } from '../step.ts';
import type { Solver } from './solver.ts';
import { WrappedSolver } from './wrappedSolver.ts';

/** Steps between two resets. */
export const MEMORY_STEPS = 2 ** 20;

/**
 * Makes a search restorable whose rules have memory. Positions do not contain that memory; it is
 * cleared every 2²⁰ steps, and a position records the last reset, from which restoring replays the
 * search.
 */
export class MemoryReset extends WrappedSolver {
  private readonly detail: Detail;
  private readonly period: number;
  /** The position at which the memory was last cleared. */
  private replayFrom: Position;
  private isCleared = true;

  constructor(search: Solver, detail: Detail, period = MEMORY_STEPS) {
    super(search);
    this.detail = detail;
    this.period = period;
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

  /** Also clears the memory: a replay would search below the skipped node. */
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
    // SOLUTION and IMAGE are emitted at every level of detail, other events between steps only at
    // the finest.
    while (this.search.position().isLeaf !== isLeaf && this.step() !== END);
    const isBehind = (): boolean => {
      const now = this.search.position();
      return (
        this.steps === steps &&
        (now.phase !== phase || now.tried !== tried || now.emitted !== emitted)
      );
    };
    if (this.detail === 'everything') while (isBehind() && this.step() !== END);
    // END is not a step, and no event precedes it.
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
