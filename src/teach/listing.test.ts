import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { plainSearch } from '../solve/search.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { tries } from '../testing/situations.ts';
import { listingOf } from './listing.ts';
import { Moments } from './moment.ts';

test('the line of every moment follows that of the moment before', () => {
  const byListing = new Map(
    [plainSearch, { ...plainSearch, solver: 'dlx' as const }].map((search) => [
      listingOf(search),
      new Set<string>(),
    ]),
  );
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const moments = new Moments(problem, search);
      const listing = listingOf(search);
      const wrong: string[] = [];
      let before: number | undefined;
      for (const situation of tries(problem, search)) {
        const line = listing.lineOf[moments.of(situation, 'tries').kind];
        if (before !== undefined) {
          const pair = `${before}-${line}`;
          byListing.get(listing)!.add(pair);
          if (!listing.next[before]?.includes(line)) wrong.push(pair);
        }
        before = line;
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 200 },
  );
  const [backtracking, exactCover] = [...byListing.values()];
  for (const pair of '3-5 5-6 6-3 6-2 2-9 9-5 9-6 9-10 10-9 6-7 7-9'.split(' '))
    expect(backtracking).toContain(pair);
  for (const pair of '3-5 5-6 6-6 6-3 6-2 2-9 9-9 9-10 10-5 6-7 7-9 11-9'.split(' '))
    expect(exactCover).toContain(pair);
});
