import { orders, type OrderId } from './orders/index.ts';
import { pieceSequence, type PieceOrder } from './pieceOrder.ts';
import type { Problem } from './problem.ts';
import { rules, type RuleId } from './rules/index.ts';
import { solvers, type Solver, type SolverId } from './solvers/index.ts';
import type { Detail } from './step.ts';

/** A search of a problem, by the names of its parts. It says everything: the same one makes the same steps. */
export interface Search {
  readonly solver: SolverId;
  readonly order: OrderId;
  readonly pieces: PieceOrder;
  /** Asked after each placement, in this order. */
  readonly rules: readonly RuleId[];
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /**
   * The name of the piece that is held so that unique solutions come once, or `name:number` for a piece
   * that may lie in one of its orientations alone; '' if that is left open.
   */
  readonly hold: string;
  /** A whole number from 0 to LARGEST_SEED; another one is another search wherever something is left to chance. */
  readonly seed: number;
}

/** What is searched with where nothing is chosen: plain backtracking along the board's shorter side. */
export const plainSearch: Search = {
  solver: 'backtrack',
  order: 'short-side',
  pieces: 'given',
  rules: [],
  unique: false,
  hold: '',
  seed: 0,
};

/** Whether something in a search is left to chance, so that another seed is another search. */
export const isLeftToChance = ({ order, pieces }: Search): boolean =>
  order === 'random' || pieces === 'random' || pieces === 'hardest';

/** Makes a search ready; it stands at its beginning. */
export function startSearch(problem: Problem, search: Search, detail: Detail): Solver {
  return solvers[search.solver](problem, {
    order: orders[search.order],
    pieces: pieceSequence(problem, search.pieces, search.seed),
    rules: search.rules.map((id) => rules[id]),
    unique: search.unique,
    hold: search.hold,
    seed: search.seed,
    detail,
  });
}
