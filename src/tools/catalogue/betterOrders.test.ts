import { expect, test } from 'vitest';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { compile } from '../../solve/problem.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { muchBetter } from './betterOrders.ts';

/** The placements of a search to its first solution, or of all of it, unless there are more than so many. */
function needed(id: string, search: Search, most: number): number {
  const { puzzle } = catalogueOnDisk.find((one) => one.id === id)!;
  const solver = startSearch(compile(puzzle), search, 'steps');
  while (solver.step() !== END && solver.solutions === 0)
    if (solver.placements > most) return Infinity;
  return solver.placements;
}

const rules: readonly (readonly RuleId[])[] = [[], ['islands'], ['parity'], ['dead-cells']];
const searches = (Object.keys(orders) as OrderId[])
  .filter((order) => order !== 'random')
  .flatMap((order) => rules.map((some) => ({ ...plainSearch, order, rules: some })));

test.each<[id: string, recipe: Omit<Recipe, 'search'>]>([
  ['tetromino-5x4', { impossible: 246 }],
  ['pentomino-triple-u', { solved: 420 }],
  ['tetrahex-coin', { solved: 482 }],
  ['pentomino-triple-z', { solved: 5000 }],
])('exactly the searches with a tenth of the placements are found: %s', (id, outcome) => {
  const { puzzle } = catalogueOnDisk.find((one) => one.id === id)!;
  const most = (outcome.solved ?? outcome.impossible!) / 10;
  const all = searches
    .map((search) => ({ search, placements: needed(id, search, most) }))
    .filter(({ placements }) => placements <= most)
    .toSorted((one, other) => one.placements - other.placements);
  const found = muchBetter(compile(puzzle), { search: plainSearch, ...outcome });
  expect(found).toEqual(all);
});
