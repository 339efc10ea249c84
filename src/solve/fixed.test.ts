import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePuzzle, printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySymmetricLaid, firstSolution } from '../testing/random/anySymmetric.ts';
import { fixedAt } from './fixedAt.ts';
import { runs } from '../testing/share.ts';
import { orders, type OrderId } from './orders/index.ts';
import { BoardState } from './played/boardState.ts';
import { searchProcess } from './played/searchProcess.ts';
import { compile, fullDepth } from './problem.ts';
import { rules, type RuleId } from './rules/index.ts';
import { plainSearch, startSearch, type Search } from './search.ts';
import { solvers, type SolverId } from './solvers/index.ts';
import { END, kindOf, SOLUTION } from './step.ts';
import { holdIssue } from './symmetry/hold.ts';
import { symmetries } from './symmetry/symmetry.ts';

const solverIds = Object.keys(solvers) as SolverId[];
const orderIds = Object.keys(orders) as OrderId[];
const ruleIds = Object.keys(rules) as RuleId[];

/** The number of solutions of a search with these parts. */
function solutionsOf(puzzle: Puzzle, parts: Partial<Search>): number {
  const solver = startSearch(compile(puzzle), { ...plainSearch, ...parts }, 'steps');
  while (solver.step() !== END);
  return solver.solutions;
}

const half = parsePuzzle(
  'pieces: pentomino\n\nFIIIIIZ...\nFFFYZZZ...\nLFYYZ.....\nLPPY......\nLPPY......\nLLP.......\n',
);

test('cells and copies of fixed pieces are no part of the search', () => {
  const { cells, pieces, board, tiles, placements } = compile(half);
  expect([cells.length, board.length]).toEqual([30, 60]);
  expect(
    pieces
      .filter(({ copies }) => copies === 0)
      .map(({ name }) => name)
      .join(''),
  ).toBe('FILPYZ');
  expect(tiles.count - placements.count).toBe(6);
  expect(placements.piece.every((piece) => pieces[piece]!.copies > 0)).toBe(true);
  expect(fullDepth(compile(half))).toBe(6);
});

test('fixed pieces lie from the start, and stay through a search and back', () => {
  const problem = compile(half);
  const state = new BoardState(problem);
  const lying = () => Array.from(state.owner.subarray(problem.cells.length));
  const before = lying();
  expect(before.every((tile) => tile >= problem.placements.count)).toBe(true);
  expect(new Set(before).size).toBe(6);
  for (const step of startSearch(problem, plainSearch, 'steps')) {
    state.apply(step);
    if (kindOf(step) === SOLUTION) break;
  }
  expect(lying()).toEqual(before);
  state.set([]);
  expect(lying()).toEqual(before);
  expect(state.owner.subarray(0, problem.cells.length).every((tile) => tile < 0)).toBe(true);
});

test('a piece that lies cannot be held', () => {
  expect(holdIssue(compile(half), true, 'F')).toEqual({ code: 'lies', piece: 'F' });
  expect(holdIssue(compile(half), true, 'F:2')).toEqual({ code: 'lies', piece: 'F' });
  expect(holdIssue(compile(half), true, 'F:9')).toEqual({ code: 'unknown' });
  expect(holdIssue(compile(half), false, 'T:1')).toBeUndefined();
});

describe('a board that is full from the start', () => {
  const full = parsePuzzle('AAA\nABB\nCCB\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n');

  test.each(solverIds)('%s: it has one solution, and takes no step', (solver) => {
    for (const order of orderIds)
      for (const unique of [false, true]) {
        const search = { ...plainSearch, solver, order, unique, rules: ruleIds };
        const process = searchProcess(compile(full), search)('everything');
        const events = [];
        for (let event = process.step(); event !== END; event = process.step()) events.push(event);
        expect(events.map(kindOf)).toEqual([SOLUTION]);
        expect(process.steps).toBe(0);
        expect(process.progress()).toBe(1);
      }
  });
});

test('what lies may leave no solution', () => {
  const stuck = parsePuzzle('.A.\nAAA\n...\n\nA\n.o.\nooo\n\nB\noo\no.\n\nC\noo\n');
  for (const solver of solverIds) expect(solutionsOf(stuck, { solver })).toBe(0);
});

test('only symmetries count that keep what lies', () => {
  const box = (first: string) =>
    compile(parsePuzzle(`use: some\n\n${first}....\n.....\n.....\n\nI x*\no\n\nD x9\noo\n`));
  expect(symmetries(box('.'))).toHaveLength(4);
  expect(symmetries(box('I'))).toHaveLength(1);
  const middle = 'use: some\n\n.....\n..I..\n.....\n\nI x*\no\n\nD x9\noo\n';
  expect(symmetries(compile(parsePuzzle(middle)))).toHaveLength(4);
  // Twins that may not be flipped are mapped onto each other only where both lie.
  const twins = 'pieces: one-sided tetromino\nuse: some\n\n';
  const lying = (board: string) => symmetries(compile(parsePuzzle(twins + board))).length;
  expect(lying('.SSAA.\nSS..AA\n......\n')).toBe(2);
  expect(lying('.SS...\nSS....\n......\n')).toBe(1);
});

test('every search finds what brute force finds, with symmetric pieces lying', () => {
  let symmetric = 0;
  fc.assert(
    fc.property(
      anySymmetricLaid(12),
      fc.constantFrom(...solverIds),
      fc.constantFrom(...orderIds),
      fc.shuffledSubarray(ruleIds),
      (puzzle, solver, order, subset) => {
        if (puzzle.fixed.length > 0 && symmetries(compile(puzzle)).length > 1) symmetric++;
        const { solutions } = bruteForce(puzzle);
        const search = { solver, order, rules: subset };
        expect(solutionsOf(puzzle, search)).toBe(solutions.length);
        expect(solutionsOf(puzzle, { ...search, unique: true })).toBe(
          countClasses(puzzle, solutions),
        );
      },
    ),
    runs(200),
  );
  expect(symmetric).toBeGreaterThan(10);
});

test('from any moment of a search, the puzzle goes on with what lies there', () => {
  fc.assert(
    fc.property(anyPuzzle(12), fc.nat(), (any, at) => {
      const problem = compile(any);
      const path = firstSolution(problem);
      const laid = path.slice(0, at % (path.length + 1));
      const puzzle = fixedAt(problem, laid);
      expect(puzzle.fixed).toHaveLength(any.fixed.length + laid.length);
      const own = new Set(bruteForce(puzzle).solutions);
      const parts = bruteForce(fixedAt(compile({ ...any, fixed: [] }), [])).solutions;
      const lying = puzzle.fixed.map(
        ({ piece, cells }) => `${any.pieces[piece]!.name}: ${cells.join(' ')}`,
      );
      const those = parts.filter((solution) => {
        const tiles = solution.split(' | ');
        return lying.every((tile) => tiles.includes(tile));
      });
      expect(own).toEqual(new Set(those));
    }),
    runs(200),
  );
});

test('once pieces are fixed, a title does not tell the outcome', () => {
  const titled = { ...half, title: 'Two ways', neutral: 'Half', published: 2n };
  const problem = compile(titled);
  expect(fixedAt(problem, [])).toEqual(titled);
  const { title, neutral, published } = fixedAt(problem, [0]);
  expect([title, neutral, published]).toEqual(['Half', undefined, undefined]);
});

test('a solution that is printed with letters has one solution', () => {
  const problem = compile(half);
  const solved = fixedAt(problem, firstSolution(problem));
  expect(printPuzzle(solved)).toMatch(/FIIIIIZ\w{3}\nFFFYZZZ\w{3}\n/);
  expect(solutionsOf(parsePuzzle(printPuzzle(solved)), {})).toBe(1);
});
