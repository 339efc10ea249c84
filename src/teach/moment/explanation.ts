import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { Moments, type Grain, type Moment, type SolutionLike } from './moment.ts';
import { namesOf, type Names } from './names.ts';
import { Situations, type Situation, type Start, type When } from './situation.ts';

/** A moment of a search, explained. */
export interface Explained {
  readonly situation: Situation;
  readonly moment: Moment;
  /** What cells and pieces are called. */
  readonly names: Names;
}

/** Explains the moments of a search: finds out what it knows at each, and what there is to say of it. */
export class Explanation {
  readonly names: Names;
  private readonly situations: Situations;
  private readonly moments: Moments;

  /** @param solutionLike tells which solution a full board is an image of, where that is to be said */
  constructor(problem: Problem, search: Search, solutionLike?: SolutionLike) {
    this.names = namesOf(problem);
    this.situations = new Situations(problem, search);
    this.moments = new Moments(problem, search, solutionLike);
  }

  /** @param from as in `Situations` */
  situationAt(when: When, from?: Start): Situation {
    return this.situations.at(when, from);
  }

  returnTick(step: number, from?: Start): number {
    return this.situations.returnTick(step, from);
  }

  at(when: When, grain: Grain, from?: Start): Explained {
    const situation = this.situations.at(when, from);
    return { situation, moment: this.moments.of(situation, grain), names: this.names };
  }
}

/**
 * The cells that the sentence on a moment names or speaks of, to be marked where it is read; none where it is about pieces
 * or the whole board.
 *
 * @param cells how many cells the board has: items are numbered cells first
 */
export function cellsMeant(moment: Moment, cells: number): readonly number[] {
  if (moment.kind === 'refused') return moment.cells;
  return 'item' in moment && moment.item < cells ? [moment.item] : [];
}
