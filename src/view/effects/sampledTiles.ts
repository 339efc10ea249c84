import type { DrawnTiles } from './frequentTiles.ts';

/**
 * The tiles that motion trails expose: those that lie; or, where frames have little in common, those of one state,
 * for a while, as the mean of many states has no shapes.
 */
export class SampledTiles {
  /** Cell → the colour of its tile, or −1. */
  readonly colourAt: Int16Array;
  /** Whether no tile has changed since. */
  isUpToDate = false;
  /** For how long they have been exposed, in ms. */
  private age = Infinity;

  constructor(cells: number) {
    this.colourAt = new Int16Array(cells).fill(-1);
  }

  /** Lets a frame pass, in which tiles may have changed; a sample stays for `period` ms. Returns whether it is a new one. */
  pass(elapsed: number, isChanged: boolean, tiles: DrawnTiles, period: number): boolean {
    this.age += elapsed;
    this.isUpToDate &&= !isChanged;
    if (this.isUpToDate || this.age < period) return false;
    this.age = 0;
    this.isUpToDate = true;
    const { owner, list } = tiles;
    for (let cell = 0; cell < owner.length; cell++)
      this.colourAt[cell] = owner[cell]! < 0 ? -1 : list[cell]!.colour;
    return true;
  }

  /** Forgets the sample: the next frame takes a new one. */
  forget(): void {
    this.age = Infinity;
    this.isUpToDate = false;
  }
}
