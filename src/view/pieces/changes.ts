/** More tiles than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;

/** A set of a few tiles; it forgets those beyond its capacity. */
class TileSet {
  private readonly tiles = new Int32Array(JUMP);
  private count = 0;
  /** Whether there were more tiles than its capacity. */
  isExceeded = false;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  clear(): void {
    this.count = 0;
    this.isExceeded = false;
  }

  add(tile: number): void {
    if (this.has(tile)) return;
    if (this.count < this.tiles.length) this.tiles[this.count++] = tile;
    else this.isExceeded = true;
  }

  has(tile: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.tiles[i] === tile) return true;
    return false;
  }

  /** The tiles in the order in which they were added. */
  *[Symbol.iterator](): Generator<number, void> {
    for (let i = 0; i < this.count; i++) yield this.tiles[i]!;
  }
}

/** The tiles that gain or lose cells from one frame to the next, in sets that are used again. */
export class TileChanges {
  readonly coming = new TileSet();
  readonly going = new TileSet();

  /**
   * Compares what is drawn with what is to be drawn.
   *
   * @param drawn cell → its tile, or −1
   * @param owner the same, in the next frame
   */
  find(drawn: ArrayLike<number>, owner: ArrayLike<number>): void {
    this.coming.clear();
    this.going.clear();
    for (let cell = 0; cell < owner.length; cell++) {
      const [was, is] = [drawn[cell]!, owner[cell]!];
      if (was === is) continue;
      if (was >= 0) this.going.add(was);
      if (is >= 0) this.coming.add(is);
    }
  }

  get isEmpty(): boolean {
    return this.coming.isEmpty && this.going.isEmpty;
  }

  get isJump(): boolean {
    return this.coming.isExceeded || this.going.isExceeded;
  }

  /** Whether a tile may have changed. */
  has(tile: number): boolean {
    return this.isJump || this.coming.has(tile) || this.going.has(tile);
  }
}
