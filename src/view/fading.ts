import { smooth } from './motion.ts';

/** How long a solid piece takes to fade, in ms. */
const FADE = 360;

/** The tiles that were taken away, cell by cell, while they fade. */
export class Fading {
  /** Per cell: the colour of what fades there, and whether its name stands there; they say nothing where nothing does. */
  readonly colour: Int32Array;
  readonly named: Uint8Array;
  /** Per cell: how solid that still is on its way from 1 to 0. */
  private readonly firm: Float32Array;

  constructor(cells: number) {
    this.colour = new Int32Array(cells);
    this.named = new Uint8Array(cells);
    this.firm = new Float32Array(cells);
  }

  /** How solid what fades on a cell looks, 0 to 1. */
  solid(cell: number): number {
    return smooth(this.firm[cell]!);
  }

  /**
   * A tile that lay on a cell, so firm, is taken away. Over what fades there already it is seen alone
   * if it is the more solid of the two, else it is not seen any more; says whether it is.
   */
  begin(cell: number, colour: number, named: number, firm: number): boolean {
    const beneath = this.solid(cell) * (1 - smooth(firm));
    if (smooth(firm) <= beneath) return false;
    this.colour[cell] = colour;
    this.named[cell] = named;
    this.firm[cell] = firm;
    return true;
  }

  /** Lets time pass on a cell; says whether something faded there. */
  pass(cell: number, elapsed: number): boolean {
    const firm = this.firm[cell]!;
    this.firm[cell] = Math.max(0, firm - elapsed / FADE);
    return firm > 0;
  }
}
