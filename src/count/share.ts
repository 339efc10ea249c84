import { origin, type Position } from '../solve/position.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, type Step } from '../solve/step.ts';

/** The whole of a count, in the units in which shares are measured. */
export const UNITS = 2 ** 32;

/** A share of a count: the units from `from` up to but not including `to`. All shares add up. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

export const whole: Share = { from: 0, to: UNITS };

/** The share that one of `of` machines counts, the first being number 1. */
export const shareOf = (part: number, of: number): Share => ({
  from: Math.floor((UNITS * (part - 1)) / of),
  to: Math.floor((UNITS * part) / of),
});

/** Divides a share into so many, or fewer if it has not as many units. */
export function divide({ from, to }: Share, shares: number): Share[] {
  const edge = (i: number): number => from + Math.floor(((to - from) * i) / shares);
  return Array.from({ length: shares }, (_, i) => ({ from: edge(i), to: edge(i + 1) })).filter(
    (share) => share.to > share.from,
  );
}

/** The size of a share, as a part of the whole, 0 to 1. */
export const sizeOf = ({ from, to }: Share): number => (to - from) / UNITS;

/** The state of a share of a search: plain data of a few hundred bytes. */
export interface SearchState {
  readonly position: Position;
  /** Nodes of the level at which shares are divided, so far. */
  readonly nodes: number;
  readonly solutions: number;
  readonly placements: number;
}

/**
 * Nodes of the level at which shares are divided, if any level has as many: enough for thousands of shares,
 * among which subtrees of unlike size even out.
 */
const NODES = 2 ** 13;
/** The deepest level that is examined for so many nodes. */
const DEEPEST = 8;

/**
 * The golden ratio of all units: multiples of it modulo `UNITS` are spread evenly, so that each share has the
 * nodes it should have, to within one or two (Knuth, The Art of Computer Programming 3, 6.4).
 */
const STRIDE = 0x9e3779b1;

/**
 * Counts a share of a search. The nodes of one level of its tree are dealt to the shares, and what lies above
 * that level belongs to the first share. So each node belongs to exactly one share, and the solutions of all
 * shares add up to those of the whole search.
 *
 * For that, all shares must meet the same nodes down to that level, although each has searched something else
 * before. So rules with memory forget whenever the search comes back above it. The placements of a share then
 * depend on nothing but the share; but what was seen below one node is searched again below another, so
 * the placements of all shares add up to those of the whole search only if no rule has memory.
 */
export class SearchShare {
  solutions = 0;
  placements = 0;
  readonly divisor = 1;
  readonly merged = 0;
  private readonly search: Solver;
  private share = whole;
  /** The level at which shares are divided: 0 for the whole search, −1 if not known yet. */
  private level = -1;
  private nodes = 0;

  /** @param search emits placements; it may stand anywhere, and must not be used by others */
  constructor(search: Solver) {
    this.search = search;
  }

  begin(share: Share): void {
    const isWhole = share.from === 0 && share.to === UNITS;
    if (isWhole) this.level = 0;
    else if (this.level < 1) this.level = levelOf(this.search);
    this.search.restore(origin);
    this.share = share;
    this.solutions = this.placements = this.nodes = 0;
  }

  /** Runs some steps; true once the share is done. */
  run(steps: number): boolean {
    const { search, level, share } = this;
    for (let i = 0; i < steps; i++) {
      const before = search.solutions;
      const event = stepForgetting(level, search);
      if (event === END) return true;
      const { depth } = search;
      // Below the level only nodes of this share are reached.
      let isOwn = depth > level || share.from === 0;
      if (depth === level && kindOf(event) === PLACE) {
        const unit = Math.imul(this.nodes++, STRIDE) >>> 0;
        isOwn = unit >= share.from && unit < share.to;
        if (!isOwn) search.skip();
      }
      if (isOwn && kindOf(event) === PLACE) this.placements++;
      if (isOwn || depth === level) this.solutions += search.solutions - before;
    }
    return false;
  }

  get weighted(): bigint {
    return BigInt(this.solutions);
  }

  /** The share of the tree that is done, 0 to 1, the nodes of other shares included. */
  progress(): number {
    return this.search.progress();
  }

  state(): SearchState {
    const { nodes, solutions, placements } = this;
    return { position: this.search.position(), nodes, solutions, placements };
  }

  /** Goes to a state of the same share of the same search. Throws an Error if it cannot be one. */
  restore({ position, nodes, solutions, placements }: SearchState): void {
    this.search.restore(position);
    Object.assign(this, { nodes, solutions, placements });
  }
}

/** The next step of a search whose memory is reset above a level. */
function stepForgetting(level: number, search: Solver): Step {
  const event = search.step();
  if (search.depth < level && kindOf(event) === REMOVE) search.forget();
  return event;
}

/** The first level with enough nodes, or the one with the most. */
function levelOf(solver: Solver): number {
  let best = { level: 1, nodes: 0 };
  for (let level = 1; level <= DEEPEST && best.nodes < NODES; level++) {
    let nodes = 0;
    solver.restore(origin);
    while (nodes < NODES) {
      const event = stepForgetting(level, solver);
      if (event === END) break;
      if (kindOf(event) !== PLACE || solver.depth < level) continue;
      nodes++;
      solver.skip();
    }
    if (nodes > best.nodes) best = { level, nodes };
  }
  return best.level;
}
