import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { Moments, type Grain, type Moment, type SolutionLike } from './moment.ts';
import { namesOf, type Names } from './names.ts';
import { Situations, type Situation, type Start, type When } from './situation.ts';

/** A moment of a search, explained. */
export interface Explained {
  readonly situation: Situation;
  readonly moment: Moment;
  /** The names of cells and pieces. */
  readonly names: Names;
}

/** Explains the moments of a search. */
export class Explanation {
  readonly names: Names;
  readonly situations: Situations;
  private readonly moments: Moments;

  /** @param solutionLike finds the solution that a full board is an image of */
  constructor(problem: Problem, search: Search, solutionLike?: SolutionLike) {
    this.names = namesOf(problem);
    this.situations = new Situations(problem, search);
    this.moments = new Moments(problem, search, solutionLike);
  }

  /** @param from as in `Situations` */
  at(when: When, grain: Grain, from?: Start): Explained {
    const situation = this.situations.at(when, from);
    return { situation, moment: this.moments.of(situation, grain), names: this.names };
  }
}

/** The cells, of so many, that the caption of a moment names; none if it is about pieces or the board. */
export function cellsMeant(moment: Moment, cells: number): readonly number[] {
  if (moment.kind === 'refused') return moment.cells;
  return 'item' in moment && moment.item < cells ? [moment.item] : [];
}
