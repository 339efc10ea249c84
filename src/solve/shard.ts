import { origin, type Position } from './position.ts';
import type { Solver } from './solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, type Step } from './step.ts';

/** Which part of a search: number `part` of `of` parts, counted from 1. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** All of a search. */
export const whole: Part = { part: 1, of: 1 };

/** Where a part of a search stands, as plain data of a few hundred bytes. */
export interface ShardState {
  readonly position: Position;
  /** Nodes of the level that parts are cut at, seen so far. */
  readonly nodes: number;
  readonly solutions: number;
  readonly placements: number;
}

/** Nodes for each part that a level must have to be cut at: among many, parts of unlike size even out. */
const NODES_A_PART = 50;
/** The deepest level to look for them. */
const DEEPEST = 8;

/**
 * Part of a search, for counts that are split over machines. The nodes of one level of the tree are
 * dealt out in turn, and what lies above that level is the first part's. So every node belongs to
 * exactly one part, and the solutions of all parts add up to those of the whole search.
 *
 * For that all parts have to meet the same nodes down to that level, although each of them has searched
 * something else before. So rules that remember forget whenever the search comes back above it: they
 * refuse nothing down to it, and below a node that is dealt out they know what they saw below that node.
 * The placements of a part then depend on nothing but which part it is, of how many; but what was seen
 * below one node is searched again below another, and the placements of all parts add up to those of
 * the whole search only where no rule remembers.
 */
export class Shard {
  solutions = 0;
  placements = 0;
  private readonly search: Solver;
  private part = whole;
  private level = 0;
  private nodes = 0;

  /** Takes a search that tells placements, wherever it stands, for its own. */
  constructor(search: Solver, part: Part) {
    this.search = search;
    this.begin(part);
  }

  /** Goes to the beginning of another part of the same search. */
  begin(part: Part): void {
    const { search } = this;
    if (part.of !== this.part.of)
      this.level = part.of === 1 ? 0 : levelToCut(search, NODES_A_PART * part.of);
    search.restore(origin);
    this.part = part;
    this.solutions = this.placements = this.nodes = 0;
  }

  /** Goes on by so many steps; true once the part is done. */
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

  /** The share of the tree that is behind, 0 to 1, with the nodes that are left to other parts. */
  progress(): number {
    return this.search.progress();
  }

  state(): ShardState {
    const { nodes, solutions, placements } = this;
    return { position: this.search.position(), nodes, solutions, placements };
  }

  /** Goes to a state of the same part of the same search; throws an Error if it is not one. */
  restore({ position, nodes, solutions, placements }: ShardState): void {
    this.search.restore(position);
    Object.assign(this, { nodes, solutions, placements });
  }
}

/** The next step of a search whose parts are cut at a level. */
function stepCutAt(level: number, search: Solver): Step {
  const event = search.step();
  if (search.depth < level && kindOf(event) === REMOVE) search.forget();
  return event;
}

/** The first level with so many nodes, or the one with the most. */
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
