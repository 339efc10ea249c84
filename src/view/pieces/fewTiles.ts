/** A set of tiles that notes a few of them, and whether there are more. */
export class FewTiles {
  private readonly list: Int32Array;
  private count = 0;
  private areMore = false;

  /** @param most how many it notes */
  constructor(most: number) {
    this.list = new Int32Array(most);
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether there are more than it notes. */
  get isCrowded(): boolean {
    return this.areMore;
  }

  clear(): void {
    this.count = 0;
    this.areMore = false;
  }

  add(tile: number): void {
    if (this.has(tile)) return;
    if (this.count < this.list.length) this.list[this.count++] = tile;
    else this.areMore = true;
  }

  /** Whether a tile is among those noted. */
  has(tile: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === tile) return true;
    return false;
  }

  /** The tiles noted, in the order they came in. */
  *[Symbol.iterator](): Generator<number, void> {
    for (let i = 0; i < this.count; i++) yield this.list[i]!;
  }
}
