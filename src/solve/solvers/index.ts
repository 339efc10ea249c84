import { dlx, ExactCover } from './exactCover.ts';
import { SolutionsOnly } from './wrappedSolver.ts';
import { Backtrack } from './backtrack.ts';
import { MemoryReset } from './memoryReset.ts';
import type { MakeSolver, SearchOptions, Solver } from './solver.ts';
import type { Problem } from '../problem.ts';

/** Adds memory resets to a solver whose rules have memory, and the level of detail `solutions`. */
function wrapped(make: (problem: Problem, options: SearchOptions) => Solver): MakeSolver {
  return (problem, options) => {
    const search = make(problem, options);
    const solver = search.remembers ? new MemoryReset(search, options.detail) : search;
    return options.detail === 'solutions' ? new SolutionsOnly(solver) : solver;
  };
}

/** Every solver, by its name in addresses and commands. */
export const solvers = {
  backtrack: wrapped((problem, options) => {
    const branching = options.order.branching?.(problem, options.seed);
    return branching
      ? new ExactCover(problem, options, branching)
      : new Backtrack(problem, options);
  }),
  dlx: wrapped(dlx),
} satisfies Record<string, MakeSolver>;

export type SolverId = keyof typeof solvers;
export type { Solver } from './solver.ts';
