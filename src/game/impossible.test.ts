import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardWith } from '../puzzle/fixed.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { fixedAt } from '../solve/fixedAt.ts';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { anyPosition, fittingAt } from '../testing/random/anyGame.ts';
import { problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { impossibleAt } from './impossible.ts';

const openAt = (problem: Problem, laid: readonly number[]): number[] => {
  const covered = new Set(laid.flatMap((one) => [...coveredBy(problem, one)]));
  return [...problem.cells.keys()].filter((cell) => !covered.has(cell));
};

/** Whether pieces that are left cover some open cells and no others. */
function canBeCovered(
  problem: Problem,
  laid: readonly number[],
  cells: readonly number[],
): boolean {
  const puzzle = fixedAt(problem, laid);
  const open = cells.map((cell) => problem.cells[cell]!);
  const board = boardWith([...open, ...puzzle.fixed.flatMap((one) => one.cells)]);
  return bruteForce({ ...puzzle, board, use: 'some' }).solutions.length > 0;
}

/** The connected parts of some cells. */
function islands({ puzzle, cells }: Problem, open: readonly number[]): number[][] {
  const lattice = lattices[puzzle.lattice];
  const unseen = new Set(open);
  const grow = (cell: number): number[] => {
    if (!unseen.delete(cell)) return [];
    const around = lattice.neighbours(cells[cell]!).map(String);
    return [cell, ...[...unseen].filter((o) => around.includes(String(cells[o]))).flatMap(grow)];
  };
  return open.map((cell) => grow(cell).sort((a, b) => a - b)).filter(({ length }) => length > 0);
}

test('what is said to be impossible is, nothing smaller is, and nothing else is overlooked', () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(anyPosition(), ({ problem, laid }) => {
      const open = openAt(problem, laid);
      const isSolvable = bruteForce(fixedAt(problem, laid)).solutions.length > 0;
      const found = impossibleAt(problem, laid);
      expect(found === undefined).toBe(isSolvable);
      if (!found) return;
      const { cells, why } = found;
      const dead = open.filter(
        (cell) => !fittingAt(problem, laid).some((one) => coveredBy(problem, one).includes(cell)),
      );
      const parts = islands(problem, open);
      const isWhole = cells.length === open.length;
      let kind = why?.kind ?? 'tried';
      if (cells.length > 0 && dead.length > 0) expect(cells).toEqual(dead.slice(0, 1));
      else {
        // Either the smallest island that cannot be filled, or all that is open.
        const bad = parts.filter((part) => !canBeCovered(problem, laid, part));
        const least = Math.min(...bad.map(({ length }) => length), open.length);
        expect(cells).toEqual(bad.find(({ length }) => length === least) ?? open);
        kind += isWhole ? ' all' : ' island';
      }
      if (why?.kind === 'refused') kind += ` ${why.rule}`;
      seen[kind] = (seen[kind] ?? 0) + 1;
    }),
    runs(2000),
  );
  const met = ['stuck', 'refused island islands', 'stuck all', 'tried all'];
  expect(Object.keys(seen)).toEqual(expect.arrayContaining([...met, 'refused all parity']));
});

test('an island of a good size may have no way to be filled', () => {
  const text = '...##.#\n#.###..\n#####.#\n\nD x4\noo\n';
  const problem = compile(parsePuzzle(text));
  expect(impossibleAt(problem, [])).toEqual({ cells: [0, 1, 2, 4], why: undefined });
  expect(impossibleAt(problem, [], 0)).toBeUndefined();
});

test('colours tell that all cannot be filled', () => {
  const found = impossibleAt(problemOf('domino-4x4-corners'), []);
  expect(found?.cells).toHaveLength(14);
  expect(found?.why).toMatchObject({ kind: 'refused', rule: 'parity' });
});

test('a piece that has to lie may fit nowhere, and a full board may lack one', () => {
  const problem = compile(parsePuzzle('..#..\n..#..\n\nI x*\no\n\nV\noo\no.\n\nL\nooo\n'));
  const cells = [...problem.cells.keys()];
  const item = cells.length + 2;
  const why = { kind: 'stuck', item, pieces: 3, refused: [] };
  expect(impossibleAt(problem, [])).toEqual({ cells, why });
  expect(impossibleAt(problem, cells)).toEqual({
    cells: [],
    why: { kind: 'leftover', pieces: [1, 2] },
  });
});
