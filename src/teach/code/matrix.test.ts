import { MomentExplainer } from '../moment/momentExplainer.ts';
import { Situations, type Situation } from '../moment/situation.ts';
import { waysLeft } from '../moment/waysLeft.ts';
import { runs } from '../../testing/share.ts';
import { restrict } from '../../solve/symmetry/hold.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { CHOOSE, COVER, idOf, kindOf } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { problemOf, tries } from '../../testing/random/situations.ts';
import { listingOf } from './listing.ts';
import { excerptOf, isSmall, matrixAt, matrixOf, type MatrixNow } from './matrix.ts';

const follow = (problem: Problem, search: Search) => {
  const matrix = matrixOf(problem, search);
  const explainer = new MomentExplainer(problem, search);
  const at = (situation: Situation): MatrixNow =>
    matrixAt(problem, search, matrix, situation, explainer.of(situation, 'tries'));
  return { matrix, at };
};

test('an option is active if it could be placed now, and every column counts what is left', () => {
  let gone = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { matrix, at } = follow(problem, search);
      const { held } = restrict(problem, search.unique, search.hold);
      const { piece, orientation, count } = problem.placements;
      const allowed = Array.from({ length: count }, (_, placement) => placement).filter((one) =>
        held.every((hold) => hold.piece !== piece[one] || hold.allowed[orientation[one]!]),
      );
      expect(matrix.options.map(({ placement }) => placement)).toEqual(allowed);
      for (const situation of tries(problem, search)) {
        const { path } = situation;
        const now = at(situation);
        const covered = new Set(path.flatMap((laid) => [...coveredBy(problem, laid)]));
        const used = problem.pieces.map((_, p) => path.filter((laid) => piece[laid] === p).length);
        const isUsedUp = problem.pieces.map(({ copies }, p) => used[p]! >= copies);
        const expected = allowed.map((one) => {
          if (path.includes(one)) return 'selected';
          const isFree = [...coveredBy(problem, one)].every((cell) => !covered.has(cell));
          return isFree && !isUsedUp[piece[one]!] ? 'active' : 'gone';
        });
        expect(now.states).toEqual(expected);
        expect(now.isCovered).toEqual([
          ...problem.cells.map((_, cell) => covered.has(cell)),
          ...isUsedUp,
        ]);
        const { ofCell, ofPiece } = waysLeft(problem, search, path);
        expect(now.ways).toEqual([...ofCell, ...ofPiece]);
        gone += expected.filter((state) => state === 'gone').length;
      }
    }),
    runs(60),
  );
  expect(gone).toBeGreaterThan(100);
});

test('forwards and back, the matrix is the same at every moment', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { at } = follow(problem, search);
      const all = [...tries(problem, search)].map((one) => ({ one, now: at(one) }));
      const situations = new Situations(problem, search);
      for (const { one, now } of all.toReversed()) expect(at(situations.at(one))).toEqual(now);
    }),
    runs(40),
  );
});

test('choices are lit where items are chosen: what is branched on, covered, or tried already', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { matrix, at } = follow(problem, search);
      for (const situation of tries(problem, search)) {
        const { choice, item, states } = at(situation);
        const { node, lastTick } = situation;
        if (listingOf(search).id === 'backtracking') expect(choice).toBeUndefined();
        else if (lastTick !== undefined && kindOf(lastTick) === CHOOSE)
          expect(choice).toMatchObject({ item: idOf(lastTick), kind: 'chosen' });
        if (choice?.kind === 'covered') expect(lastTick && kindOf(lastTick)).toBe(COVER);
        // What a search that goes on could still try at its node is what the matrix has for the item.
        if (node) {
          const open = node.candidates.filter(({ state }) => state !== 'ruled-out');
          const rows = matrix.options.filter(
            (option, i) => states[i] === 'active' && option.items.includes(item!),
          );
          const fitting = rows.map(({ placement }) => placement);
          expect(fitting).toEqual(open.map((one) => one.placement).sort((a, b) => a - b));
        }
        seen.add(`${choice?.kind}`);
        if (choice && choice.tried.length > 0) seen.add('tried');
      }
    }),
    runs(60),
  );
  expect([...seen].sort()).toEqual(['chosen', 'covered', 'tried', 'uncovered', 'undefined']);
});

test('a small matrix is shown as a whole, of a large one the options of one item', () => {
  const small = matrixOf(problemOf('square-bar-corner'), plainSearch);
  expect([small.options.length, small.items, isSmall(small)]).toEqual([28, 14, true]);
  const square = matrixOf(problemOf('three-in-a-square'), plainSearch);
  expect([square.options.length, square.items, isSmall(square)]).toEqual([44, 12, true]);
  const problem = problemOf('pentomino-6x10');
  const { matrix, at } = follow(problem, { ...plainSearch, solver: 'dlx' });
  expect(isSmall(matrix)).toBe(false);
  for (const situation of tries(problem, { ...plainSearch, solver: 'dlx' })) {
    const now = at(situation);
    const { shown, others } = excerptOf(matrix, now);
    const fitting = situation.node?.candidates.filter(({ state }) => state !== 'ruled-out') ?? [];
    expect(shown.length).toBe(Math.min(96, fitting.length));
    expect(shown.length + others).toBe(now.states.filter((one) => one === 'active').length);
  }
});
