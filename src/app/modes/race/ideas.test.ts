import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { newIdea } from './ideas.ts';

const problemOf = (id: string) =>
  compile(
    parsePuzzle(
      readFileSync(new URL(`../../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8'),
    ),
  );

test('an idea is another search than the short side, whichever way that lies', () => {
  expect(newIdea([plainSearch], problemOf('pentomino-6x10')).order).toBe('columns');
  expect(newIdea([plainSearch], problemOf('pentomino-10x6')).order).toBe('rows');
});

test('an idea counts as those that are there, and is none of them', () => {
  const problem = problemOf('pentomino-6x10');
  const shown = [{ ...plainSearch, unique: true }];
  while (shown.length < 9) shown.push({ ...newIdea(shown, problem), unique: true });
  expect(new Set(shown.map((search) => JSON.stringify(search))).size).toBe(9);
  expect(newIdea(shown.slice(0, 1), problem).unique).toBe(true);
});
