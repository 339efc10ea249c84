/** Ways to fill a board half, one after the other in each list. */
export interface Entries {
  readonly size: number;
  /** The first open cell. */
  readonly cells: Int32Array;
  /** × width: which of the cells after it are covered. */
  readonly words: Int32Array;
  /** Which of the stocks below is left. */
  readonly stocks: Int32Array;
  /** Stock × pieces → how many are left of each. */
  readonly left: Uint16Array;
  /** How many ways lead there: a list of the lowest digits, and one for each digit above it. */
  readonly ways: readonly Float64Array[];
}

/** The one way to begin: nothing is covered, and all pieces are left. */
export const emptyBoard = (width: number, full: Uint16Array): Entries => ({
  size: 1,
  cells: new Int32Array(1),
  words: new Int32Array(width),
  stocks: new Int32Array(1),
  left: full,
  ways: [new Float64Array(1).fill(1)],
});
