import { coveredBy, type Problem } from '../../solve/problem.ts';
import { fits, openCells, piecesDue, stateAfter } from '../../solve/state.ts';

/**
 * Whether a board can be filled after some placements, always on the cell with the fewest ways.
 *
 * @param effort the most placements to try
 * @returns undefined if that was not found out
 */
export function canBeFilled(
  problem: Problem,
  path: readonly number[],
  effort: number,
): boolean | undefined {
  let tried = 0;
  const all = [...problem.placements.piece.keys()];
  const fill = (path: readonly number[], among: readonly number[]): boolean | undefined => {
    const state = stateAfter(problem, Int32Array.from(path));
    const open = openCells(state);
    if (open.length === 0) return piecesDue(problem).every((piece) => state.left[piece] === 0);
    const fitting = among.filter((placement) => fits(state, placement));
    const ways = new Map(open.map((cell) => [cell, [] as number[]]));
    for (const placement of fitting)
      for (const cell of coveredBy(problem, placement)) ways.get(cell)!.push(placement);
    const fewest = [...ways.values()].reduce((a, b) => (b.length < a.length ? b : a));
    for (const placement of fewest) {
      if (++tried > effort) return undefined;
      const filled = fill([...path, placement], fitting);
      if (filled !== false) return filled;
    }
    return false;
  };
  return fill(path, all);
}
