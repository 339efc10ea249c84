import { dlx, ExactCover } from './exactCover.ts';
import { Backtrack } from './backtrack.ts';
import type { SearchOptions, Solver } from './solver.ts';
import type { Problem } from '../problem.ts';

/** Every solver, by its name in addresses and commands. */
export const solvers = {
  backtrack: (problem: Problem, options: SearchOptions): Solver => {
    const branching = options.order.branching?.(problem, options.seed);
    return branching
      ? new ExactCover(problem, options, branching)
      : new Backtrack(problem, options);
  },
  dlx,
};

export type SolverId = keyof typeof solvers;
export type { Solver } from './solver.ts';
