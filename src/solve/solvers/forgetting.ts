import { orders } from '../orders/index.ts';
import { pieceSequence } from '../pieceOrder.ts';
import type { Problem } from '../problem.ts';
import { rules } from '../rules/index.ts';
import type { Detail } from '../step.ts';
import { Backtrack } from './backtrack.ts';
import { dlx } from './dlx.ts';
import type { SolverId } from './index.ts';
import { Remembering } from './remembering.ts';
import type { SearchOptions, Solver } from './solver.ts';

const solvers: Record<SolverId, (problem: Problem, options: SearchOptions) => Solver> = {
  backtrack: (problem, options) => new Backtrack(problem, options),
  dlx,
};

/** A search whose rule forgets every so many steps, so that small puzzles see that too; for tests. */
export function forgetting(
  problem: Problem,
  id: SolverId,
  detail: Detail,
  unique: boolean,
  window: number,
): Remembering {
  const search = solvers[id](problem, {
    order: orders.rows,
    pieces: pieceSequence(problem, 'given', 0),
    rules: [rules.repeats],
    seed: 0,
    hold: '',
    detail,
    unique,
  });
  return new Remembering(search, detail, window);
}
