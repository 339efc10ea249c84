import { EnumerationReplay, COMPLETE, Enumeration, survey } from './enumeration.ts';
import { expect, test } from 'vitest';
import { END, kindOf } from '../../run/step.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { SOLUTION } from '../step.ts';

const problem = compile(
  parsePuzzle('pieces: pentomino\nuse: some\n\n....\n....\n....\n....\n....\n'),
);
const search = { ...plainSearch, unique: true };
const most = { solutions: 60, steps: 100_000 };

/** Cell → the placement on it, of each solution in the order found. */
function solutions(): number[][] {
  const solver = startSearch(problem, search, 'steps');
  const { start, cellOf } = problem.placements;
  const found: number[][] = [];
  for (let event = solver.step(); event !== END; event = solver.step()) {
    if (kindOf(event) !== SOLUTION) continue;
    const owner = problem.cells.map(() => -1);
    for (const placement of solver.position().path)
      for (let i = start[placement]!; i < start[placement + 1]!; i++) owner[cellOf[i]!] = placement;
    found.push(owner);
  }
  return found;
}

/** The boards of a replay, each as what lies on its cells as placements. */
function boardsOf({ tiling }: EnumerationReplay): number[][] {
  const { cells, placements } = problem;
  const owner = Array.from(tiling.owner, (tile) => (tile < 0 ? -1 : tile % placements.count));
  return Array.from({ length: owner.length / cells.length }, (_, board) =>
    owner.slice(board * cells.length, (board + 1) * cells.length),
  );
}

test('the boards of an enumeration keep all solutions in the order found, and the next one has the search', () => {
  const expected = solutions();
  const { steps, ...told } = survey(problem, search, most);
  expect(told).toEqual({ solutions: expected.length, isAll: true });
  const run = new Enumeration(problem, search, expected.length);
  const replay = new EnumerationReplay(problem, expected.length);
  const solver = startSearch(problem, search, 'steps');
  let path: readonly number[] = [];
  let isComplete = false;
  for (let event = run.step(); event !== END; event = run.step()) {
    replay.apply(event);
    isComplete = kindOf(event) === COMPLETE;
    if (isComplete) break;
    // Step for step, it is the plain search.
    expect(solver.step()).toBe(event);
    ({ path } = solver.position());
    const { solutions: full } = replay.meters();
    const boards = boardsOf(replay);
    expect(boards.slice(0, full)).toEqual(expected.slice(0, full));
    expect(
      boards
        .slice(full + 1)
        .flat()
        .every((tile) => tile === -1),
    ).toBe(true);
    const tried = new Set(boards[full]);
    tried.delete(-1);
    expect([...tried].every((placement) => path.includes(placement))).toBe(true);
    if (kindOf(event) === SOLUTION) expect(tried.size).toBe(0);
  }
  expect(isComplete).toBe(true);
  expect(run.step()).toBe(END);
  expect(run.steps).toBe(steps);
  expect(boardsOf(replay)).toEqual(expected);
  expect(expected.length).toBe(50);
});

test('where a search is left before it is over, a survey says that there may be others', () => {
  const { steps, ...told } = survey(problem, search, { ...most, solutions: 7 });
  expect(told).toEqual({ solutions: 7, isAll: false });
  const run = new Enumeration(problem, search, 7);
  while (run.step() !== END);
  expect(run.steps).toBe(steps);
  expect(survey(problem, search, { ...most, solutions: 50 }).isAll).toBe(true);
  expect(survey(problem, search, { ...most, steps: 20 }).isAll).toBe(false);
});

test('fixed pieces lie on all boards from the start, and when it is shown from anywhere', () => {
  const laid = compile(parsePuzzle('A..\nAA.\nA..\n\nA\n.o.\nooo\n\nB\noo\no.\n\nC\noo\n'));
  const run = new Enumeration(laid, plainSearch, 2);
  const shown = new EnumerationReplay(laid, 2);
  const { board, cells, tiles } = laid;
  const lying = () =>
    [0, 1].map((at) =>
      shown.tiling.owner.slice(at * board.length + cells.length, (at + 1) * board.length),
    );
  const first = tiles.count - 1;
  const everywhere = [0, 1].map((at) =>
    Int32Array.of(...Array<number>(4).fill(at * tiles.count + first)),
  );
  expect(lying()).toEqual(everywhere);
  for (let event = run.step(); event !== END; event = run.step()) {
    shown.apply(event);
    expect(lying()).toEqual(everywhere);
    shown.set(run.mark());
    expect(lying()).toEqual(everywhere);
  }
  expect(shown.tiling.owner).not.toContain(-1);
  expect(Array.from(shown.tiling.cellsOf(tiles.count + first))).toEqual(
    [5, 6, 7, 8].map((cell) => cell + 9),
  );
});
