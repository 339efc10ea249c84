import type { Link } from './links.ts';

/** Figures of solutions and the links between them. */
interface MapFigures {
  readonly solutions: number;
  readonly links: number;
  /** Number of neighbours → how many solutions have so many. */
  readonly degrees: readonly number[];
  /** The sizes of the parts that no link joins, the largest first. */
  readonly parts: readonly number[];
  /** The number of links on the longest of all shortest ways; undefined if it takes too long to find. */
  readonly longest: number | undefined;
}

/** The most visits to find the longest way. */
const MOST_VISITS = 4e8;

/** Figures of a map: of so many solutions, and different links between them. */
export function figuresOf(solutions: number, links: readonly Link[]): MapFigures {
  const start = new Int32Array(solutions + 1);
  for (const link of links) for (const end of link) start[end + 1]!++;
  const degrees: number[] = [];
  for (let solution = 0; solution < solutions; solution++) {
    const degree = start[solution + 1]!;
    while (degrees.length <= degree) degrees.push(0);
    degrees[degree]!++;
    start[solution + 1]! += start[solution]!;
  }
  const filled = start.slice();
  const neighbours = new Int32Array(2 * links.length);
  for (const [one, other] of links) {
    neighbours[filled[one]!++] = other;
    neighbours[filled[other]!++] = one;
  }
  const search = new BreadthFirst(start, neighbours);
  const parts: number[] = [];
  for (let solution = 0; solution < solutions; solution++)
    if (!search.isSeen(solution)) parts.push(search.from(solution).reached);
  parts.sort((one, other) => other - one);
  const visits = parts.reduce((sum, size) => sum + size ** 2, 0) * (1 + links.length / solutions);
  let longest: number | undefined;
  if (visits <= MOST_VISITS) {
    longest = 0;
    for (let solution = 0; solution < solutions; solution++) {
      search.forget();
      longest = Math.max(longest, search.from(solution).farthest);
    }
  }
  return { solutions, links: links.length, degrees, parts, longest };
}

/** Goes from a solution to all that links lead to, the nearest first. */
class BreadthFirst {
  private readonly start: Int32Array;
  private readonly neighbours: Int32Array;
  private readonly queue: Int32Array;
  private readonly away: Int32Array;
  /** Solution → the round in which it was seen last. */
  private readonly seen: Int32Array;
  private round = 1;

  constructor(start: Int32Array, neighbours: Int32Array) {
    [this.start, this.neighbours] = [start, neighbours];
    const solutions = start.length - 1;
    [this.queue, this.away] = [new Int32Array(solutions), new Int32Array(solutions)];
    this.seen = new Int32Array(solutions);
  }

  isSeen(solution: number): boolean {
    return this.seen[solution] === this.round;
  }

  forget(): void {
    this.round++;
  }

  /** How many solutions are reached that have not been seen, and how far away the last one is. */
  from(solution: number): { readonly reached: number; readonly farthest: number } {
    const { start, neighbours, queue, away, seen, round } = this;
    queue[0] = solution;
    away[solution] = 0;
    seen[solution] = round;
    let reached = 1;
    for (let at = 0; at < reached; at++) {
      const here = queue[at]!;
      for (let i = start[here]!; i < start[here + 1]!; i++) {
        const there = neighbours[i]!;
        if (seen[there] === round) continue;
        seen[there] = round;
        away[there] = away[here]! + 1;
        queue[reached++] = there;
      }
    }
    return { reached, farthest: away[queue[reached - 1]!]! };
  }
}
