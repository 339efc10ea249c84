import type { Tiling } from '../run/tiling.ts';
import { type Division, NONE } from './division.ts';

/** A division as it is shown: each connected block is a tile, and so is each cell of the others. */
export class BlockTiles implements Tiling {
  readonly owner: Int32Array;
  private readonly division: Division;

  constructor(division: Division) {
    this.division = division;
    this.owner = new Int32Array(division.owner.length).fill(NONE);
    this.update();
  }

  /** To be called when the division has changed. */
  update(): void {
    const { division, owner } = this;
    const blocks = division.sizes.length;
    for (let cell = 0; cell < owner.length; cell++) {
      const block = division.owner[cell]!;
      const isSingle = block !== NONE && !division.isConnected(block);
      owner[cell] = isSingle ? blocks * (cell + 1) + block : block;
    }
  }

  cellsOf(tile: number): ArrayLike<number> {
    const blocks = this.division.sizes.length;
    return tile < blocks ? this.division.cellsOf(tile) : [Math.floor(tile / blocks) - 1];
  }

  colourOf(tile: number): number {
    return tile % this.division.sizes.length;
  }
}
