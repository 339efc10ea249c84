import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, compile } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { runs } from '../../testing/share.ts';
import { boardColours, openOfEach } from './boardColours.ts';

test('no neighbours are alike, and each piece covers in all its places what is said of it, and nothing else', () => {
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const problem = compile(puzzle);
      const { of, count, pieces } = boardColours(problem);
      const at = new Map(problem.cells.map((cell, number) => [cell.join(), number]));
      for (const [cell, place] of problem.cells.entries())
        for (const next of lattices[puzzle.lattice].neighbours(place)) {
          const other = at.get(next.join());
          if (other !== undefined) expect(of[other]).not.toBe(of[cell]);
        }
      const open = openOfEach(problem, { of, count }, []);
      expect(open.reduce((sum, one) => sum + one)).toBe(problem.cells.length);
      const told = pieces.flatMap(({ pieces: some, ways }) =>
        some.map((one) => [one, ways] as const),
      );
      expect(new Set(told.map(([piece]) => piece)).size).toBe(told.length);
      const covers = problem.pieces.map(() => new Set<string>());
      for (const [placement, piece] of problem.placements.piece.entries()) {
        const cells = Array.from({ length: count }, () => 0);
        for (const cell of coveredBy(problem, placement)) cells[of[cell]!]!++;
        covers[piece]!.add(cells.join());
      }
      for (const [piece, ways] of told)
        expect(ways.map((way) => way.join()).toSorted()).toEqual([...covers[piece]!].toSorted());
      // Pieces that cover alike are told together.
      const sets = pieces.map(({ ways }) => ways.map(String).toSorted().join(';'));
      expect(new Set(sets).size).toBe(sets.length);
    }),
    runs(300),
  );
});

test('a board of dominoes without two corners of one colour has six cells of one colour and eight of the other', () => {
  const problem = problemOf('domino-4x4-corners');
  const colours = boardColours(problem);
  expect(openOfEach(problem, colours, [])).toEqual([6, 8]);
  expect(openOfEach(problem, colours, [0])).toEqual([5, 7]);
  expect(colours.pieces).toEqual([{ pieces: [0], ways: [[1, 1]] }]);
});

test('pieces of hexagons that cover alike are told together, in whichever order their ways are found', () => {
  const { pieces } = boardColours(problemOf('one-sided-pentahex-trapezoid-1'));
  expect(pieces).toHaveLength(3);
});
