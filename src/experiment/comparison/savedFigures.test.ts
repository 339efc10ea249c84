import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { compile } from '../../solve/problem.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { solvers, type SolverId } from '../../solve/solvers/index.ts';
import { END } from '../../solve/step.ts';
import { SEARCHES } from './savedFigures.ts';

/** By the version of searches, a digest of how many steps and of which they take. */
const digests: Readonly<Record<number, string>> = { 1: '60c12a7dfab6087f' };

test('the version of the searches is another one once any of them takes other steps', () => {
  const problem = compile(parsePuzzle('pieces: pentomino\nuse: some\n\n.....\n.....\n.....\n'));
  const hash = createHash('sha256');
  for (const solver of Object.keys(solvers) as SolverId[])
    for (const order of Object.keys(orders) as OrderId[])
      for (const some of [[], Object.keys(rules) as RuleId[]]) {
        const asked = { ...plainSearch, solver, order, rules: some, seed: 7 };
        const search = startSearch(problem, asked, 'steps');
        let [step, path] = [search.step(), 0];
        for (; step !== END && search.steps < 2000; step = search.step())
          path = (Math.imul(path, 31) + step) | 0;
        hash.update(`${solver} ${order} ${some.length} ${search.steps} ${path}\n`);
      }
  expect(hash.digest('hex').slice(0, 16)).toBe(digests[SEARCHES]);
});
