import { expect, test } from 'vitest';
import { coveredBy, neighboursIn } from '../../../solve/problem.ts';
import { plainSearch, startSearch } from '../../../solve/search.ts';
import { nextSolution } from '../../../solve/solvers/solver.ts';
import { proves } from '../../../teach/weighting/verify.ts';
import { problemNamed } from '../../../testing/catalogueOnDisk.ts';
import { Proofs } from './proofs.ts';

test('the proof of the whole board is the same at every moment', () => {
  const problem = problemNamed('tetromino-5x4');
  const proofs = new Proofs(problem);
  expect(proofs.at([], false)).toBeUndefined();
  const whole = proofs.at([], true);
  expect(whole?.proof).toBeDefined();
  expect(proofs.at([3], false)).toBe(whole);
});

test('where a solution was left, a proof is of what lies, and none is found on the way to a solution', () => {
  const problem = problemNamed('pentomino-6x5');
  const proofs = new Proofs(problem);
  const solver = startSearch(problem, { ...plainSearch, order: 'rows' }, 'steps');
  nextSolution(solver);
  const solution = Array.from(solver.path.subarray(0, solver.depth));
  for (let depth = 0; depth <= solution.length; depth++)
    expect(proofs.at(solution.slice(0, depth), true)).toMatchObject({ proof: undefined });
  // A piece that leaves the cell in the corner alone.
  const { start, cellOf } = neighboursIn(problem);
  const beside = [...cellOf.subarray(start[0], start[1])];
  const corner = [...Array(problem.placements.count).keys()].find((placement) => {
    const covered = [...coveredBy(problem, placement)];
    return !covered.includes(0) && beside.every((cell) => covered.includes(cell));
  });
  const path = [corner!];
  expect(proofs.at(path, false)).toBeUndefined();
  const { problem: rest, proof } = proofs.at(path, true)!;
  expect(proves(rest, proof!.weighting)).toBe(true);
  expect(proofs.at(path, false)?.proof).toBe(proof);
});
