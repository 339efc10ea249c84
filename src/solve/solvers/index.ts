import { Backtrack } from './backtrack.ts';
import { SolutionsOnly } from './solutionsOnly.ts';
import type { MakeSolver } from './solver.ts';

/** Makes a solver keep to its solutions where only they are asked for. */
function withDetail(make: MakeSolver): MakeSolver {
  return (problem, options) => {
    const solver = make(problem, options);
    return options.detail === 'solutions' ? new SolutionsOnly(solver) : solver;
  };
}

/** Every solver, by the name it has in addresses and commands. */
export const solvers = {
  backtrack: withDetail((problem, options) => new Backtrack(problem, options)),
} satisfies Record<string, MakeSolver>;

export type SolverId = keyof typeof solvers;
export type { Solver } from './solver.ts';
