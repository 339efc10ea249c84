/** What a search branches on at a node, and its candidates there. */
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
