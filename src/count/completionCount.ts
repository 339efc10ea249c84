import { Count } from './count.ts';
import { fixedAt } from '../solve/fixedAt.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';

/** What is known of the number of ways to complete a position; it is true at any moment. */
export type Knowledge =
  | { readonly kind: 'exact'; readonly ways: bigint }
  | { readonly kind: 'atLeast'; readonly ways: bigint }
  | { readonly kind: 'unknown' };

/** Bytes that the states of a sweep may take. */
const MEMORY = 2 ** 27;
/** The most completions that are kept. */
const MOST_FOUND = 3;
/** States that a count writes in the time that a search takes for a step, about. */
const STATES_PER_STEP = 8;
/** Steps in the time that it takes to set up a count, about: of most positions they find out all. */
const FIRST_STEPS = 2000;
/** Steps after which a search that has found enough leaves the time to the count. */
const MOST_STEPS = 10_000;

/**
 * In how many ways a position can be completed. They are searched for one by one, which soon tells whether there
 * are any, and all where there are few; and counted without visiting each, which soon tells how many there are.
 * Both run by turns, until the caller, who has a clock, knows enough.
 */
export class CompletionCount {
  /** The completions found first, each as the placements that are laid. */
  readonly found: (readonly number[])[] = [];
  private readonly problem: Problem;
  private readonly laid: readonly number[];
  private readonly hold: string;
  /** The problem in which what lies is fixed. */
  private readonly rest: Problem;
  /** Placement of the rest → the same one of the problem; undefined until it is asked for. */
  private placementOf: readonly number[] | undefined;
  private counting: Count | undefined;
  private searching: Solver | undefined;
  private isCounted = false;
  private isSearched = false;

  /**
   * @param laid the placements that lie, in any order
   * @param hold the orientation of a piece to which completions are restricted, as in `Search`: no count can be
   */
  constructor(problem: Problem, laid: readonly number[], hold = '') {
    this.problem = problem;
    this.laid = laid;
    this.hold = hold;
    this.rest = compile(fixedAt(problem, laid));
  }

  /**
   * Searches at first, then also counts, for about as long as it takes to write so many states; returns whether
   * the number is known.
   */
  run(states: number): boolean {
    if (this.search(Math.ceil(states / STATES_PER_STEP))) return true;
    const isHard = this.hold === '' && this.searching!.steps >= FIRST_STEPS;
    return isHard && this.count(states);
  }

  /** Counts for about as long as it takes to write so many states; returns whether the number is known. */
  count(states: number): boolean {
    this.counting ??= new Count(this.rest, { unique: false, memory: MEMORY });
    this.isCounted ||= this.counting.run(states);
    return this.isCounted;
  }

  /** Searches for so many steps, unless it has found enough; returns whether the number is known. */
  search(steps: number): boolean {
    const { found, hold } = this;
    const searching = (this.searching ??= startSearch(
      this.rest,
      { ...plainSearch, solver: 'dlx', hold },
      'steps',
    ));
    for (let left = steps; left > 0 && !this.isSearched && !this.hasFoundEnough(); left--) {
      const event = searching.step();
      this.isSearched = event === END;
      if (event === END || kindOf(event) !== SOLUTION || found.length === MOST_FOUND) continue;
      found.push(this.inProblem(searching.path.subarray(0, searching.depth)));
    }
    return this.isSearched;
  }

  /** The placements of the problem that are those of the rest: both number them in the same order. */
  private inProblem(path: Int32Array): readonly number[] {
    const { problem, laid } = this;
    const state = stateAfter(problem, Int32Array.from(laid));
    this.placementOf ??= [...problem.placements.piece.keys()].filter((one) => fits(state, one));
    return Array.from(path, (placement) => this.placementOf![placement]!);
  }

  private hasFoundEnough(): boolean {
    return this.found.length === MOST_FOUND && this.searching!.steps >= MOST_STEPS;
  }

  get known(): Knowledge {
    const { counting, searching, isCounted, isSearched } = this;
    const counted = counting?.solutions ?? 0n;
    const searched = BigInt(searching?.solutions ?? 0);
    if (isCounted) return { kind: 'exact', ways: counted };
    if (isSearched) return { kind: 'exact', ways: searched };
    const ways = counted > searched ? counted : searched;
    return ways > 0n ? { kind: 'atLeast', ways } : { kind: 'unknown' };
  }
}
