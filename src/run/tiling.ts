/** What lies on a board at one moment. Tiles are numbered from 0. */
export interface Tiling {
  /** Cell → its tile, or −1 if it is open. */
  readonly owner: Int32Array;
  /** The cells of a tile that is on the board. */
  cellsOf(tile: number): ArrayLike<number>;
  /** The number of a tile's colour, whether it is on the board or not. */
  colourOf(tile: number): number;
}
