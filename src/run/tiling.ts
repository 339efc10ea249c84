/** What lies on a board at one moment. A tile is named by a number, 0 at least. */
export interface Tiling {
  /** Cell → the tile that covers it, or −1. */
  readonly owner: Int32Array;
  /** The cells of a tile that is on the board. */
  cellsOf(tile: number): ArrayLike<number>;
  /** The colour of a tile, on the board or not, as a number: that of its piece in a puzzle. */
  colourOf(tile: number): number;
}
