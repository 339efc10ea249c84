import { isLeftToChance, plainSearch, type Search } from '../../solve/search.ts';
import type { OrderId } from '../../solve/orders/index.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import type { RunTask } from '../runQueue.ts';
import type { Goal, Terms } from './terms.ts';

/** A puzzle by its name and its text. */
interface NamedPuzzle {
  readonly name: string;
  readonly text: string;
}

/** Which order finds the first or all solutions of some puzzles soonest: searches that differ in order, rules and seed. */
export interface Comparison extends Terms {
  readonly puzzles: readonly NamedPuzzle[];
}

/** A cell of the table of a comparison: one order with one set of rules on one puzzle, with all seeds. */
export interface Cell {
  readonly puzzle: NamedPuzzle;
  readonly order: OrderId;
  readonly rules: readonly RuleId[];
  /** One for each seed, or a single one if all seeds come to the same number. */
  readonly searches: readonly Search[];
}

/**
 * Whether the placements of a search depend on its seed. The order of pieces only says which candidate of a
 * cell comes first: the whole tree is the same, unless the memory of a rule is.
 */
export const variesBySeed = (search: Search, until: Goal): boolean =>
  isLeftToChance(search) &&
  (until === 'first' || search.order === 'random' || search.rules.includes('repeats'));

/** All cells: puzzle by puzzle, order by order, rules by rules. */
export function cellsOf({ puzzles, orders, ruleSets, ...terms }: Comparison): readonly Cell[] {
  const searchesOf = (order: OrderId, rules: readonly RuleId[]): Search[] => {
    const search: Search = { ...plainSearch, order, rules, pieces: terms.pieces };
    const seeds = variesBySeed(search, terms.until) ? terms.seeds : 1;
    return Array.from({ length: seeds }, (_, seed) => ({ ...search, seed }));
  };
  return puzzles.flatMap((puzzle) =>
    orders.flatMap((order) =>
      ruleSets.map((rules) => ({ puzzle, order, rules, searches: searchesOf(order, rules) })),
    ),
  );
}

/** The runs of a comparison as tasks for workers, cell by cell. */
export const tasksOf = (comparison: Comparison, measuresLag = false): readonly RunTask[] =>
  cellsOf(comparison).flatMap(({ puzzle: { text }, searches }) =>
    searches.map((pane): RunTask => ({
      kind: 'search',
      text,
      pane,
      limit: comparison.until,
      measuresLag,
      most: comparison.steps,
    })),
  );
