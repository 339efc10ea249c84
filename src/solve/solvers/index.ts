import { Backtrack } from './backtrack.ts';
import type { MakeSolver } from './solver.ts';

/** Every solver, by the name it has in addresses and commands. */
export const solvers = {
  backtrack: (problem, options) => new Backtrack(problem, options),
} satisfies Record<string, MakeSolver>;

export type SolverId = keyof typeof solvers;
export type { Solver } from './solver.ts';
