import { smooth } from '../motion.ts';

/** How long a solid piece takes to fade, in ms. */
const FADE = 360;

/** The tiles that were taken away, cell by cell, while they fade. */
export class Fading {
  /** Cell → the colour of what fades there, and whether it shows the name; stale where nothing fades. */
  readonly colour: Int32Array;
  readonly named: Uint8Array;
  /** Cell → how solid that still is, from 1 down to 0. */
  private readonly solidity: Float32Array;

  constructor(cells: number) {
    this.colour = new Int32Array(cells);
    this.named = new Uint8Array(cells);
    this.solidity = new Float32Array(cells);
  }

  /** The opacity of what fades on a cell, 0 to 1. */
  opacity(cell: number): number {
    return smooth(this.solidity[cell]!);
  }

  /**
   * Begins to fade a tile that lay on a cell. Of two that fade there only the more opaque one is shown.
   *
   * @param named 1 if the cell showed the tile's name, else 0
   * @returns whether it is this one
   */
  begin(cell: number, colour: number, named: number, solidity: number): boolean {
    const beneath = this.opacity(cell) * (1 - smooth(solidity));
    if (smooth(solidity) <= beneath) return false;
    this.colour[cell] = colour;
    this.named[cell] = named;
    this.solidity[cell] = solidity;
    return true;
  }

  /** Lets some ms pass on a cell; returns whether something faded there. */
  pass(cell: number, elapsed: number): boolean {
    const solidity = this.solidity[cell]!;
    this.solidity[cell] = Math.max(0, solidity - elapsed / FADE);
    return solidity > 0;
  }
}
