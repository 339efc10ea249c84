import { cellsOf, type Comparison } from '../../experiment/comparison/comparison.ts';
import { usualTerms, type Terms } from '../../experiment/comparison/terms.ts';
import { MeasuredSearch } from '../../experiment/searches.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import type { Search } from '../../solve/search.ts';

/** How many times fewer placements make a search much better than a recipe. */
const TIMES = 10;

/** The usual rules: none, and each that looks at the state alone. */
const ruleSets: Terms['ruleSets'] = [[], ['islands'], ['parity'], ['dead-cells']];

export interface Better {
  readonly search: Search;
  readonly placements: number;
}

/**
 * The searches by a fixed order, with usual rules, that come to the outcome of a recipe with at most a tenth of its
 * placements, the best one first. No run needs more steps than that takes, so all are found.
 */
export function muchBetter(problem: Problem, { solved, impossible }: Recipe): readonly Better[] {
  const most = Math.floor((solved ?? impossible ?? 0) / TIMES);
  if (most === 0) return [];
  // Each placement is removed once at most.
  const comparison: Comparison = {
    ...usualTerms,
    puzzles: [{ name: '', text: '' }],
    ruleSets,
    steps: 2 * most,
  };
  const found = cellsOf(comparison).flatMap(({ searches }) =>
    searches.flatMap((search): readonly Better[] => {
      const run = new MeasuredSearch(problem, search, 'first', false, comparison.steps);
      while (!run.runSlice());
      const { first, finished, placements } = run.figures;
      const isOver = first !== null || finished;
      return isOver && placements <= most ? [{ search, placements }] : [];
    }),
  );
  return found.toSorted((one, other) => one.placements - other.placements);
}
