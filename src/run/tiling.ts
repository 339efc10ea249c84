/** A board at one moment, with tiles numbered from 0. */
export interface Tiling {
  /** Cell → its tile, or −1 if it is open. */
  readonly owner: Int32Array;
  /** The cells of a tile that is on the board. */
  cellsOf(tile: number): ArrayLike<number>;
  /** The number of a tile's colour, whether it is on the board or not. */
  colourOf(tile: number): number;
}

/** The share of cells that are not open, 0 to 1. */
export function coverage({ owner }: Tiling): number {
  let covered = 0;
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell]! >= 0) covered++;
  return covered / owner.length;
}
