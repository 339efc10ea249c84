/**
 * The share of a search tree that is behind: all of it is 1, and each node's share is divided evenly
 * among the candidates it lists, whether they fit or not. It is followed along a path, node by node;
 * rounding never makes it fall as a search goes on.
 */
export class TreeProgress {
  /** Level → what is behind where its node begins and where it ends. */
  private readonly begin = [0];
  private readonly end = [1];
  private level = 0;

  /** Goes down to one of so many candidates, counted from 0. */
  enter(candidate: number, of: number): void {
    const begin = this.done(candidate, of);
    const end = this.done(candidate + 1, of);
    this.level++;
    this.begin[this.level] = begin;
    this.end[this.level] = end;
  }

  /** Goes back up to the node above, or to the one at the top. */
  leave(): void {
    this.level--;
  }

  reset(): void {
    this.level = 0;
  }

  /** What is behind once so many of the node's candidates are. */
  done(candidates: number, of: number): number {
    const begin = this.begin[this.level]!;
    const end = this.end[this.level]!;
    return candidates >= of ? end : Math.min(end, begin + (end - begin) * (candidates / of));
  }
}
