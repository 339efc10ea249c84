/**
 * The share of a search tree that has been searched: the whole tree is 1, and each node's share is
 * divided evenly among the candidates it lists, whether they fit or not. It is computed along a
 * path, node by node, and never decreases during a search, in spite of rounding.
 */
export class TreeProgress {
  /** Level → the share done before its node is searched, and after. */
  private readonly begins: Float64Array;
  private readonly ends: Float64Array;
  private level = 0;

  /** @param levels the most nodes on a path, the root aside */
  constructor(levels: number) {
    this.begins = new Float64Array(levels + 1);
    this.ends = new Float64Array(levels + 1);
    this.ends[0] = 1;
  }

  /** The share done before the current node is searched. */
  get begin(): number {
    return this.begins[this.level]!;
  }

  /** The share done once the current node is searched. */
  get end(): number {
    return this.ends[this.level]!;
  }

  /** The share done before and after the node of the path at a level. */
  at(level: number): { readonly begin: number; readonly end: number } {
    return { begin: this.begins[level]!, end: this.ends[level]! };
  }

  /** Descends to one of the node's `of` candidates, counted from 0. */
  enter(candidate: number, of: number): void {
    const { begin, end } = this;
    const each = (end - begin) / of;
    const level = ++this.level;
    this.begins[level] = Math.min(end, begin + each * candidate);
    this.ends[level] = candidate + 1 < of ? Math.min(end, begin + each * (candidate + 1)) : end;
  }

  /** Returns to the parent node. */
  leave(): void {
    this.level--;
  }

  reset(): void {
    this.level = 0;
  }

  /** The share done once the first `candidates` of the node's `of` candidates are searched. */
  done(candidates: number, of: number): number {
    const { begin, end } = this;
    return candidates < of ? Math.min(end, begin + ((end - begin) / of) * candidates) : end;
  }
}
