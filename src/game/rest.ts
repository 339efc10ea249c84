import { fixedAt } from '../solve/fixedAt.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { fits, stateAfter } from '../solve/state.ts';

/** What is left of a problem where some placements lie: the problem in which they are fixed. */
export interface Rest {
  readonly problem: Problem;
  /** Placement of the rest → the same one of the whole problem. */
  readonly placementOf: readonly number[];
}

export function restAfter(problem: Problem, laid: readonly number[]): Rest {
  const state = stateAfter(problem, Int32Array.from(laid));
  // Placements are numbered in the same order in both.
  const placementOf = [...problem.placements.piece.keys()].filter((one) => fits(state, one));
  return { problem: compile(fixedAt(problem, laid)), placementOf };
}
