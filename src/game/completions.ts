import { Count } from '../count/count.ts';
import type { Problem } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import { restAfter, type Rest } from './rest.ts';

/** What is known of the number of ways to complete a position; it is true at any moment. */
export type Knowledge =
  | { readonly kind: 'exact'; readonly ways: bigint }
  | { readonly kind: 'atLeast'; readonly ways: bigint }
  | { readonly kind: 'unknown' };

/** Bytes that the states of a sweep may take. */
const MEMORY = 2 ** 27;
/** The most completions that are searched for. */
const MOST_FOUND = 3;

/**
 * In how many ways a position can be completed. It is counted without visiting each; and some are searched for,
 * which is soon done even where the number is large. The caller, who has a clock, runs both by turns until
 * enough is known.
 */
export class CompletionCount {
  /** The completions found so far, each as the placements that are laid. */
  readonly found: (readonly number[])[] = [];
  private readonly rest: Rest;
  private counting: Count | undefined;
  private searching: Solver | undefined;
  private isCounted = false;
  private isSearched = false;

  /** @param laid the placements that lie, in any order */
  constructor(problem: Problem, laid: readonly number[]) {
    this.rest = restAfter(problem, laid);
  }

  /** Counts for about as long as it takes to write so many states; returns whether the number is known. */
  count(states: number): boolean {
    this.counting ??= new Count(this.rest.problem, { unique: false, memory: MEMORY });
    this.isCounted ||= this.counting.run(states);
    return this.isCounted;
  }

  /** Searches for so many steps; returns whether some completions are known, or all if there are fewer. */
  search(steps: number): boolean {
    const { found, rest } = this;
    this.searching ??= startSearch(rest.problem, { ...plainSearch, solver: 'dlx' }, 'steps');
    const { searching } = this;
    for (let left = steps; left > 0 && !this.isSearched && found.length < MOST_FOUND; left--) {
      const event = searching.step();
      this.isSearched = event === END;
      if (event === END || kindOf(event) !== SOLUTION) continue;
      const path = searching.path.subarray(0, searching.depth);
      found.push(Array.from(path, (placement) => rest.placementOf[placement]!));
    }
    return this.isSearched || found.length === MOST_FOUND;
  }

  get known(): Knowledge {
    const { found, counting, isCounted, isSearched } = this;
    const counted = counting?.solutions ?? 0n;
    const searched = BigInt(found.length);
    if (isCounted) return { kind: 'exact', ways: counted };
    if (isSearched) return { kind: 'exact', ways: searched };
    const ways = counted > searched ? counted : searched;
    return ways > 0n ? { kind: 'atLeast', ways } : { kind: 'unknown' };
  }
}
