import type { Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { restrict } from '../solve/symmetry/hold.ts';
import { symmetries } from '../solve/symmetry/symmetry.ts';
import { askedHold } from './heldPiece.ts';
import type { Solvability } from './solvability.ts';

/** The bytes of an index at most, and the steps of the search for all solutions. */
const MOST_BYTES = 2 ** 26;
const MOST_STEPS = 2 ** 23;

/** Finds all solutions of what a search is asked, by budgets, so that they can be asked about. */
export class SolutionIndexing {
  /** Undefined while it is not over, and if they do not fit, or take too long to find. */
  index: SolutionIndex | undefined;
  private readonly problem: Problem;
  private readonly solver: Solver;
  private readonly group: ReturnType<typeof symmetries>;
  private readonly most: number;
  private readonly mostSteps: number;
  private readonly solutions = new Map<string, Int32Array>();
  private isOver = false;

  constructor(problem: Problem, search: Search, steps = MOST_STEPS, bytes = MOST_BYTES) {
    const hold = askedHold(problem, search);
    const unique = { ...plainSearch, solver: 'dlx', unique: true, hold } as const;
    this.problem = problem;
    this.solver = startSearch(problem, unique, 'steps');
    this.group = symmetries(problem, restrict(problem, false, hold).held[0]);
    this.most = Math.floor((8 * bytes) / Math.max(1, problem.placements.count));
    this.mostSteps = steps;
  }

  /** Goes on for so many events; returns whether it is over. */
  run(events = Infinity): boolean {
    const { solver, solutions, most, mostSteps } = this;
    for (let left = events; left > 0 && !this.isOver; left--) {
      const event = solver.step();
      if (kindOf(event) === SOLUTION) this.addSolution();
      if (event === END) this.index = new SolutionIndex(this.problem, [...solutions.values()]);
      this.isOver = event === END || solutions.size > most || solver.steps > mostSteps;
    }
    return this.isOver;
  }

  private addSolution(): void {
    const path = this.solver.path.subarray(0, this.solver.depth);
    for (const { placements } of this.group) {
      const image = path.map((placement) => placements[placement]!).sort();
      this.solutions.set(image.join(), image);
    }
  }
}

/** All solutions of what a search is asked; undefined if they do not fit, or take too long to find. */
export function indexSolutions(
  problem: Problem,
  search: Search,
  steps?: number,
  bytes?: number,
): SolutionIndex | undefined {
  const indexing = new SolutionIndexing(problem, search, steps, bytes);
  indexing.run();
  return indexing.index;
}

/**
 * Answers by the list of all solutions: a position can be completed if one of them has all its placements. Paths
 * that begin alike share the work for that part.
 */
export class SolutionIndex implements Solvability {
  private readonly words: number;
  /** Placement → the solutions that it is part of, as bits; undefined for none. */
  private readonly having: (Int32Array | undefined)[];
  /** Level × words → the solutions that have all placements up to there. */
  private readonly left: Int32Array;
  /** Level → the placement there; only the first `known` entries count. */
  private readonly path: Int32Array;
  private known = 0;

  /** @param solutions the placements of each */
  constructor(problem: Problem, solutions: readonly Int32Array[]) {
    const words = (solutions.length + 31) >> 5;
    const levels = problem.cells.length + 1;
    this.words = words;
    this.having = Array.from({ length: problem.placements.count });
    this.left = new Int32Array(levels * words);
    this.path = new Int32Array(levels);
    for (const [number, solution] of solutions.entries()) {
      this.left[number >> 5]! |= 1 << (number & 31);
      for (const placement of solution) {
        const having = (this.having[placement] ??= new Int32Array(words));
        having[number >> 5]! |= 1 << (number & 31);
      }
    }
  }

  isSolvable(path: ArrayLike<number>, depth: number): boolean {
    const { left, words } = this;
    let level = 0;
    while (level < depth && level < this.known && this.path[level] === path[level]) level++;
    for (; level < depth; level++) this.follow(level, path[level]!);
    for (let word = depth * words; word < (depth + 1) * words; word++)
      if (left[word] !== 0) return true;
    return false;
  }

  private follow(level: number, placement: number): void {
    const { left, words } = this;
    const having = this.having[placement];
    const from = level * words;
    for (let word = 0; word < words; word++)
      left[from + words + word] = having ? left[from + word]! & having[word]! : 0;
    this.path[level] = placement;
    this.known = level + 1;
  }
}
