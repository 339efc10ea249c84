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

test('an idea is never the short-side search, whichever side is the short one', () => {
  expect(newIdea([plainSearch], problemOf('pentomino-6x10')).order).toBe('columns');
  expect(newIdea([plainSearch], problemOf('pentomino-10x6')).order).toBe('rows');
});

test('an idea counts solutions as the other panes do, and is none of their searches', () => {
  const problem = problemOf('pentomino-6x10');
  const shown = [{ ...plainSearch, unique: true }];
  while (shown.length < 9) shown.push({ ...newIdea(shown, problem), unique: true });
  expect(new Set(shown.map((search) => JSON.stringify(search))).size).toBe(9);
  expect(newIdea(shown.slice(0, 1), problem).unique).toBe(true);
});
