import type { Counts, Position } from '../position.ts';
import type { FillOrder } from '../orders/index.ts';
import type { Rule } from '../rules/index.ts';
import { END, kindOf, SOLUTION, type Detail, type Step } from '../step.ts';

/** The events that a solver emits; `nodes` are steps with CHOOSE and PRUNE, without the tries that fail. */
export type SolverDetail = Detail | 'nodes';

/** The item that a search branches on at a node, and its candidates. */
export interface SearchNode {
  /** A cell or, numbered after all cells, a piece. */
  readonly item: number;
  /** Every placement the search could try for the item at any node, in the order it tries them. */
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly placement: number;
  readonly state: CandidateState;
}

/**
 * Whether a candidate was placed at this node and removed, is on the board, has yet to be tried, or
 * does not fit: one of its cells is covered, or no copy of its piece is left.
 */
export type CandidateState = 'tried' | 'placed' | 'pending' | 'ruled-out';

export interface SearchOptions {
  readonly order: FillOrder;
  /** Every piece number once, in the order in which pieces are tried. */
  readonly pieces: Int32Array;
  readonly rules: readonly Rule[];
  readonly seed: number;
  /** Whether images of a solution count once. */
  readonly unique: boolean;
  /** The held piece, as in `Search`. */
  readonly hold: string;
  readonly detail: SolverDetail;
  /** Steps between two resets of the memory of rules, if not the usual number. */
  readonly memorySteps?: number;
}

/** A running search. Iterating it yields what `step()` returns, up to END. */
export interface Solver extends Iterable<Step>, Counts {
  /** Advances to the next event at the requested level of detail; END once the search is over. */
  step(): Step;
  /** The current position, also between steps. */
  position(): Position;
  /**
   * Moves to a position of the same search.
   *
   * @throws Error if it is not one
   */
  restore(position: Position): void;
  /** Leaves the node just reached without searching below it; called right after a placement. */
  skip(): void;
  /** Clears the memory of rules: the search continues like one restored to this position. */
  forget(): void;
  /** The share of the tree that has been searched, 0 to 1; never decreases, and is 1 at the end. */
  progress(): number;
  /**
   * The item branched on at the current node or one above it on the path, with its candidates.
   * Computed on demand, with no effect on the search.
   *
   * - Node just reached: the next item, with nothing tried yet. A rule may still prune the node.
   * - Trying: the present item, also once no candidate is left.
   * - Leaving: undefined, as after a full board, at a pruned or skipped node, while UNCOVER is
   * emitted, and at the end.
   * - Above: the item of that level, with the placed candidate.
   *
   * @param level from 0, the empty board, to `depth`, the current node and the default
   * @throws RangeError if there is no such level
   */
  inspect(level?: number): SearchNode | undefined;
  /** The candidates that a level of the path lists, and those tried, with the placed one. */
  listedAt(level: number): number;
  triedAt(level: number): number;
  /** The placements on the board, in order; only the first `depth` entries are valid. */
  readonly path: Int32Array;
  /** Whether some rule has memory, so that steps depend on where the search began. */
  readonly remembers: boolean;
}

/** Steps after which the memory of rules is cleared, since positions do not contain it. */
export const MEMORY_STEPS = 2 ** 20;

/** The next solution of a search; END if there is none. */
export function nextSolution(search: Solver): Step {
  let event = search.step();
  while (event !== END && kindOf(event) !== SOLUTION) event = search.step();
  return event;
}
