import { expect, test } from 'vitest';
import { plainSearch } from '../../solve/search.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { recipeNamed } from '../library/recipes.ts';
import { foundSolutions } from '../modes/wall/walls.ts';
import { rainPuzzles, rainSearch } from './interludes.ts';

const { entries } = await catalogueAtHand.load();
const search = { ...plainSearch, ...rainSearch, unique: true };

test.each(rainPuzzles)('all solutions of %s come within a minute, several at a time', (id) => {
  const { puzzle } = entries.find((entry) => entry.id === id)!;
  const { all, boards, changes, isAll } = foundSolutions(puzzle, search);
  expect([BigInt(all), isAll]).toEqual([recipeNamed(id).unique, true]);
  expect(boards).toBeGreaterThanOrEqual(3);
  // One in four seconds.
  expect(changes).toBeGreaterThan(3);
  expect(changes).toBeLessThanOrEqual(15);
});
