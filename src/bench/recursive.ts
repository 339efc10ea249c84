import { candidatesFor } from '../solve/candidates/candidates.ts';
import type { FillOrder } from '../solve/orders/index.ts';
import type { Problem } from '../solve/problem.ts';
import { PLACE, REMOVE, SOLUTION, stepOf, type Step } from '../solve/step.ts';

/**
 * The search of `backtrack` as a careful first version: a recursive generator with `yield*` that
 * tests each candidate of the first open cell by bit masks. It yields the same steps, and shows the
 * cost: every step passes through as many generators as there are pieces on the board.
 */
export function* recursive(problem: Problem, order: FillOrder): Generator<Step, void, undefined> {
  const cells = problem.cells.length;
  const given = Int32Array.from(problem.pieces.keys());
  const lists = candidatesFor(problem, order.sequence(problem, 0), given, []);
  const { slots, piece, placement, masks, maskWidth } = lists;
  const covered = new Int32Array(lists.coverWidth);
  const used = new Uint8Array(problem.pieces.length);
  // Without empty slots, so that lists are as short as their candidates.
  const filled = Array.from({ length: cells }, (_, rank) =>
    Int32Array.from(piece.keys()).filter((slot) => placement[rank * slots + slot]! >= 0),
  );
  function* fill(from: number): Generator<Step, void, undefined> {
    let rank = from;
    while (rank < cells && (covered[rank >> 5]! >> (rank & 31)) & 1) rank++;
    if (rank === cells) {
      yield stepOf(SOLUTION, 0);
      return;
    }
    const word = rank >> 5;
    const list = filled[rank]!;
    for (let i = 0; i < list.length; i++) {
      const slot = list[i]!;
      const candidate = rank * slots + slot;
      const mask = candidate * maskWidth;
      if (used[piece[slot]!]) continue;
      if ((covered[word]! & masks[mask]!) | (covered[word + 1]! & masks[mask + 1]!)) continue;
      covered[word]! ^= masks[mask]!;
      covered[word + 1]! ^= masks[mask + 1]!;
      used[piece[slot]!] = 1;
      yield stepOf(PLACE, placement[candidate]!);
      yield* fill(rank);
      used[piece[slot]!] = 0;
      covered[word]! ^= masks[mask]!;
      covered[word + 1]! ^= masks[mask + 1]!;
      yield stepOf(REMOVE, placement[candidate]!);
    }
  }
  yield* fill(0);
}
