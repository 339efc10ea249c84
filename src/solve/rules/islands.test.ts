import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch } from '../search.ts';
import { askedIn } from '../../testing/runs/asked.ts';

const search = { ...plainSearch, order: 'rows', rules: ['islands'] } as const;

/** The open regions, each as its cells in ascending order. */
function regions({ puzzle, cells }: Problem, open: ReadonlySet<number>): number[][] {
  const unseen = new Set(open);
  const grow = (cell: number): number[] => {
    if (!unseen.delete(cell)) return [];
    const around = lattices[puzzle.lattice].neighbours(cells[cell]!).map(String);
    return [cell, ...[...unseen].filter((o) => around.includes(String(cells[o]))).flatMap(grow)];
  };
  return [...open].map((cell) => grow(cell).sort((a, b) => a - b)).filter(({ length }) => length);
}

/** Whether some choice of the pieces left has so many cells. */
function isSum({ pieces }: Problem, left: readonly number[], size: number, from = 0): boolean {
  if (size <= 0 || from === pieces.length) return size === 0;
  const area = pieces[from]!.cells.length;
  for (let taken = 0; taken <= left[from]! && taken * area <= size; taken++)
    if (isSum({ pieces } as Problem, left, size - taken * area, from + 1)) return true;
  return false;
}

test('is violated if, and only if, the size of some region is no sum of sizes left', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const problem = compile(any);
      for (const { open, left, refusedBy } of askedIn(problem, search, 100)) {
        const bad = regions(problem, open).some(({ length }) => !isSum(problem, left, length));
        expect(refusedBy).toBe(bad ? 0 : -1);
        if (bad) refused++;
      }
    }),
    { numRuns: 200 },
  );
  expect(refused).toBeGreaterThan(100);
});

test('is violated by a region that the last placement does not touch, too', () => {
  const problem = compile(parsePuzzle('use: some\n\n... ....\n\nI x3\nooo\n'));
  const asked = [...askedIn(problem, search)];
  expect(asked.map(({ refusedBy }) => refusedBy)).toEqual([0]);
});
