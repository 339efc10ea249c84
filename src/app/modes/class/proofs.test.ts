import { expect, test } from 'vitest';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, coveredBy, neighboursIn, type Problem } from '../../../solve/problem.ts';
import { plainSearch, startSearch } from '../../../solve/search.ts';
import { nextSolution } from '../../../solve/solvers/solver.ts';
import { proofOf, type Proof } from '../../../teach/weighting/account.ts';
import { proves } from '../../../teach/weighting/verify.ts';
import { problemNamed } from '../../../testing/catalogueOnDisk.ts';
import { Proofs } from './proofs.ts';

/** Proofs whose answers come when the test lets them, the paths that were asked for, and how often news came. */
function asked(problem: Problem, searched?: number) {
  const paths: (readonly number[])[] = [];
  let news = 0;
  let settle: (proof: Proof | undefined) => void;
  let refuse: (error: Error) => void;
  const prove = (_: string, laid: readonly number[]) => {
    paths.push(laid);
    return new Promise<Proof | undefined>(
      (resolve, reject) => ([settle, refuse] = [resolve, reject]),
    );
  };
  const proofs = new Proofs(problem, prove, () => void news++, searched);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    proofs,
    paths,
    news: () => news,
    answer: async () => {
      const laid = paths.at(-1)!;
      settle(proofOf(laid.length === 0 ? problem : compile(fixedAt(problem, laid))));
      await settled();
    },
    fail: async () => {
      refuse(new Error('No worker.'));
      await settled();
    },
  };
}

test('the proof of the whole board is the same at every moment, and looked for once', async () => {
  const { proofs, paths, news, answer } = asked(problemNamed('tetromino-5x4'));
  expect(proofs.at([], false)).toBeUndefined();
  expect(paths).toEqual([]);
  expect(proofs.at([3], true)).toBeUndefined();
  expect(proofs.at([], true)).toBeUndefined();
  expect(paths).toEqual([[]]);
  await answer();
  expect(news()).toBe(1);
  const whole = proofs.at([], true);
  expect(whole?.proof).toBeDefined();
  expect(proofs.at([3], false)).toBe(whole);
  expect(paths.length).toBe(1);
});

test('where there is no proof, it says how many placements are searched through', async () => {
  const { proofs, answer } = asked(problemNamed('pentiamond-5x2'), 24);
  proofs.at([], true);
  await answer();
  expect(proofs.at([], false)).toMatchObject({ proof: undefined, searched: 24 });
});

test('where a solution was left, a proof is of what lies, and none is found on the way to a solution', async () => {
  const problem = problemNamed('pentomino-6x5');
  const { proofs, answer } = asked(problem);
  const solver = startSearch(problem, { ...plainSearch, order: 'rows' }, 'steps');
  nextSolution(solver);
  const solution = Array.from(solver.path.subarray(0, solver.depth));
  for (let depth = 0; depth <= solution.length; depth++) {
    const path = solution.slice(0, depth);
    expect(proofs.at(path, true)).toBeUndefined();
    await answer();
    expect(proofs.at(path, false)).toMatchObject({ proof: undefined });
  }
  // A piece that leaves the cell in the corner alone.
  const { start, cellOf } = neighboursIn(problem);
  const beside = [...cellOf.subarray(start[0], start[1])];
  const corner = [...Array(problem.placements.count).keys()].find((placement) => {
    const covered = [...coveredBy(problem, placement)];
    return !covered.includes(0) && beside.every((cell) => covered.includes(cell));
  });
  const path = [corner!];
  expect(proofs.at(path, false)).toBeUndefined();
  proofs.at(path, true);
  await answer();
  const { problem: rest, proof } = proofs.at(path, true)!;
  expect(proves(rest, proof!.weighting)).toBe(true);
});

test('an answer for an earlier moment is not shown, and the latest one is asked for next', async () => {
  const problem = problemNamed('pentomino-6x5');
  const { proofs, paths, news, answer, fail } = asked(problem);
  proofs.at([], true);
  await answer();
  proofs.at([0], true);
  proofs.at([1], true);
  expect(proofs.at([2], true)).toBeUndefined();
  expect(paths).toEqual([[], [0]]);
  await answer();
  expect(news()).toBe(2);
  expect(proofs.at([2], true)).toBeUndefined();
  expect(paths).toEqual([[], [0], [2]]);
  // One that could not be looked for is not asked for again and again.
  await fail();
  expect(news()).toBe(3);
  expect(proofs.at([2], true)).toBeUndefined();
  expect(paths.length).toBe(3);
  expect([proofs.isRefused([2]), proofs.isRefused([1])]).toEqual([true, false]);
  proofs.close();
  proofs.at([1], true);
  await answer();
  expect(news()).toBe(3);
});

test('where the proof of the whole board cannot be looked for, that is so at every moment', async () => {
  const { proofs, paths, fail } = asked(problemNamed('tetromino-5x4'));
  proofs.at([3], true);
  expect(proofs.isRefused([3])).toBe(false);
  await fail();
  expect([proofs.isRefused([]), proofs.isRefused([3])]).toEqual([true, true]);
  expect(proofs.at([3], true)).toBeUndefined();
  expect(paths).toEqual([[]]);
});
