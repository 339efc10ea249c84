/**
 * The share of a search tree that is behind: all of it is 1, and each node's share is divided evenly
 * among the candidates it lists, whether they fit or not. It is followed down a path, node by node;
 * rounding never makes it fall as a search goes on.
 */
export class TreeShare {
  private low = 0;
  private high = 1;

  /** Goes down to one of so many candidates, counted from 0. */
  enter(candidate: number, of: number): void {
    const low = this.behind(candidate, of);
    this.high = this.behind(candidate + 1, of);
    this.low = low;
  }

  /** What is behind once so many of the node's candidates are. */
  behind(candidates: number, of: number): number {
    const { low, high } = this;
    return candidates >= of ? high : Math.min(high, low + (high - low) * (candidates / of));
  }
}
