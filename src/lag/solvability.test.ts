import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { anySymmetric, anySymmetricLaid } from '../testing/random/anySymmetric.ts';
import { followNodes, withOwnPieces } from '../testing/runs/doomedNodes.ts';
import { runs } from '../testing/share.ts';
import { CountedSolvability } from './countedSolvability.ts';
import { indexSolutions } from './solutionIndex.ts';
import { solvableTo } from './solvability.ts';

test('whether a position can be completed is as brute force says, by count and by all solutions', () => {
  const seen = { solvable: 0, doomed: 0, asked: 0, fixed: 0, some: 0, unique: 0 };
  const anyAsked = fc.tuple(
    fc.oneof(
      { weight: 2, arbitrary: anyPuzzle(11) },
      { weight: 2, arbitrary: anySymmetricLaid(11) },
      { weight: 3, arbitrary: anySymmetric(10) },
    ),
    anySearch,
    fc.nat(2 ** 20),
    fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  );
  fc.assert(
    fc.property(anyAsked, ([puzzle, any, choice, order]) => {
      const problem = compile(puzzle);
      const search = withOwnPieces(puzzle, any, choice);
      const { nodes, solutions } = followNodes(problem, search);
      const counted = new CountedSolvability(problem, search, Infinity, 3);
      const index = indexSolutions(problem, search)!;
      if (search.hold.includes(':')) seen.asked++;
      if (puzzle.fixed.length > 0) seen.fixed++;
      if (puzzle.use === 'some') seen.some++;
      if (search.unique && puzzle.fixed.length > 0) seen.unique++;
      for (const at of order) {
        const { path, isSolvable } = nodes[at % nodes.length]!;
        for (const way of [counted, index]) {
          expect(way.isSolvable(path, path.length)).toBe(isSolvable);
          const prefix = path.findLastIndex((_, level) =>
            solutions.some((one) => path.slice(0, level + 1).every((p) => one.has(p))),
          );
          const truth = solutions.length === 0 ? -1 : prefix + 1;
          expect(solvableTo(way, path, path.length)).toBe(truth);
        }
        seen[isSolvable ? 'solvable' : 'doomed']++;
      }
      // Where all pieces are fixed there is nothing to keep.
      if (problem.placements.count === 0) return;
      const bytes = Math.ceil((solutions.length * problem.placements.count) / 8);
      const most = Math.floor((8 * bytes) / problem.placements.count);
      expect(indexSolutions(problem, search, 2 ** 20, bytes) === undefined).toBe(
        solutions.length > most,
      );
      if (solutions.length > 0) expect(indexSolutions(problem, search, 2 ** 20, 0)).toBeUndefined();
      if (nodes.length > 1 && solutions.length > 0)
        expect(indexSolutions(problem, search, 0, 2 ** 20)).toBeUndefined();
    }),
    runs(500),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
