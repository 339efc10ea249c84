import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { boardAt, byOrbit, inOrder, isImage, type Rows } from './rows.ts';

function foundBy(id: string, search: Search): FoundSolutions {
  const problem = problemOf(id);
  const found = new FoundSolutions(problem, search);
  const solver = startSearch(problem, search, 'steps');
  for (const event of solver) found.note(event, solver.steps, solver.path.slice(0, solver.depth));
  return found;
}

const all = foundBy('three-in-a-square', plainSearch);
const unique = foundBy('polyomino-3x3', { ...plainSearch, unique: true });
const rowsOf = (rows: Rows): (readonly number[])[] =>
  Array.from({ length: rows.count }, (_, row) => rows.row(row));

test('in the order found, every solution is there once, in rows', () => {
  fc.assert(
    fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (solutions, columns) => {
      const rows = inOrder({ solutions }, columns);
      expect(rowsOf(rows).flat()).toEqual(Array.from({ length: solutions }, (_, at) => at));
      for (const [row, places] of rowsOf(rows).entries()) {
        expect(places.length).toBeLessThanOrEqual(columns);
        for (const place of places) expect(rows.rowOf(place)).toBe(row);
      }
    }),
  );
});

test('images of each other are side by side: eight of either solution of a square', () => {
  const rows = byOrbit({ found: all, solutions: 16, images: 0 }, 8);
  expect(rows.count).toBe(2);
  expect(rowsOf(rows).map((places) => places.length)).toEqual([8, 8]);
});

test('every board is there once, and a group begins a row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(all, unique),
      fc.nat(16),
      fc.nat(50),
      fc.integer({ min: 1, max: 9 }),
      (found, most, images, columns) => {
        const solutions = Math.min(most, found.solutions.kept);
        const rows = byOrbit({ found, solutions, images }, columns);
        const places = rowsOf(rows);
        const shown = places.flat();
        expect(shown.filter((place) => !isImage(place)).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: solutions }, (_, at) => at),
        );
        expect(new Set(shown).size).toBe(shown.length);
        for (const [row, listed] of places.entries()) {
          expect(listed.length).toBeGreaterThan(0);
          const paths = listed.map((place) => {
            const { boards, board } = boardAt(found, place);
            return found.solutionLike(boards.path(board));
          });
          expect(new Set(paths).size).toBe(1);
          for (const place of listed) if (!isImage(place)) expect(rows.rowOf(place)).toBe(row);
        }
        const firsts = places.filter((_, row) => rows.isFirst(row));
        expect(firsts.length).toBe(found.orbits(solutions, images).length);
      },
    ),
  );
});

test('a search that counts images once shows beside each solution those that were not counted', () => {
  const every = foundBy('polyomino-3x3', plainSearch).solutions.kept;
  const [solutions, images] = [unique.solutions.kept, unique.images.kept];
  expect(images).toBeGreaterThan(20);
  const rows = byOrbit({ found: unique, solutions, images }, 8);
  expect(solutions + images).toBe(every);
  expect(rowsOf(rows).filter((_, row) => rows.isFirst(row)).length).toBe(solutions);
  for (const places of rowsOf(rows))
    expect(places.map(isImage)).toEqual(places.map((_, at) => at > 0));
});

test('an empty shelf has no rows, and begins at the first', () => {
  for (const rows of [
    inOrder({ solutions: 0 }, 4),
    byOrbit({ found: all, solutions: 0, images: 0 }, 4),
  ]) {
    expect([rows.count, rows.row(0), rows.rowOf(-1)]).toEqual([0, [], 0]);
  }
});
