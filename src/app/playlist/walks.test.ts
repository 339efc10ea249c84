import { expect, test } from 'vitest';
import { startOf } from '../../solve/walk/start.ts';
import { Walk } from '../../solve/walk/walk.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { recipeNamed } from '../library/recipes.ts';
import { walkPuzzles } from './interludes.ts';

test.each(walkPuzzles)('a walk on %s sees a new solution with most changes', (id) => {
  const problem = problemNamed(id);
  const { path } = startOf(problem, recipeNamed(id).search, 1);
  const walk = new Walk(problem, path, 1);
  while (walk.mark().links < 30) walk.step();
  expect(walk.value()).toBeGreaterThan(15);
});
