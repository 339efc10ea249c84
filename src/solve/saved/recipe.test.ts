import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { orders } from '../orders/index.ts';
import { compile } from '../problem.ts';
import { recipeIn, writeRecipe, type RecipeFile } from './recipe.ts';
import { rules } from '../rules/index.ts';
import { plainSearch, startSearch } from '../search.ts';
import { nextSolution } from '../solvers/solver.ts';
import { solvers } from '../solvers/index.ts';
import { END } from '../step.ts';

const assets = new URL('../../../assets/', import.meta.url);
const file = JSON.parse(readFileSync(new URL('recipes.json', assets), 'utf8')) as RecipeFile;
const ids = readdirSync(new URL('puzzles/', assets)).map((name) => name.replace(/\.txt$/, ''));

test('every puzzle of the catalogue has a recipe, and nothing else does', () => {
  expect(Object.keys(file).sort()).toEqual(ids.toSorted());
});

test.each(Object.keys(file))('the recipe of %s names what there is, and one outcome', (id) => {
  const { search, solved, impossible, unique } = recipeIn(file, id);
  expect(Object.keys(search).sort()).toEqual(Object.keys(plainSearch).sort());
  expect(['given', 'random', 'hardest']).toContain(search.pieces);
  expect(Number.isSafeInteger(search.seed)).toBe(true);
  expect(Object.keys(solvers)).toContain(search.solver);
  expect(Object.keys(orders)).toContain(search.order);
  for (const rule of search.rules) expect(Object.keys(rules)).toContain(rule);
  expect([solved, impossible].filter((outcome) => outcome !== undefined)).toHaveLength(1);
  if (unique !== undefined) expect(unique > 0).toBe(solved !== undefined);
});

/** Placements per recipe here; `npm run catalogue` follows all recipes to their end. */
const QUICK = 5_000;

test('quick recipes have the outcome they record', () => {
  let followed = 0;
  for (const id of ids) {
    const { search, solved, impossible } = recipeIn(file, id);
    const promised = solved ?? impossible ?? Infinity;
    if (promised > QUICK) continue;
    const text = readFileSync(new URL(`puzzles/${id}.txt`, assets), 'utf8');
    const solver = startSearch(compile(parsePuzzle(text)), search, 'steps');
    const isOver = nextSolution(solver) === END;
    expect([id, isOver, solver.placements]).toEqual([id, solved === undefined, promised]);
    followed++;
  }
  expect(followed).toBeGreaterThan(50);
});

test('a recipe is written as it is read', () => {
  const search = { ...plainSearch, solver: 'dlx', seed: 3 } as const;
  for (const [unique, kept] of [
    [7n, 7],
    [2n ** 53n + 1n, '9007199254740993'],
  ] as const) {
    const recipe = { search, solved: 12, unique };
    expect(writeRecipe(recipe)).toEqual({ solver: 'dlx', seed: 3, solved: 12, unique: kept });
    expect(recipeIn({ a: writeRecipe(recipe) }, 'a')).toEqual(recipe);
  }
  for (const id of ['a', 'today-12-25', 'constructor'])
    expect(recipeIn({}, id)).toEqual({ search: plainSearch });
});
