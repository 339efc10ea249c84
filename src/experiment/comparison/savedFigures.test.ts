import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { compile } from '../../solve/problem.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { solvers, type SolverId } from '../../solve/solvers/index.ts';
import { END } from '../../solve/step.ts';
import { SEARCHES } from './savedFigures.ts';

/** By the version of searches, a digest of how many steps and of which they take. */
const digests: Readonly<Record<number, string>> = { 1: '72bf6e9f983af103' };

/** With some pieces of a set; and on hexagons, with copies and a piece that lies there. */
const texts = [
  'pieces: pentomino\nuse: some\n\n.....\n.....\n.....\n',
  'lattice: hexagon\n\n# . . . #\n . . . .\n. . F . .\n . . . .\n# . . . #\n\nF\no\n\nA x2\no o o\n\nV x2\no o\n - o\n\nT x2\no o\n o\n',
];

test('the version of the searches is another one once any of them takes other steps', () => {
  const hash = createHash('sha256');
  for (const [at, problem] of texts.map((text) => compile(parsePuzzle(text))).entries()) {
    const held = ['F', 'T'][at]!;
    const variants: readonly Partial<Search>[] = [
      {},
      { pieces: 'hardest' },
      { pieces: 'random' },
      { unique: true },
      { unique: true, hold: `${held}:2` },
    ];
    for (const solver of Object.keys(solvers) as SolverId[])
      for (const order of Object.keys(orders) as OrderId[])
        for (const some of [[], Object.keys(rules) as RuleId[]])
          for (const [variant, asked] of variants.entries()) {
            const all = { ...plainSearch, solver, order, rules: some, seed: 7, ...asked };
            const search = startSearch(problem, all, 'steps');
            let [step, path] = [search.step(), 0];
            for (; step !== END && search.steps < 1000; step = search.step())
              path = (Math.imul(path, 31) + step) | 0;
            const of = [at, solver, order, some.length, variant];
            hash.update(`${of.join(' ')} ${search.steps} ${path}\n`);
          }
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(digests[SEARCHES]);
});
