import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { firstSolutions } from '../../../solve/found/firstSolutions.ts';
import { compile } from '../../../solve/problem.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { readSolution, writeSolution } from '../../../solve/saved/solutionText.ts';
import { plainSearch } from '../../../solve/search.ts';
import { END, idOf, type Step } from '../../../run/step.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { MOST_AT_ONCE } from './atOnce.ts';
import { foundSolutions, inTurn, solvedPuzzles, type Wall } from './walls.ts';

const puzzleOf = (id: string): Puzzle => catalogueOnDisk.find((entry) => entry.id === id)!.puzzle;
const search = { ...plainSearch, solver: 'dlx', unique: true } as const;

/** Which tiles lie side by side on each board, whatever their numbers: one text a board. */
function picturesOf({ tiling }: ReturnType<Wall['replay']>, boards: number): string[] {
  const { owner } = tiling;
  const size = owner.length / boards;
  return Array.from({ length: boards }, (_, board) => {
    const tiles = owner.slice(board * size, (board + 1) * size);
    return Array.from(tiles, (tile) => tiles.indexOf(tile)).join();
  });
}

test.each([
  ['pentomino-5x3', 'all'],
  ['domino-5x2', 'all'],
  ['pentomino-10x6', 'first'],
] as const)(
  'a wall of %s shows %s solutions in turn, each once, one more at each step',
  (id, which) => {
    const { process, replay, ...wall } = foundSolutions(puzzleOf(id), search);
    const run = process();
    const shown = replay();
    const seen = new Set(picturesOf(shown, wall.boards));
    expect(seen.size).toBe(wall.boards);
    let last: Step = -1;
    for (let step = run.step(); step !== END; step = run.step()) {
      const before = picturesOf(shown, wall.boards);
      shown.apply(step);
      const now = picturesOf(shown, wall.boards);
      const changed = now.flatMap((picture, board) => (picture === before[board] ? [] : [board]));
      expect(changed).toEqual([idOf(step)]);
      expect(shown.tiling.owner).not.toContain(-1);
      expect(seen.has(now[idOf(step)]!)).toBe(false);
      seen.add(now[idOf(step)]!);
      expect(seen.size).toBe(wall.boards + shown.steps);
      expect(step).not.toBe(last);
      last = step;
    }
    expect(run.steps).toBe(wall.changes);
    expect([seen.size, wall.isAll]).toEqual([wall.all, which === 'all']);
  },
);

test('a puzzle without a solution has an empty board', () => {
  const wall = foundSolutions(puzzleOf('tetromino-5x4'), search);
  expect([wall.boards, wall.all, wall.changes, wall.isAll]).toEqual([0, 0, 0, true]);
  const { owner } = wall.replay().tiling;
  expect([...owner]).toEqual(Array(20).fill(-1));
  expect(wall.board.cells).toHaveLength(20);
});

test('boards change in an order in which none is next to the one before', () => {
  for (const boards of [6, 8, 10, 12]) {
    const order = inTurn(boards);
    expect(order.toSorted((a, b) => a - b)).toEqual([...Array(boards).keys()]);
    for (const [i, board] of order.entries())
      if (i > 0) expect(Math.abs(board - order[i - 1]!)).toBeGreaterThan(1);
  }
});

test('of the puzzles that have been solved the latest are shown, turned and flipped in turn until they are as at first', () => {
  const solved = catalogueOnDisk
    .filter(({ puzzle }) => puzzle.lattice === 'square' && puzzle.board.cells.length <= 64)
    .flatMap(({ puzzle }) => {
      const problem = compile(puzzle);
      const { paths } = firstSolutions(problem, search, { solutions: 1, steps: 5000 });
      if (paths.length === 0) return [];
      const state = new BoardState(problem);
      state.set(paths[0]!);
      return [{ puzzle, laid: readSolution(puzzle, writeSolution(state))! }];
    });
  expect(solved.length).toBeGreaterThan(20);
  const { process, replay, ...wall } = solvedPuzzles(solved);
  expect(wall.all).toBe(solved.length);
  expect(wall.isAll).toBe(false);
  expect(wall.boards).toBeGreaterThanOrEqual(3);
  expect(wall.boards).toBeLessThanOrEqual(MOST_AT_ONCE);
  const latest = solved.slice(-wall.boards);
  const cells = latest.reduce((sum, { puzzle }) => sum + puzzle.board.cells.length, 0);
  expect(wall.board.cells).toHaveLength(cells);
  const shown = replay();
  const first = [...shown.tiling.owner];
  const run = process();
  for (let step = run.step(); step !== END; step = run.step()) {
    shown.apply(step);
    expect(shown.tiling.owner).not.toContain(-1);
  }
  expect(run.steps).toBe(wall.changes);
  expect([...shown.tiling.owner]).toEqual(first);
  expect(solvedPuzzles(solved.slice(0, 1))).toMatchObject({ boards: 1, all: 1, isAll: true });
});
