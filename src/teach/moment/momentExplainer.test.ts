import { symmetries } from '../../solve/symmetry/symmetry.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { orders } from '../../solve/orders/index.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { END, idOf, kindOf, PLACE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { MOST_STEPS, places, problemOf, tries } from '../../testing/random/situations.ts';
import { isPossible, Laying } from './laying.ts';
import type { Explanation } from './explanation.ts';
import { MomentExplainer } from './momentExplainer.ts';
import { Situations, type Situation } from './situation.ts';
import { waysLeft, waysOfPiece } from './waysLeft.ts';
import { runs, share } from '../../testing/share.ts';

const kinds = (problem: Problem, search: Search): string => {
  const explainer = new MomentExplainer(problem, search);
  return [...places(problem, search)].map((one) => explainer.of(one, 'places').kind).join(' ');
};

test('the first steps of a search by rows: three dead ends, and two pieces taken back at once', () => {
  expect(kinds(problemOf('square-bar-corner'), { ...plainSearch, order: 'rows' })).toBe(
    'next next stuck again stuck again stuck exhausted again next next full ' +
      'exhausted again stuck again stuck again stuck exhausted again next stuck ' +
      'exhausted again next stuck exhausted again stuck end',
  );
});

test('a full board that is an image of a solution is no dead end', () => {
  const search: Search = { ...plainSearch, order: 'rows', unique: true };
  const all = kinds(problemOf('domino-5x2'), search).split(' ');
  expect(all.filter((kind) => kind === 'full').length).toBeGreaterThan(0);
  expect(all).toContain('image');
  expect(all).not.toContain('stuck');
});

/** How cells are grouped into tiles by placements, each cell sent elsewhere first. */
const tilesOf = (problem: Problem, path: ArrayLike<number>, send = (cell: number) => cell) =>
  Array.from(path, (laid) =>
    Array.from(coveredBy(problem, laid), send)
      .sort((a, b) => a - b)
      .join(),
  )
    .sort()
    .join(' ');

test('of an image it is known which solution it is, from wherever the moment is reached', () => {
  let images = 0;
  fc.assert(
    fc.property(anySymmetric(9), anySearch, (puzzle, anyOf) => {
      const problem = compile(puzzle);
      const search: Search = { ...anyOf, unique: true, hold: '' };
      const found = new FoundSolutions(problem, search);
      const explainer = new MomentExplainer(problem, search, (path) => found.solutionLike(path));
      const steps: number[] = [];
      for (const situation of places(problem, search)) {
        const { leaf, step, path } = situation;
        if (leaf !== undefined) found.note(leaf, step, path);
        if (explainer.of(situation, 'places').kind === 'image') steps.push(step);
      }
      for (const step of steps.toReversed()) {
        const situation = new Situations(problem, search).at({ step, tick: Infinity });
        const moment = explainer.of(situation, 'places');
        if (moment.kind !== 'image') throw new Error(`Step ${step} is none.`);
        const known = found.solutions.path(moment.solution! - 1);
        expect(found.solutions.step(moment.solution! - 1)).toBeLessThan(step);
        expect(moment.solution!).toBeLessThanOrEqual(situation.solutions);
        expect(
          symmetries(problem).map(({ cells }) => tilesOf(problem, known, (cell) => cells[cell]!)),
        ).toContain(tilesOf(problem, situation.path));
        // Without the solutions before it, nothing is said of which it is.
        expect(new MomentExplainer(problem, search).of(situation, 'places')).toEqual({
          kind: 'image',
          solution: undefined,
        });
        images++;
      }
    }),
    runs(150),
  );
  expect(images).toBeGreaterThan(20);
});

test('a full board with pieces left over is a dead end of its own kind', () => {
  const puzzle = parsePuzzle('\n..\n\nA\noo\n');
  // A text cannot ask for that.
  const problem = compile({
    ...puzzle,
    pieces: puzzle.pieces.map((one) => ({ ...one, copies: 2 })),
  });
  expect(kinds(problem, plainSearch)).toBe('next leftover end');
});

test('a moment is the same from wherever it is reached', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.array(fc.tuple(fc.nat(MOST_STEPS), fc.oneof(fc.nat(6), fc.constant(Infinity))), {
        minLength: 2,
        maxLength: 8,
      }),
      (puzzle, search, visited) => {
        const problem = compile(puzzle);
        const one = new Situations(problem, search);
        for (const [step, tick] of visited) {
          const reached = one.at({ step, tick });
          expect(reached).toEqual(new Situations(problem, search).at({ step, tick }));
          // From a position in between, as a tape has them.
          const solver = startSearch(problem, search, 'steps');
          const from = Math.floor(reached.step / 2);
          while (solver.steps < from) solver.step();
          if (from === 0 || from === reached.step) continue;
          const start = { step: from, mark: solver.position() };
          expect(new Situations(problem, search).at({ step, tick }, start)).toEqual(reached);
        }
      },
    ),
  );
});

test('every node is left for a reason, and the reasons add up to the placements', () => {
  let ended = 0;
  fc.assert(
    fc.property(anyPuzzle(8), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const explainer = new MomentExplainer(problem, search);
      const left: Explanation['kind'][] = [];
      let last: Situation | undefined;
      for (const situation of places(problem, search)) {
        last = situation;
        const { kind } = explainer.of(situation, 'places');
        const isLeft = !['next', 'again', 'end'].includes(kind);
        // A placement is left once, and so is the empty board.
        if (isLeft) left.push(kind);
      }
      if (last!.next !== END) return;
      ended++;
      const count = (...kinds: Explanation['kind'][]): number =>
        left.filter((kind) => kinds.includes(kind)).length;
      expect(left.length).toBe(last!.placements);
      expect(count('full')).toBe(last!.solutions);
      expect(count('stuck', 'refused', 'leftover')).toBe(last!.deadEnds);
    }),
    runs(200),
  );
  expect(ended).toBeGreaterThan(share(100));
});

test('the ways to lay pieces on the next cell are the candidates that fit', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      fc.pre(search.solver === 'backtrack' && !('branching' in orders[search.order]));
      const problem = compile(puzzle);
      const laying = new Laying(problem, search);
      for (const { node, path } of places(problem, search)) {
        if (!node) continue;
        const possible = laying.ways(node.item, path).filter(isPossible);
        const fitting = node.candidates.filter(({ state }) => state !== 'ruled-out');
        const { piece, orientation } = problem.placements;
        expect(possible.map((way) => [way.piece, way.orientation].join()).sort()).toEqual(
          fitting.map(({ placement: one }) => [piece[one], orientation[one]].join()).sort(),
        );
        compared++;
      }
    }),
  );
  expect(compared).toBeGreaterThan(200);
});

test('where all that is tried is shown, so are the pieces of which the search lists nothing as they leave the board or lie on fixed ones', () => {
  let leaving = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, anyOf) => {
      const problem = compile(puzzle);
      const search: Search = {
        ...anyOf,
        solver: 'backtrack',
        order: 'rows',
        hold: '',
        unique: false,
      };
      const explainer = new MomentExplainer(problem, search);
      const laying = new Laying(problem, search);
      const { piece } = problem.placements;
      for (const situation of tries(problem, search)) {
        const moment = explainer.of(situation, 'tries');
        if (moment.kind !== 'next') continue;
        const listed = situation.node!.candidates.map(({ placement }) => piece[placement]);
        const { left } = stateAfter(problem, Int32Array.from(situation.path));
        // A triangle that may not be turned cannot lie on every cell at all.
        const laid = laying.ways(moment.item, situation.path).map((way) => way.piece);
        const due = [...problem.pieces.keys()].filter(
          (one) => left[one]! > 0 && !listed.includes(one) && laid.includes(one),
        );
        expect(moment.leaving.map((one) => one.piece)).toEqual(due);
        for (const { leaves, overlaps } of moment.leaving.flatMap(({ ways }) => ways))
          expect(leaves || overlaps.some((tile) => tile >= problem.placements.count)).toBe(true);
        leaving += due.length;
      }
    }),
  );
  expect(leaving).toBeGreaterThan(20);
});

test('the ways left are the placements that fit, and Algorithm X takes one of the fewest', () => {
  const first = waysLeft(problemOf('square-bar-corner'), plainSearch, []);
  expect([...first.ofPiece]).toEqual([5, 2, 21]);
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const plain: Search = { ...search, hold: '', unique: false };
      for (const { node, path, next } of places(problem, plain)) {
        const ways = waysLeft(problem, plain, path);
        const state = stateAfter(problem, Int32Array.from(path));
        for (const cell of problem.cells.keys()) {
          const all = Array.from({ length: problem.placements.count }, (_, placement) => placement);
          const covering = all.filter(
            (one) => fits(state, one) && coveredBy(problem, one).includes(cell),
          );
          expect(ways.ofCell[cell]).toBe(covering.length);
        }
        for (const piece of problem.pieces.keys()) {
          const placements = waysOfPiece(problem, plain, path, piece);
          expect(placements.length).toBe(ways.ofPiece[piece]);
          expect(placements.every((one) => problem.placements.piece[one] === piece)).toBe(true);
        }
        if (plain.solver === 'dlx' && node && kindOf(next) === PLACE && idOf(next) >= 0)
          expect(ways.fewest).toContain(node.item);
      }
    }),
    runs(30),
  );
});
