import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import { Enumeration, survey } from '../../solve/played/enumeration.ts';
import { END } from '../../run/step.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { recipeNamed } from '../library/recipes.ts';
import { rainPuzzles, rainSearch } from './interludes.ts';

const { entries } = await catalogueAtHand.load();
const search = { ...plainSearch, ...rainSearch, unique: true };

test.each(rainPuzzles)(
  'all solutions of %s are found in few steps, and fit on a page side by side',
  (id) => {
    const { puzzle } = entries.find((entry) => entry.id === id)!;
    const problem = compile(puzzle);
    const { solutions, isAll } = survey(problem, search, { solutions: 200, steps: 20_000 });
    expect([BigInt(solutions), isAll]).toEqual([recipeNamed(id).unique, true]);
    expect(solutions).toBeLessThanOrEqual(48);
    expect(solutions * problem.cells.length).toBeLessThan(3000);
    const run = new Enumeration(problem, search, solutions);
    while (run.step() !== END);
    expect(run.steps).toBeLessThan(3000);
  },
);
