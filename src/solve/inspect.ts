/** What a search branches on at a node, and what it tries there. */
export interface SearchNode {
  /** A cell or, numbered after all cells, a piece. */
  readonly item: number;
  /** Every placement that the search could try for the item at any node, in the order in which it tries them. */
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly placement: number;
  readonly state: CandidateState;
}

/**
 * Whether a candidate was placed at this node and taken back, lies on the board, is still to be placed, or does
 * not fit: one of its cells is covered, or no copy of its piece is left.
 */
export type CandidateState = 'tried' | 'placed' | 'pending' | 'ruled-out';
