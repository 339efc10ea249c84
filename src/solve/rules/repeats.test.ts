import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { kindOf, PLACE, PRUNE, REMOVE } from '../step.ts';
import { nodeAt } from '../../testing/runs/asked.ts';

test('is violated if, and only if, an equal node had placements below and no full board', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyPuzzle(16), (any) => {
      const problem = compile(any);
      const search = startSearch(problem, { ...plainSearch, rules: ['repeats'] }, 'everything');
      const seen = new Set<string>();
      /** For each placement on the board: the node it led to, and what was below. */
      const stack: { key: string; isFull: boolean; isRefused: boolean; parts: number }[] = [];
      let limit = 2000;
      for (const step of search) {
        if (--limit < 0) break;
        const kind = kindOf(step);
        const top = stack.at(-1);
        if (kind === PRUNE) top!.isRefused = true;
        else if (kind === PLACE) {
          if (top) expect(top.isRefused).toBe(false);
          const { open, left } = nodeAt(problem, search.path.subarray(0, search.depth));
          const key = `${[...open].join()} ${left.join()}`;
          stack.push({ key, isFull: open.size === 0, isRefused: false, parts: 0 });
        } else if (kind === REMOVE) {
          const { key, isFull, isRefused, parts } = stack.pop()!;
          const before = stack.at(-1);
          if (before) before.isFull ||= isFull;
          if (before) before.parts++;
          if (!isFull) expect(isRefused).toBe(seen.has(key));
          if (!isFull && parts > 0) seen.add(key);
          if (isRefused) refusals++;
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(refusals).toBeGreaterThan(50);
});
