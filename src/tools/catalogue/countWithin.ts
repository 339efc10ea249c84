import { Count } from '../../count/count.ts';
import type { Problem } from '../../solve/problem.ts';
import { stopwatch } from './stopwatch.ts';

/** States written between two checks of the clock. */
const STATES_A_LOOK = 10_000;

/** The number of unique solutions; null if that takes longer than so many seconds. */
export function countWithin(problem: Problem, seconds: number): bigint | null {
  const passed = stopwatch();
  const count = new Count(problem, { unique: true });
  while (!count.run(STATES_A_LOOK)) if (passed() > seconds) return null;
  return count.solutions;
}
