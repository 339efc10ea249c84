import { origin, type Position } from './position.ts';
import { randomNumbers } from './random.ts';
import type { Solver } from './solvers/index.ts';
import { END, kindOf, PLACE } from './step.ts';

/** About how large a search tree is, in placements. */
export interface Estimate {
  /** The mean of all probes. */
  readonly placements: number;
  /** By how much the mean is likely to be off: its standard error. */
  readonly spread: number;
}

/** As many as take some hundredths of a second for most searches. */
const PROBES = 1000;

/**
 * Estimates how often a search places a piece, by random probes (Knuth 1975, Estimating the efficiency
 * of backtrack programs). Each goes down from the root by one child left to chance at every
 * node; as many nodes as there would be if all of a level branched alike are what the tree has on
 * average. What rules remember is not counted on. The search must tell placements, and is left
 * somewhere in its tree.
 */
export function estimate(solver: Solver, seed: number, probes = PROBES): Estimate {
  const random = randomNumbers(seed);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < probes; i++) {
    const placements = probe(solver, random);
    sum += placements;
    squares += placements ** 2;
  }
  const mean = sum / probes;
  const variance = Math.max(0, squares / probes - mean ** 2) / Math.max(1, probes - 1);
  return { placements: mean, spread: Math.sqrt(variance) };
}

/** What one way down says of the tree's size. */
function probe(solver: Solver, random: () => number): number {
  let nodes = 0;
  let alike = 1;
  let at: Position | undefined = origin;
  while (at) {
    solver.restore(at);
    const { depth } = solver;
    let children = 0;
    at = undefined;
    for (let step = solver.step(); step !== END && solver.depth >= depth; step = solver.step()) {
      if (kindOf(step) !== PLACE) continue;
      children++;
      if (random() * children < 1) at = solver.position();
      solver.skip();
    }
    alike *= children;
    nodes += alike;
  }
  return nodes;
}
