import fc from 'fast-check';
import type { Puzzle } from '../../puzzle/types.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';
import { symmetries, type Symmetry } from '../../solve/symmetry/symmetry.ts';
import { anyPuzzle } from './anyPuzzle.ts';

/** A small random puzzle that symmetries of its board map onto itself. */
export const anySymmetric = (most: number): fc.Arbitrary<Puzzle> =>
  anyPuzzle(most).filter((puzzle) => symmetries(compile(puzzle)).length > 1);

/** The placements of the first solution. */
export function firstSolution(problem: Problem): number[] {
  const solver = startSearch(problem, plainSearch, 'steps');
  nextSolution(solver);
  return [...solver.path.subarray(0, solver.depth)];
}

/** The most of some placements that a symmetry maps onto each other. */
function keptBy({ placements }: Symmetry, path: readonly number[]): readonly number[] {
  let kept = path;
  for (let before = -1; kept.length !== before;) {
    before = kept.length;
    kept = kept.filter((placement) => kept.includes(placements[placement]!));
  }
  return kept;
}

/** Such a puzzle, in which pieces lie from the start, if some do, as a symmetry maps them onto each other. */
export const anySymmetricLaid = (most: number): fc.Arbitrary<Puzzle> =>
  fc.tuple(anySymmetric(most), fc.nat()).map(([puzzle, at]) => {
    const problem = compile(puzzle);
    const [, ...others] = symmetries(problem);
    return fixedAt(problem, [...keptBy(others[at % others.length]!, firstSolution(problem))]);
  });
