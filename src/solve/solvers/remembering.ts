import { type Position } from '../position.ts';
import { END, type Step } from '../step.ts';
import type { Forgetful } from './solver.ts';
import { WrappedSolver } from './wrappedSolver.ts';

/** How many steps a rule's memory lasts. */
const WINDOW = 2 ** 20;

/**
 * A search with rules that remember. What they remember is no part of a position, so they forget
 * everything whenever another 2²⁰ steps are full; a position in between is that moment, and the number of
 * events from there, which are played again to come back to it.
 */
export class Remembering extends WrappedSolver<Forgetful> {
  private since: Position;
  private events = 0;

  constructor(search: Forgetful) {
    super(search);
    this.since = search.position();
  }

  step(): Step {
    const { search } = this;
    const before = search.steps;
    const event = search.step();
    this.events++;
    if (search.steps > before && search.steps % WINDOW === 0) this.begin();
    return event;
  }

  override position(): Position {
    const { since, events } = this;
    const position = this.search.position();
    return events === 0 ? position : { ...position, since: { position: since, events } };
  }

  override restore(position: Position): void {
    this.search.restore(position.since?.position ?? position);
    this.begin();
    const events = position.since?.events ?? 0;
    for (let i = 0; i < events && this.step() !== END; i++);
    if (this.steps !== position.steps) throw new Error('The position is not one of this search.');
  }

  private begin(): void {
    this.search.forget();
    this.since = this.search.position();
    this.events = 0;
  }
}
