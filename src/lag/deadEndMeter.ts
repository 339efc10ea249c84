import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import {
  CHOOSE,
  idOf,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  REMOVE,
  SOLUTION,
  type Step,
} from '../solve/step.ts';

/** Why a search got stuck, and how its tree branches, up to a step. */
export interface DeadEnds {
  /** Item → the dead ends at which nothing fitted on it; items are cells and, numbered after them, pieces. */
  readonly byItem: readonly number[];
  /** Rule, in the order of the search → the dead ends that it found. */
  readonly byRule: readonly number[];
  /** Those at which the board was full, but not all pieces were used. */
  readonly leftOver: number;
  readonly byDepth: readonly Level[];
}

/** The nodes at one depth; the root is at depth 0. */
interface Level {
  /** The placements made at it; 1 for the root. */
  readonly placements: number;
  readonly deadEnds: number;
  /** Full boards, solutions and their images. */
  readonly full: number;
}

/** The mean number of pieces that were laid next at a depth. */
export const branchingAt = ({ byDepth }: DeadEnds, depth: number): number =>
  (byDepth[depth + 1]?.placements ?? 0) / byDepth[depth]!.placements;

/** The nodes at a depth from which the search went on, or has not been back yet. */
export const survivorsAt = ({ byDepth }: DeadEnds, depth: number): number => {
  const { placements, deadEnds, full } = byDepth[depth]!;
  return placements - deadEnds - full;
};

/** The state of a meter, as plain data. */
export interface DeadEndMark {
  readonly depth: number;
  readonly cause: number;
  readonly isLeaf: boolean;
  readonly causes: readonly number[];
  readonly levels: readonly (readonly number[])[];
}

/** Sorts the dead ends of a search by their causes; it needs the events of nodes, or all. */
export class DeadEndMeter {
  private readonly items: number;
  private readonly rules: number;
  private depth = 0;
  /** The cause if the placement made last is a dead end: an item, a rule after the items, or what is left over. */
  private cause: number;
  private isLeaf = false;
  /** Cause → dead ends. */
  private readonly causes: Float64Array;
  private readonly placements: Float64Array;
  private readonly deadEnds: Float64Array;
  private readonly full: Float64Array;

  constructor({ cells, pieces }: Problem, { rules }: Search) {
    this.items = cells.length + pieces.length;
    this.rules = rules.length;
    this.cause = this.items + this.rules;
    this.causes = new Float64Array(this.items + this.rules + 1);
    this.placements = new Float64Array(cells.length + 1);
    this.deadEnds = new Float64Array(cells.length + 1);
    this.full = new Float64Array(cells.length + 1);
    this.placements[0] = 1;
  }

  apply(event: Step): void {
    const kind = kindOf(event);
    if (kind === CHOOSE) this.cause = idOf(event);
    else if (kind === PRUNE) this.cause = this.items + idOf(event);
    else if (kind === PLACE) {
      this.placements[++this.depth]!++;
      this.isLeaf = true;
      this.cause = this.items + this.rules;
    } else if (kind === REMOVE) {
      if (this.isLeaf) {
        this.deadEnds[this.depth]!++;
        this.causes[this.cause]!++;
      }
      this.isLeaf = false;
      this.depth--;
    } else if (kind === SOLUTION || kind === IMAGE) {
      this.full[this.depth]!++;
      this.isLeaf = false;
    }
  }

  get found(): DeadEnds {
    const { items, rules, causes, placements, deadEnds, full } = this;
    const deepest = placements.findLastIndex((made) => made > 0);
    return {
      byItem: [...causes.subarray(0, items)],
      byRule: [...causes.subarray(items, items + rules)],
      leftOver: causes[items + rules]!,
      byDepth: Array.from({ length: deepest + 1 }, (_, depth) => ({
        placements: placements[depth]!,
        deadEnds: deadEnds[depth]!,
        full: full[depth]!,
      })),
    };
  }

  mark(): DeadEndMark {
    const { depth, cause, isLeaf, causes, placements, deadEnds, full } = this;
    const levels = [placements, deadEnds, full].map((list) => [...list]);
    return { depth, cause, isLeaf, causes: [...causes], levels };
  }

  restore({ depth, cause, isLeaf, causes, levels }: DeadEndMark): void {
    Object.assign(this, { depth, cause, isLeaf });
    this.causes.set(causes);
    for (const [i, list] of [this.placements, this.deadEnds, this.full].entries())
      list.set(levels[i]!);
  }
}
