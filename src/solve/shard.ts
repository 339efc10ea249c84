import { origin, type Position } from './position.ts';
import type { Solver } from './solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, type Step } from './step.ts';

/** Part number `part` of `of`, counted from 1. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** The whole. */
export const whole: Part = { part: 1, of: 1 };

/** Where a part of a search stands, as plain data of a few hundred bytes. */
export interface ShardState {
  readonly position: Position;
  /** Nodes seen so far on the level at which the tree is divided. */
  readonly nodes: number;
  readonly solutions: number;
  readonly placements: number;
}

/** Nodes per part that the dividing level should have: with many, parts even out in size. */
const NODES_A_PART = 50;
/** The deepest level to divide at. */
const DEEPEST = 8;

/**
 * A part of a search, for counts over several workers or machines. The nodes of one level of the
 * tree are dealt to the parts in turn, and everything above that level belongs to the first part.
 * So each node belongs to exactly one part, and the solutions of all parts add up to those of the
 * whole search.
 *
 * This requires that all parts reach the same nodes of that level, although each has searched
 * something else before. So rules with memory are cleared whenever the search backtracks above it:
 * they prune nothing down to that level, and within a subtree they know only what was seen in that
 * subtree. The placements of a part then depend only on which part it is; but repeats across
 * subtrees are searched again, so placements add up to those of the whole search only where no rule
 * has memory.
 */
export class Shard {
  solutions = 0;
  placements = 0;
  private readonly search: Solver;
  private part = whole;
  private level = 0;
  private nodes = 0;

  /** @param search must emit placements; the shard takes it over, whatever its position */
  constructor(search: Solver, part: Part) {
    this.search = search;
    this.begin(part);
  }

  /** Moves to the start of another part of the same search. */
  begin(part: Part): void {
    const { search } = this;
    if (part.of !== this.part.of)
      this.level = part.of === 1 ? 0 : levelToCut(search, NODES_A_PART * part.of);
    search.restore(origin);
    this.part = part;
    this.solutions = this.placements = this.nodes = 0;
  }

  /** Makes at most so many more steps; true once the part is done. */
  run(steps: number): boolean {
    const { search, level, part } = this;
    for (let i = 0; i < steps; i++) {
      const before = search.solutions;
      const event = stepCutAt(level, search);
      if (event === END) return true;
      const { depth } = search;
      // Below the level only nodes of this part are ever reached.
      let isOwn = depth > level || part.part === 1;
      if (depth === level && kindOf(event) === PLACE) {
        isOwn = this.nodes++ % part.of === part.part - 1;
        if (!isOwn) search.skip();
      }
      if (isOwn && kindOf(event) === PLACE) this.placements++;
      if (isOwn || depth === level) this.solutions += search.solutions - before;
    }
    return false;
  }

  /** The share of the tree that is done, 0 to 1, including nodes of other parts. */
  progress(): number {
    return this.search.progress();
  }

  state(): ShardState {
    const { nodes, solutions, placements } = this;
    return { position: this.search.position(), nodes, solutions, placements };
  }

  /**
   * Restores a state of the same part of the same search.
   *
   * @throws Error if it is not one
   */
  restore({ position, nodes, solutions, placements }: ShardState): void {
    this.search.restore(position);
    Object.assign(this, { nodes, solutions, placements });
  }
}

/** The next step of a search that is divided at a level. */
function stepCutAt(level: number, search: Solver): Step {
  const event = search.step();
  if (search.depth < level && kindOf(event) === REMOVE) search.forget();
  return event;
}

/** The first level with enough nodes, or else the one with the most. */
function levelToCut(solver: Solver, wanted: number): number {
  let best = { level: 1, nodes: 0 };
  for (let level = 1; level <= DEEPEST && best.nodes < wanted; level++) {
    let nodes = 0;
    solver.restore(origin);
    while (nodes < wanted) {
      const event = stepCutAt(level, solver);
      if (event === END) break;
      if (kindOf(event) !== PLACE || solver.depth < level) continue;
      nodes++;
      solver.skip();
    }
    if (nodes > best.nodes) best = { level, nodes };
  }
  return best.level;
}
