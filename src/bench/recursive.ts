import { candidatesFor } from '../solve/candidates.ts';
import type { FillOrder } from '../solve/orders/index.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import { PLACE, REMOVE, SOLUTION, stepOf, type Step } from '../solve/step.ts';

/**
 * The search of `backtrack` as most people would first write it: a generator that calls itself with
 * `yield*`. Kept to show what that costs: every step passes through as many generators as there
 * are pieces on the board. Its candidates and masks are those of the real thing.
 */
export function* recursive(problem: Problem, order: FillOrder): Generator<Step, void, undefined> {
  const sequence = order.sequence(problem);
  const { start, placement, piece } = candidatesFor(problem, sequence, undefined);
  const cellsOf = Array.from(placement, (p) => coveredBy(problem, p));
  const covered = new Uint8Array(sequence.length);
  const used = new Uint8Array(problem.pieces.length);
  const fits = (candidate: number): boolean => {
    if (used[piece[candidate]!]) return false;
    for (const cell of cellsOf[candidate]!) if (covered[cell]) return false;
    return true;
  };
  const toggle = (candidate: number): void => {
    used[piece[candidate]!]! ^= 1;
    for (const cell of cellsOf[candidate]!) covered[cell]! ^= 1;
  };
  function* fill(from: number): Generator<Step, void, undefined> {
    let rank = from;
    while (rank < sequence.length && covered[sequence[rank]!]) rank++;
    if (rank === sequence.length) {
      yield stepOf(SOLUTION, 0);
      return;
    }
    for (let candidate = start[rank]!; candidate < start[rank + 1]!; candidate++) {
      if (!fits(candidate)) continue;
      toggle(candidate);
      yield stepOf(PLACE, placement[candidate]!);
      yield* fill(rank);
      toggle(candidate);
      yield stepOf(REMOVE, placement[candidate]!);
    }
  }
  yield* fill(0);
}
