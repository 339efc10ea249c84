import { coveredBy, type Problem } from '../problem.ts';
import type { State } from '../state.ts';
import type { Rule } from './rule.ts';

/** An open cell on which nothing fits any more. */
export const deadCells: Rule = {
  watch(state) {
    const { problem } = state;
    const covering = placementsByCell(problem);
    // Cell → where in its list a placement was that fitted when last looked: most often it still does.
    const fitting = new Int32Array(problem.cells.length);
    const isDead = (cell: number): boolean => {
      const list = covering[cell]!;
      const first = fitting[cell]!;
      for (let i = 0; i < list.length; i++) {
        const at = first + i < list.length ? first + i : first + i - list.length;
        if (fits(state, list[at]!)) {
          fitting[cell] = at;
          return false;
        }
      }
      return true;
    };
    let dead = -1;
    return {
      refutes() {
        const { open } = state;
        for (dead = 0; dead < open.length; dead++)
          if (open[dead] === 1 && isDead(dead)) return true;
        return false;
      },
      reason: () => [dead],
    };
  },
};

/** Cell → the placements that cover it. */
function placementsByCell(problem: Problem): readonly Int32Array[] {
  const lists: number[][] = problem.cells.map(() => []);
  for (let placement = 0; placement < problem.placements.count; placement++)
    for (const cell of coveredBy(problem, placement)) lists[cell]!.push(placement);
  return lists.map((list) => Int32Array.from(list));
}

function fits({ problem: { placements }, open, left }: State, placement: number): boolean {
  const { piece, start, cellOf } = placements;
  if (left[piece[placement]!] === 0) return false;
  const end = start[placement + 1]!;
  for (let i = start[placement]!; i < end; i++) if (open[cellOf[i]!] === 0) return false;
  return true;
}
