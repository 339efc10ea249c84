import type { Process } from '../../run/process.ts';
import type { Kind } from '../../run/step.ts';
import type { Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import { searchProcess, type SearchMark, type SearchProcess } from '../searchProcess.ts';
import { END, kindOf, PLACE, searchKinds, SOLUTION, stepOf, type Step } from '../step.ts';

/** The last of the solutions has been found; its number is always 0. */
export const COMPLETE = searchKinds.length;

/**
 * As those of a search, but it is the last solution alone that is held; and no place is undone by a remove alone, as the
 * board of the search is another one after a solution.
 */
export const enumerationKinds: readonly Kind[] = [
  ...searchKinds.map(({ name, isNumbered }) => ({ name, isNumbered })),
  { name: 'complete', isNumbered: false, isMilestone: true },
];

export interface EnumerationMark {
  readonly search: SearchMark;
  /** The placements of each solution found so far. */
  readonly found: readonly (readonly number[])[];
  /** Whether nothing has been placed since the last of them. */
  readonly isBetween: boolean;
  readonly isComplete: boolean;
}

/** A search that keeps its solutions, and is over once it has found a certain number of them. */
export class Enumeration implements Process<EnumerationMark> {
  readonly kinds = enumerationKinds;
  readonly series = ['solutions'];
  private readonly search: SearchProcess;
  private readonly most: number;
  private found: EnumerationMark['found'] = [];
  private isBetween = false;
  private isComplete = false;

  constructor(problem: Problem, search: Search, most: number) {
    this.search = searchProcess(problem, search)('steps');
    this.most = most;
  }

  get steps(): number {
    return this.search.steps;
  }

  step(): Step {
    if (this.found.length === this.most) {
      if (this.isComplete) return END;
      this.isComplete = true;
      return stepOf(COMPLETE, 0);
    }
    const event = this.search.step();
    if (kindOf(event) === PLACE) this.isBetween = false;
    else if (kindOf(event) === SOLUTION) {
      this.found = [...this.found, this.search.mark().path];
      this.isBetween = true;
    }
    return event;
  }

  mark(): EnumerationMark {
    const { search, found, isBetween, isComplete } = this;
    return { search: search.mark(), found, isBetween, isComplete };
  }

  restore({ search, found, isBetween, isComplete }: EnumerationMark): void {
    this.search.restore(search);
    this.found = found;
    this.isBetween = isBetween;
    this.isComplete = isComplete;
  }

  progress(): number {
    return this.found.length === this.most ? 1 : this.search.progress();
  }

  value(): number {
    return this.found.length;
  }
}

/** How many solutions an enumeration can have. */
export interface Survey {
  readonly solutions: number;
  /** Whether the search has no others. */
  readonly isAll: boolean;
}

/**
 * Counts the solutions of a search by carrying it out, until it is over or has reached a limit.
 *
 * @param most the limits
 */
export function survey(
  problem: Problem,
  search: Search,
  most: { readonly solutions: number; readonly steps: number },
): Survey {
  const run = searchProcess(problem, search)('steps');
  let solutions = 0;
  while (run.steps < most.steps) {
    const event = run.step();
    if (event === END) return { solutions, isAll: true };
    if (kindOf(event) !== SOLUTION) continue;
    if (solutions === most.solutions) break;
    solutions++;
  }
  return { solutions, isAll: false };
}
