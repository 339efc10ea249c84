import { origin } from '../position.ts';
import { randomNumbers } from '../random.ts';
import type { Solver } from '../solvers/index.ts';
import { END, kindOf, PLACE } from '../step.ts';

/** An estimated size of a search tree, in placements. */
export interface Estimate {
  readonly placements: number;
  /** The standard error of the mean over several samples. */
  readonly spread: number;
}

/** The precision of an estimate, and its cost. */
interface Limits {
  /** The share of the estimate at which its spread is small enough. */
  readonly spread: number;
  readonly steps: number;
  /** Whether time is up; polled. */
  readonly isOver: () => boolean;
}

/** The default limits: some tenths of a second in most searches. */
const LIMITS: Limits = { spread: 0.06, steps: 1_000_000, isOver: () => false };
/** The number of samples per round, whose differences give the spread. */
const SAMPLES = 16;
/** The nodes expanded per level in the first round; fewer in trees deeper than DEEP. */
const WIDTH = 8;
const DEEP = 50;
/** The nodes per level below which agreement proves little. */
const ENOUGH = 64;

/**
 * Estimates the number of placements of a search from samples of its tree. About the same number of
 * nodes is expanded on each level, evenly spaced in search order, and each stands for the skipped
 * ones. The spacing is fixed in advance and only the offset of the first node is random, so the
 * estimate is unbiased, like the probes of Knuth (1975, Estimating the efficiency of backtrack
 * programs); but many nodes per level include the few below which most of the tree lies. Rounds
 * with twice as many nodes follow until their means agree. The memory of rules has an effect only
 * in trees small enough to be searched whole.
 *
 * @param solver must emit placements; it is left somewhere in its tree
 * @returns undefined if the tree cannot be estimated within the limits
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
    // They differ only by chance.
    const samples: Widths[] = [];
    while (samples.length < SAMPLES) {
      const sample = sampler.sample(shares);
      if (!sample) return found;
      samples.push(sample);
    }
    const totals = samples.map((sample) => sample.reduce((sum, nodes) => sum + nodes, 0));
    const mean = totals.reduce((sum, total) => sum + total, 0) / SAMPLES;
    const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0);
    const spread = Math.sqrt(squares / (SAMPLES - 1) / SAMPLES);
    // One agreement may be chance, two in a row hardly.
    const isSmall = width >= ENOUGH && spread <= enough * mean;
    const wasSmall = found !== undefined && found.spread <= 2 * enough * found.placements;
    found = { placements: mean, spread };
    if (shares.every((share) => share === 1) || (isSmall && wasSmall)) break;
    widths = samples.reduce((sum, sample) => added(sum, sample)).map((nodes) => nodes / SAMPLES);
    width *= 2;
  }
  return found;
}

/** Whether samples differ so much that most of the tree may have been missed. */
export const isRough = ({ placements, spread }: Estimate): boolean => spread > placements / 2;

/** Raises an estimate to the placements already counted. */
export const atLeast = ({ placements, spread }: Estimate, seen: number): Estimate => ({
  placements: Math.max(placements, seen),
  spread,
});

/** Level → number of nodes; the first placements are level 1. */
type Widths = readonly number[];

const added = (one: Widths, other: Widths): Widths =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, level) => (one[level] ?? 0) + (other[level] ?? 0),
  );

/** For each level, the share of its nodes to expand so that about `width` of them are. */
function sharesFor(widths: Widths, width: number): number[] {
  let kept = 1;
  return widths.map((nodes) => {
    const before = kept;
    kept = Math.min(before, width / nodes);
    return kept / before;
  });
}

/** Samples a tree until its budget of steps is spent. */
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

  /** Estimates the width of each level in turn, expanding about `width` nodes of each. */
  widths(width: number): Widths | undefined {
    const shares = [1];
    for (let level = 1; ; level++) {
      const found = this.sample(shares, level);
      if (!found || (found[level] ?? 0) === 0) return found;
      const kept = shares.reduce((product, share) => product * share, 1);
      shares.push(Math.min(1, width / (found[level]! * kept)));
    }
  }

  /**
   * Estimates the width of each level from one sample, down to level `deepest`. Levels beyond
   * `shares` get the smallest of the shares, since their width is unknown. Undefined once the steps
   * are spent.
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
