import { orders } from '../../solve/orders/index.ts';
import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import type { Problem } from '../../solve/problem.ts';
import { rules } from '../../solve/rules/index.ts';
import type { Detail } from '../../solve/step.ts';
import { solvers, type Solver, type SolverId } from '../../solve/solvers/index.ts';

/** A search that clears the memory of its rule every `window` steps, so that small puzzles test it too. */
export const withMemoryReset = (
  problem: Problem,
  id: SolverId,
  detail: Detail,
  unique: boolean,
  window: number,
): Solver =>
  solvers[id](problem, {
    order: orders.rows,
    pieces: pieceSequence(problem, 'given', 0),
    rules: [rules.repeats],
    seed: 0,
    hold: '',
    detail,
    unique,
    memorySteps: window,
  });
