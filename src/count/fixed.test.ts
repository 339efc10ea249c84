import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { symmetries } from '../solve/symmetry/symmetry.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { anySymmetricLaid } from '../testing/random/anySymmetric.ts';
import { runs } from '../testing/share.ts';
import { Count, countSolutions } from './count.ts';
import { divide, whole } from './share.ts';

const pieces = '\n\nA\n.o.\nooo\n\nB\noo\no.\n\nC\noo\n';
const full = compile(parsePuzzle(`AAA\nBAC\nBBC${pieces}`));

test('a board that is full from the start has one solution, in whatever shares it is counted', () => {
  expect([false, true].map((unique) => countSolutions(full, unique))).toEqual([1n, 1n]);
  const counts = divide(whole, 3).map((share) => {
    const count = new Count(full, { unique: false, share });
    expect(count.run(1)).toBe(true);
    return new Count(full, { unique: false, share, from: count.state() }).solutions;
  });
  expect(counts).toEqual([1n, 0n, 0n]);
});

test('a board that is full without all of its pieces has no solution', () => {
  const filled = (use: string) => compile(parsePuzzle(`${use}III\n\nI x*\no\n\nD\noo\n`));
  expect(countSolutions(filled(''), false)).toBe(0n);
  expect(countSolutions(filled('use: some\n\n'), false)).toBe(1n);
});

test('what lies may leave no solution, or a symmetry by which two of them are one', () => {
  const counts = (board: string) =>
    [false, true].map((unique) => countSolutions(compile(parsePuzzle(board + pieces)), unique));
  expect(counts('.A.\nAAA\n...')).toEqual([0n, 0n]);
  expect(counts('A..\nAA.\nA..')).toEqual([2n, 1n]);
});

test('counts are those of brute force, with symmetric pieces lying', () => {
  let symmetric = 0;
  fc.assert(
    fc.property(anySymmetricLaid(14), (puzzle) => {
      const problem = compile(puzzle);
      if (puzzle.fixed.length > 0 && symmetries(problem).length > 1) symmetric++;
      const { solutions } = bruteForce(puzzle);
      expect(countSolutions(problem, false)).toBe(BigInt(solutions.length));
      expect(countSolutions(problem, true)).toBe(BigInt(countClasses(puzzle, solutions)));
    }),
    runs(200),
  );
  expect(symmetric).toBeGreaterThan(10);
});
