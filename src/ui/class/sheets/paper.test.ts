import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { compile } from '../../../solve/problem.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { cellWidth, copiesToCut, PAGE } from './paper.ts';

test('cells to cut out are 20 mm wide, or as large as the page allows', () => {
  expect(cellWidth(problemOf('square-bar-corner'))).toBe(20);
  expect(cellWidth(problemOf('pentomino-20x3'))).toBe(8.5);
  fc.assert(
    fc.property(anyPuzzle(40), (puzzle) => {
      const problem = compile(puzzle);
      const cell = cellWidth(problem);
      for (const cells of [problem.cells, ...problem.pieces.map((piece) => piece.cells)]) {
        const { left, right, top, bottom } = extentOf(lattices[puzzle.lattice], cells);
        expect((right - left) * cell).toBeLessThan(PAGE.width);
        expect((bottom - top) * cell).toBeLessThan(PAGE.height);
      }
      for (const [piece, { copies, cells }] of problem.pieces.entries()) {
        const cut = copiesToCut(problem, piece);
        expect(cut).toBeLessThanOrEqual(copies);
        expect(cut * cells.length).toBeLessThanOrEqual(problem.cells.length);
      }
    }),
  );
});
