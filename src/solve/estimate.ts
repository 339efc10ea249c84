import { origin } from './position.ts';
import { randomNumbers } from './random.ts';
import type { Solver } from './solvers/index.ts';
import { END, kindOf, PLACE } from './step.ts';

/** About how large a search tree is, in placements. */
export interface Estimate {
  readonly placements: number;
  /** By how much that is likely to be off: the standard error of the mean of several samples. */
  readonly spread: number;
}

/** When an estimate is good enough, and what it may cost. */
interface Limits {
  /** The spread that is small enough, as a share of the estimate. */
  readonly spread: number;
  /** How many steps may be searched for it. */
  readonly steps: number;
  /** Asked now and then whether there is no more time. */
  readonly isOver: () => boolean;
}

/** Some tenths of a second at most for most searches. */
const LIMITS: Limits = { spread: 0.06, steps: 1_000_000, isOver: () => false };
/** How many samples are drawn to see how far they differ. */
const SAMPLES = 16;
/** How many nodes of a level are searched on from at first; fewer where there are more levels than so many. */
const WIDTH = 8;
const DEEP = 50;
/** With fewer of them nothing is known well. */
const ENOUGH = 64;

/**
 * Estimates how often a search places a piece, from samples of its tree: of each level about as many
 * nodes are searched on from, spread evenly over the level in the order of the search, and each
 * stands for all that were passed over. What is left out is a share of a level that was fixed
 * before, with chance only in where it begins, so the mean is that of the whole tree, as with Knuth's
 * probes (1975, Estimating the efficiency of backtrack programs); but a sample of many nodes at
 * each level sees those few of them that most of the tree lies below. Samples of twice as many nodes
 * follow until their means agree.
 *
 * What rules remember counts only where nothing is left out, as in trees that are gone through whole.
 * The search must tell placements, and is left somewhere in its tree. Undefined if the tree is too
 * large to be estimated within the limits.
 */
export function estimate(
  solver: Solver,
  seed: number,
  limits: Partial<Limits> = {},
): Estimate | undefined {
  const { spread: enough, steps, isOver } = { ...LIMITS, ...limits };
  const sampler = new Sampler(solver, randomNumbers(seed), steps, isOver);
  const deepest = solver.path.length;
  let width = Math.max(1, Math.floor(WIDTH * Math.min(1, (DEEP / deepest) ** 2)));
  let widths = sampler.widths(width);
  let found: Estimate | undefined;
  while (widths) {
    const shares = sharesFor(widths, width);
    const samples = sampler.samples(shares);
    if (!samples) break;
    const totals = samples.map((sample) => sample.reduce((sum, nodes) => sum + nodes, 0));
    const mean = totals.reduce((sum, total) => sum + total, 0) / SAMPLES;
    const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0);
    const spread = Math.sqrt(squares / (SAMPLES - 1) / SAMPLES);
    // Few nodes may be alike by chance, but hardly twice.
    const isSmall = width >= ENOUGH && spread <= enough * mean;
    const wasSmall = found !== undefined && found.spread <= 2 * enough * found.placements;
    found = { placements: mean, spread };
    if (shares.every((share) => share === 1) || (isSmall && wasSmall)) break;
    widths = samples.reduce((sum, sample) => added(sum, sample)).map((nodes) => nodes / SAMPLES);
    width *= 2;
  }
  return found;
}

/** Whether samples differ so much that most of the tree may lie where none has been. */
export const isRough = ({ placements, spread }: Estimate): boolean => spread > placements / 2;

/** What is told of an estimate once so many placements were seen: there are no fewer. */
export const atLeast = ({ placements, spread }: Estimate, seen: number): Estimate => ({
  placements: Math.max(placements, seen),
  spread,
});

/** How many nodes each level has, the first placements being level 1. */
type Widths = readonly number[];

const added = (one: Widths, other: Widths): Widths =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, level) => (one[level] ?? 0) + (other[level] ?? 0),
  );

/** The share of each level's nodes to search on from, such that of no level there are more than so many. */
function sharesFor(widths: Widths, width: number): number[] {
  let kept = 1;
  return widths.map((nodes) => {
    const before = kept;
    kept = Math.min(before, width / nodes);
    return kept / before;
  });
}

/** Draws samples of a tree until so many steps are spent. */
class Sampler {
  private readonly solver: Solver;
  private readonly random: () => number;
  private readonly isOver: () => boolean;
  private left: number;

  constructor(solver: Solver, random: () => number, steps: number, isOver: () => boolean) {
    this.solver = solver;
    this.random = random;
    this.left = steps;
    this.isOver = isOver;
  }

  /** Estimates how wide the levels are, one after the other, from so many nodes of each. */
  widths(width: number): Widths | undefined {
    const shares = [1];
    for (let level = 1; ; level++) {
      const found = this.sample(shares, level);
      if (!found || (found[level] ?? 0) === 0) return found;
      const kept = shares.reduce((product, share) => product * share, 1);
      shares.push(Math.min(1, width / (found[level]! * kept)));
    }
  }

  /** Several samples alike but for chance. */
  samples(shares: readonly number[]): Widths[] | undefined {
    const all: Widths[] = [];
    while (all.length < SAMPLES) {
      const one = this.sample(shares);
      if (!one) return undefined;
      all.push(one);
    }
    return all;
  }

  /**
   * Estimates how wide the levels are from one sample of the tree, down to a level. Levels that no share
   * is said of get the least of all shares, since nobody knows how wide they are. Undefined once
   * the steps are spent.
   */
  sample(shares: readonly number[], deepest = Infinity): Widths | undefined {
    const { solver } = this;
    const due = shares.map(() => this.random());
    const least = Math.min(...shares);
    const nodes: number[] = [0];
    solver.restore(origin);
    for (let step = solver.step(); step !== END; step = solver.step()) {
      if (this.left % 1024 === 0 && this.isOver()) this.left = 0;
      if (this.left === 0) return undefined;
      this.left--;
      if (kindOf(step) !== PLACE) continue;
      const { depth } = solver;
      nodes[depth] = (nodes[depth] ?? 0) + 1;
      const credit = (due[depth] ?? this.random()) + (shares[depth] ?? least);
      const isKept = depth < deepest && credit >= 1;
      due[depth] = isKept ? credit - 1 : credit;
      if (!isKept) solver.skip();
    }
    let kept = 1;
    return nodes.map((seen, level) => {
      const estimated = seen / kept;
      kept *= shares[level] ?? least;
      return estimated;
    });
  }
}
