import { type Allowed, type Diagram, rootOf } from './diagram.ts';

/** The most numbers that are kept, of all nodes together. */
const MOST = 2 ** 21;

/**
 * How many paths of a diagram have which figure, where the figure of a path is the sum of those of its labels, whole
 * numbers of 0 or more.
 */
export class Distribution {
  private readonly diagram: Diagram;
  private readonly allowed: Allowed;
  private readonly figureOf: ArrayLike<number>;
  /** Node → figure → how many paths from there to the end have it. */
  private readonly waysFrom: readonly ReadonlyMap<number, bigint>[];

  private constructor(
    diagram: Diagram,
    allowed: Allowed,
    figureOf: ArrayLike<number>,
    waysFrom: readonly ReadonlyMap<number, bigint>[],
  ) {
    this.diagram = diagram;
    this.allowed = allowed;
    this.figureOf = figureOf;
    this.waysFrom = waysFrom;
  }

  /** Undefined if that takes too many numbers. */
  static of(
    diagram: Diagram,
    allowed: Allowed,
    figureOf: ArrayLike<number>,
  ): Distribution | undefined {
    const { first, to, label } = diagram;
    const waysFrom = [new Map([[0, 1n]])];
    let kept = 0;
    for (let node = 1; node < first.length - 1; node++) {
      const sums = new Map<number, bigint>();
      for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
        const choice = label[edge]!;
        if (allowed?.[choice] === 0) continue;
        for (const [more, ways] of waysFrom[to[edge]!]!) {
          const figure = figureOf[choice]! + more;
          sums.set(figure, (sums.get(figure) ?? 0n) + ways);
        }
      }
      waysFrom.push(sums);
      kept += sums.size;
      if (kept > MOST) return undefined;
    }
    return new Distribution(diagram, allowed, figureOf, waysFrom);
  }

  /** Figure → how many paths have it. */
  get ways(): ReadonlyMap<number, bigint> {
    return this.waysFrom[rootOf(this.diagram)]!;
  }

  /** The edges of the first path with a figure that some have. */
  pathWith(figure: number): number[] {
    const { first, to, label } = this.diagram;
    const edges: number[] = [];
    let rest = figure;
    for (let node = rootOf(this.diagram); node !== 0; node = to[edges.at(-1)!]!) {
      let edge = first[node]!;
      while (!this.leads(edge, rest)) edge++;
      rest -= this.figureOf[label[edge]!]!;
      edges.push(edge);
    }
    return edges;
  }

  private leads(edge: number, rest: number): boolean {
    const { to, label } = this.diagram;
    const choice = label[edge]!;
    if (this.allowed?.[choice] === 0) return false;
    return this.waysFrom[to[edge]!]!.has(rest - this.figureOf[choice]!);
  }
}
