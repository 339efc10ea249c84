import { coveredBy, type Problem } from '../solve/problem.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { stateAfter } from '../solve/state.ts';
import type { PieceRefused } from '../teach/moment/explanation.ts';
import { isPossible, Laying } from '../teach/moment/laying.ts';
import { refusals } from '../teach/moment/momentExplainer.ts';

/** A search in which a piece may lie on a cell with any of its own. */
const search: Search = { ...plainSearch, solver: 'dlx' };

/**
 * Why a piece can lie on an open cell in no way at all; of one that lies in place, why it cannot lie there.
 *
 * @param laid the placements that lie
 * @returns undefined if it can, or if the cell is covered
 */
export function refusalAt(
  problem: Problem,
  laid: readonly number[],
  cell: number,
  piece: number,
): PieceRefused | undefined {
  const { open } = stateAfter(problem, Int32Array.from(laid));
  const on = ownCells(problem, piece)?.find((own) => open[own] === 1) ?? cell;
  if (open[on] !== 1) return undefined;
  const all = new Laying(problem, search).ways(on, laid);
  const ways = all.filter((way) => way.piece === piece);
  return ways.some(isPossible) ? undefined : refusals(problem, laid, ways, [piece])[0];
}

/** The cells of a piece that lies in place; undefined of any other. */
function ownCells(problem: Problem, piece: number): readonly number[] | undefined {
  if (problem.pieces[piece]!.freedom !== 'in-place') return undefined;
  const placement = problem.placements.piece.indexOf(piece);
  return placement < 0 ? undefined : [...coveredBy(problem, placement)];
}
