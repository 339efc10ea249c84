import type { Counts } from '../counts.ts';
import type { SearchNode } from '../inspect.ts';
import type { FillOrder } from '../orders/index.ts';
import type { Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import type { Rule } from '../rules/index.ts';
import type { Detail, Step } from '../step.ts';

export interface SearchOptions {
  readonly order: FillOrder;
  /** Every piece number once, in the order in which pieces are tried. */
  readonly pieces: Int32Array;
  /** Asked after each placement, in this order. */
  readonly rules: readonly Rule[];
  /** Whatever is left to chance depends on it. */
  readonly seed: number;
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /** Which piece is held, and perhaps to which orientation; '' if that is left open. */
  readonly hold: string;
  readonly detail: Detail;
}

/** A search under way. Iterating it yields what `step()` returns, up to END. */
export interface Solver extends Iterable<Step>, Counts {
  /** Goes on to the next event of the level of detail asked for; END once the search is over. */
  step(): Step;
  /** Where the search stands now, also between two places or removes. */
  position(): Position;
  /** Goes to a position of the same search; throws an Error if it is not one. */
  restore(position: Position): void;
  /** Right after a placement: leaves the node just reached without looking below it. */
  skip(): void;
  /** Lets rules that remember forget: the search goes on as one that was restored to where it stands. */
  forget(): void;
  /** The share of the tree that is behind, 0 to 1; it never falls, and is 1 at the end. */
  progress(): number;
  /**
   * What the search sees at the node it is at, or at one above it on the path. It is computed when asked for,
   * and nothing that follows depends on it.
   *
   * - Node just reached: the item it will branch on, with nothing tried yet. A rule may still refuse the node.
   * - Trying: the item it branches on, also once no candidate is left.
   * - Leaving: undefined. So it is after a solution or another full board, at a node that a rule refused or that
   *   is skipped, while a search says what it uncovers, and at the end.
   * - Above: the item that was branched on there, with the candidate that was placed.
   *
   * @param level from 0, the empty board, to `depth`, which is where the search is and is taken if none is given
   * @throws RangeError if there is no such level
   */
  inspect(level?: number): SearchNode | undefined;
  /** How many candidates a level of the path lists, and how many of them were tried, that on the path included. */
  listedAt(level: number): number;
  triedAt(level: number): number;
  /** The placements on the board, in the order in which they were made: so many as `depth` says count. */
  readonly path: Int32Array;
  /** Whether some rule remembers what it has seen, so that steps depend on where the search began. */
  readonly remembers: boolean;
}

/** Prepares a search that stands at its origin. */
export type MakeSolver = (problem: Problem, options: SearchOptions) => Solver;
