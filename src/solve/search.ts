import { orders, type OrderId } from './orders/index.ts';
import { pieceSequence, type PieceOrder } from './pieceOrder.ts';
import type { Problem } from './problem.ts';
import { rules, type RuleId } from './rules/index.ts';
import { solvers, type Solver, type SolverId } from './solvers/index.ts';
import type { Detail } from './step.ts';

/** A search by the names of its parts; they determine its steps completely. */
export interface Search {
  readonly solver: SolverId;
  readonly order: OrderId;
  readonly pieces: PieceOrder;
  /** Asked after each placement, in this order. */
  readonly rules: readonly RuleId[];
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /**
   * The piece held to one orientation of each orbit for unique solutions, or `name:number` for a
   * piece fixed to one orientation; '' to choose automatically.
   */
  readonly hold: string;
  /** A whole number from 0 to LARGEST_SEED, for everything random. */
  readonly seed: number;
}

/** The default search: plain backtracking along the board's shorter side. */
export const plainSearch: Search = {
  solver: 'backtrack',
  order: 'short-side',
  pieces: 'given',
  rules: [],
  unique: false,
  hold: '',
  seed: 0,
};

/** Whether a search depends on its seed. */
export const isLeftToChance = ({ order, pieces }: Search): boolean =>
  order === 'random' || pieces === 'random' || pieces === 'hardest';

/** Whether a search always branches on what has the fewest candidates left. */
export const takesFewest = ({ solver, order }: Search): boolean =>
  solver === 'dlx' || order === 'fewest';

/** Whether its order decides only between cells with equally few candidates left. */
export const ordersTiesAlone = ({ solver }: Search): boolean => solver === 'dlx';

/** Prepares a search at its start. */
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
