/** How the weights of the pieces and that of the board are compared. */
export type Relation =
  /** They are the same, or the same modulo a number. */
  | 'equal'
  /** The pieces weigh no more than so much. */
  | 'atMost'
  /** The pieces weigh no less than so much. */
  | 'atLeast';

/** Pieces whose copies are counted together. */
export interface Share {
  /** The pieces, ascending. */
  readonly pieces: readonly number[];
  /** The number of their copies in every solution, or the most if it may vary. */
  readonly copies: number;
  readonly isExact: boolean;
}

/** A share, and what each of its copies weighs wherever it lies, or at most, or at least. */
interface WeighedShare extends Share {
  readonly weight: number;
}

/**
 * A proof that a problem has no solution: weights of the cells to cover by which no selection of placements that is
 * large enough, and not too large, weighs as much as the board.
 */
export interface Weighting {
  readonly relation: Relation;
  /** The number by which weights are divided, as their remainders are compared; 0 if they are compared themselves. */
  readonly modulus: number;
  /** Cell → its weight. */
  readonly weights: readonly number[];
  readonly shares: readonly WeighedShare[];
  /** The sum of all cells, and that of all copies. */
  readonly board: number;
  readonly pieces: number;
  readonly pattern: Pattern;
}

/** How the weights were chosen: alike on classes of cells that have a name, or cell by cell. */
export type Pattern = 'piece' | 'cell' | 'whole' | 'parts' | 'colours' | 'lines' | 'grid' | 'any';
