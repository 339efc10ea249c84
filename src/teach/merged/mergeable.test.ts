import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { mergeIssue } from './mergeable.ts';
import { MergedSearch } from './mergedSearch.ts';

const problem = compile(catalogueOnDisk.find(({ id }) => id === 'pentomino-3x20')!.puzzle);

test('trees can be merged if both searches choose alike at equal boards', () => {
  const issueOf = (one: Partial<Search>, other: Partial<Search>) =>
    mergeIssue(problem, { ...plainSearch, ...one }, { ...plainSearch, ...other });
  // The short side of this board is along its rows.
  expect(issueOf({ order: 'short-side' }, { order: 'rows', rules: ['islands'] })).toBe(undefined);
  expect(issueOf({ order: 'rows' }, { order: 'columns' })).toBe('cells');
  expect(issueOf({ order: 'random', seed: 1 }, { order: 'random', seed: 2 })).toBe('cells');
  expect(issueOf({}, { order: 'fewest' })).toBe('branching');
  expect(issueOf({ order: 'fewest' }, { solver: 'dlx' })).toBe('branching');
  expect(issueOf({}, { unique: true, pieces: ['X'] })).toBe(undefined);
  expect(issueOf({ order: 'fewest' }, { order: 'fewest', unique: true })).toBe('held');
  expect(issueOf({ order: 'fewest' }, { order: 'fewest', pieces: ['X'] })).toBe(undefined);
  expect(issueOf({ solver: 'dlx' }, { solver: 'dlx', pieces: ['X'] })).toBe('ties');
  expect(issueOf({ solver: 'dlx' }, { solver: 'dlx', order: 'columns' })).toBe('ties');
  expect(issueOf({ solver: 'dlx' }, { solver: 'dlx', rules: ['parity'] })).toBe(undefined);
  expect(issueOf({}, { rules: ['repeats'], pieces: ['X'] })).toBe('memory');
  expect(issueOf({}, { rules: ['repeats'] })).toBe(undefined);
});

test('trees that cannot be merged are refused', () => {
  const other: Search = { ...plainSearch, order: 'columns' };
  expect(() => new MergedSearch(problem, plainSearch, other)).toThrow('cannot be merged');
});
