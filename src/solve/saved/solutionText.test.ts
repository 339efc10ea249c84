import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../puzzle/types.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { kindOf, SOLUTION } from '../step.ts';
import { BoardState } from '../played/boardState.ts';
import { readSolution, writeSolution } from './solutionText.ts';

/** The board of the first solution. */
function solved(puzzle: Puzzle): BoardState {
  const problem = compile(puzzle);
  const state = new BoardState(problem);
  for (const step of startSearch(problem, plainSearch, 'steps')) {
    state.apply(step);
    if (kindOf(step) === SOLUTION) break;
  }
  return state;
}

test('a solution is read back, piece by piece', () => {
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const state = solved(puzzle);
      const laid = readSolution(puzzle, writeSolution(state))!;
      expect(laid.length).toBe(puzzle.fixed.length + state.depth);
      const pieceAt = new Map(
        laid.flatMap(({ cells, ...tile }) =>
          cells.map((cell) => [String(cell), [tile.piece, tile.orientation]] as const),
        ),
      );
      const { board, tiles } = state.problem;
      expect(board.map((cell) => pieceAt.get(String(cell)))).toEqual(
        Array.from(state.owner, (tile) => [tiles.piece[tile], tiles.orientation[tile]]),
      );
    }),
  );
});

test('other boards are not read as solutions', () => {
  const harm = fc.oneof(
    fc.record({ at: fc.nat(), by: fc.string({ maxLength: 2 }) }),
    fc.record({ at: fc.nat(), by: fc.constantFrom('0', '1', '2') }),
  );
  let refused = 0;
  let taken = 0;
  fc.assert(
    fc.property(anyPuzzle(), harm, (puzzle, { at, by }) => {
      const text = writeSolution(solved(puzzle));
      const place = at % text.length;
      const harmed = text.slice(0, place) + by + text.slice(place + 1);
      const laid = readSolution(puzzle, harmed);
      if (!laid) {
        refused++;
        return;
      }
      taken++;
      // It may happen to be another solution: then every cell is covered once, with the allowed
      // copies.
      const cells = laid.flatMap((one) => one.cells.map(String));
      expect(new Set(cells)).toEqual(new Set(puzzle.board.cells.map(String)));
      expect(cells.length).toBe(puzzle.board.cells.length);
      for (const [i, { copies }] of puzzle.pieces.entries()) {
        const used = laid.filter(({ piece }) => piece === i).length;
        expect(used).toBeLessThanOrEqual(copies);
        if (puzzle.use === 'all' && Number.isFinite(copies)) expect(used).toBe(copies);
      }
    }),
  );
  expect(refused).toBeGreaterThan(0);
  expect(taken).toBeGreaterThan(0);
});

test('a text with a piece too few, or another shape, is rejected', () => {
  const puzzle = (copies: number, use: Puzzle['use']): Puzzle => {
    const cells = [0, 1, 2, 3].map((column) => [column, 0] as const);
    const domino = { name: 'I', cells: cells.slice(0, 2), freedom: 'free', copies } as const;
    const board = { cells, width: 4, height: 1 };
    const asked = { sets: [], without: [], drawn: [domino] };
    return { title: '', lattice: 'square', board, pieces: [domino], fixed: [], use, asked };
  };
  expect(readSolution(puzzle(2, 'all'), '001100')).toHaveLength(2);
  expect(readSolution(puzzle(2, 'all'), '010100')).toBeUndefined();
  expect(readSolution(puzzle(2, 'all'), '000000')).toBeUndefined();
  expect(readSolution(puzzle(2, 'all'), '00110')).toBeUndefined();
  expect(readSolution(puzzle(2, 'all'), '001101')).toBeUndefined();
  expect(readSolution(puzzle(3, 'all'), '001100')).toBeUndefined();
  expect(readSolution(puzzle(3, 'some'), '001100')).toHaveLength(2);
  expect(readSolution(puzzle(1, 'all'), '001100')).toBeUndefined();
});
