import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile, coveredBy } from '../problem.ts';
import { plainSearch } from '../search.ts';
import { askedIn } from '../../testing/runs/asked.ts';

test('is violated if, and only if, nothing fits on some open cell', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const problem = compile(any);
      const { piece } = problem.placements;
      const search = { ...plainSearch, rules: ['dead-cells'] } as const;
      for (const { open, left, refusedBy } of askedIn(problem, search, 100)) {
        const covered = [...piece.keys()]
          .filter((placement) => left[piece[placement]!]! > 0)
          .map((placement) => [...coveredBy(problem, placement)])
          .filter((cells) => cells.every((cell) => open.has(cell)));
        const isDead = new Set(covered.flat()).size < open.size;
        expect(refusedBy).toBe(isDead ? 0 : -1);
        if (isDead) refusals++;
      }
    }),
    { numRuns: 200 },
  );
  expect(refusals).toBeGreaterThan(100);
});
