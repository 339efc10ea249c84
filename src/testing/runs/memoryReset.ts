import { dlx } from '../../solve/solvers/exactCover.ts';
import { orders } from '../../solve/orders/index.ts';
import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import type { Problem } from '../../solve/problem.ts';
import { rules } from '../../solve/rules/index.ts';
import type { Detail } from '../../solve/step.ts';
import { Backtrack } from '../../solve/solvers/backtrack.ts';
import type { SolverId } from '../../solve/solvers/index.ts';
import { MemoryReset } from '../../solve/solvers/memoryReset.ts';
import type { SearchOptions, Solver } from '../../solve/solvers/solver.ts';

const solvers: Record<SolverId, (problem: Problem, options: SearchOptions) => Solver> = {
  backtrack: (problem, options) => new Backtrack(problem, options),
  dlx,
};

/** A search that clears the memory of its rule every `window` steps, so that small puzzles test it too. */
export function withMemoryReset(
  problem: Problem,
  id: SolverId,
  detail: Detail,
  unique: boolean,
  window: number,
): MemoryReset {
  const search = solvers[id](problem, {
    order: orders.rows,
    pieces: pieceSequence(problem, 'given', 0),
    rules: [rules.repeats],
    seed: 0,
    hold: '',
    detail,
    unique,
  });
  return new MemoryReset(search, detail, window);
}
