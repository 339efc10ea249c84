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
  const own = ownCell(problem, piece);
  const { open } = stateAfter(problem, Int32Array.from(laid));
  if (own === undefined && open[cell] !== 1) return undefined;
  const on = own ?? cell;
  const all = new Laying(problem, search).ways(on, laid);
  const ways = all.filter((way) => way.piece === piece);
  return ways.some(isPossible) ? undefined : refusals(problem, laid, ways, [piece])[0];
}

/** The first cell of a piece that lies in place; undefined of any other. */
function ownCell(problem: Problem, piece: number): number | undefined {
  if (problem.pieces[piece]!.freedom !== 'in-place') return undefined;
  const placement = problem.placements.piece.indexOf(piece);
  return placement < 0 ? undefined : coveredBy(problem, placement)[0];
}
