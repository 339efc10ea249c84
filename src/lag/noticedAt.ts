import type { Solver } from '../solve/solvers/index.ts';
import { END } from '../solve/step.ts';

/**
 * The step at which a search takes a mistake of its path away, as it goes on from where it is.
 *
 * @param depth the depth of the mistake
 * @param steps the most steps that are followed
 * @returns undefined if that is not seen
 */
export function noticedAt(solver: Solver, depth: number, steps: number): number | undefined {
  const last = solver.steps + steps;
  while (solver.depth >= depth) if (solver.steps >= last || solver.step() === END) return undefined;
  return solver.steps;
}
