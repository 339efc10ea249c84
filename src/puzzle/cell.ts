/**
 * One tile of a lattice, by its place in the text that draws it: both are integers ≥ 0 on a board,
 * and of any sign in between (while a shape is being turned, say).
 */
export type Cell = readonly [column: number, row: number];
