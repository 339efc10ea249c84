import { canBeFilled } from './canBeFilled.ts';
import { lineQuestion, questionsOf, YES, type Question, type QuestionKind } from './questions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { fits, openCells, stateAfter } from '../../solve/state.ts';
import { END, idOf, kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import { whyWrong } from './wrong.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { places, problemOf } from '../../testing/random/situations.ts';
import type { Situation } from '../moment/situation.ts';

/** The steps of a search, up to so many. */
function stepsOf(problem: Problem, search: Search, most: number): number[] {
  const steps: number[] = [];
  for (const event of startSearch(problem, search, 'steps')) {
    if (kindOf(event) === PLACE || kindOf(event) === REMOVE) steps.push(event);
    if (steps.length > most) break;
  }
  return steps;
}

/** Whether any order of the placements left fills the board: cell by cell, as simple as can be. */
function isFillable(problem: Problem, path: readonly number[]): boolean {
  const state = stateAfter(problem, Int32Array.from(path));
  const [first] = openCells(state);
  const { puzzle, pieces } = problem;
  if (first === undefined)
    return (
      puzzle.use === 'some' ||
      pieces.every(({ copies }, at) => copies === Infinity || state.left[at] === 0)
    );
  return [...problem.placements.piece.keys()].some(
    (one) =>
      fits(state, one) &&
      coveredBy(problem, one).includes(first) &&
      isFillable(problem, [...path, one]),
  );
}

/** The right answers, found out by other means: by the steps that follow, by laying, by trying everything. */
function rightsOf(
  problem: Problem,
  { kind, item, piece, targets }: Question,
  { path, step, next }: Situation,
  steps: readonly number[],
): number[] {
  const { cells, placements } = problem;
  const state = stateAfter(problem, Int32Array.from(path));
  const waysOn = (cell: number, wanted?: number): number =>
    [...placements.piece.keys()].filter(
      (one) =>
        fits(state, one) &&
        coveredBy(problem, one).includes(cell) &&
        (wanted === undefined || placements.piece[one] === wanted),
    ).length;
  const dead = targets.filter((one) => one < cells.length && waysOn(one) === 0);
  const answers: Record<QuestionKind, () => number[]> = {
    cell: () =>
      targets.filter((one) => coveredBy(problem, idOf(steps[step]!)).includes(one) && one === item),
    piece: () => [cells.length + placements.piece[idOf(steps[step]!)]!],
    fewest: () => {
      const all = targets.map((one) =>
        one < cells.length
          ? waysOn(one)
          : openCells(state).length === 0
            ? 0
            : [...placements.piece.keys()].filter(
                (placement) =>
                  fits(state, placement) && placements.piece[placement] === one - cells.length,
              ).length,
      );
      return targets.filter((_, at) => all[at] === Math.min(...all));
    },
    // Nodes and lines are asked for by lessons alone.
    node: () => [],
    line: () => [],
    fails: () => (kindOf(steps[step]!) === PLACE ? [YES] : dead.filter((one) => one === item)),
    solvable: () => (isFillable(problem, path) ? [YES] : dead),
    removed: () => {
      const until = steps.findIndex((one, at) => at >= step && kindOf(one) === PLACE);
      return [until - step];
    },
    ways: () => [waysOn(item!, piece)],
  };
  expect(next).toBe(steps[step]);
  return answers[kind]();
}

test('what is right is what the search does next, what fits, and what trying everything finds', () => {
  const seen = new Map<QuestionKind, number>();
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (puzzle, anyOf) => {
      const problem = compile(puzzle);
      const search: Search = { ...anyOf, unique: false, hold: '' };
      const steps = stepsOf(problem, search, 120);
      for (const situation of places(problem, search)) {
        const all = questionsOf(problem, search, situation);
        if (situation.next === END) expect(all).toEqual([]);
        expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
        for (const one of all) {
          seen.set(one.kind, (seen.get(one.kind) ?? 0) + 1);
          const { rights, choices, targets, kind } = one;
          const possible = [...targets, ...choices];
          expect(new Set(possible).size).toBe(possible.length);
          // Neither two answers alone, nor is any answer right.
          expect(possible.length).toBeGreaterThan(2);
          expect(rights.length).toBeGreaterThan(0);
          expect(possible).toEqual(expect.arrayContaining([...rights]));
          if (targets.length === 0) expect(rights).toHaveLength(1);
          const isLater = (cell: number) => targets.includes(cell) && !rights.includes(cell);
          expect(one.later.filter((cell) => !isLater(cell))).toEqual([]);
          // Which pieces must be placed decides among items with as few ways.
          if (kind === 'fewest') {
            expect(rights).toContain(one.item);
            expect(2 * rights.length).toBeLessThanOrEqual(targets.length);
            if (puzzle.use === 'some' || puzzle.pieces.some(({ copies }) => copies > 1)) continue;
          }
          expect(new Set(rights)).toEqual(new Set(rightsOf(problem, one, situation, steps)));
        }
      }
    }),
  );
  const kinds: QuestionKind[] = ['cell', 'piece', 'fewest', 'fails', 'solvable', 'removed', 'ways'];
  for (const kind of kinds) expect([kind, (seen.get(kind) ?? 0) > 5]).toEqual([kind, true]);
});

test('before two pieces come off, the question is how many; and the right answer is not always first', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const all = [...places(problem, search)].map((one) => questionsOf(problem, search, one));
  expect(all[6]!.find(({ kind }) => kind === 'removed')?.rights).toEqual([2]);
  // The cells below cannot be covered either, but the search does not come to them.
  expect(all[2]!.find(({ kind }) => kind === 'fails')).toMatchObject({
    rights: [7],
    later: [8, 9, 10],
  });
  const at = all
    .flat()
    .flatMap(({ targets, choices, rights }) =>
      targets.length === 0 ? [choices.indexOf(rights[0]!)] : [],
    );
  expect(new Set(at).size).toBeGreaterThan(2);
});

test('without enough effort it is not said whether a board can be filled', () => {
  expect(canBeFilled(problemOf('square-bar-corner'), [], 0)).toBe(undefined);
  expect(canBeFilled(problemOf('square-bar-corner'), [], 1000)).toBe(true);
});

test('which line runs next is asked where the search calls itself, and where a call returns', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const explainer = new MomentExplainer(problem, search);
  const askedAt = (step: number, tick: number, of = search) => {
    const situation = explainer.situations.at({ step, tick });
    return lineQuestion(of, situation, explainer.of(situation, 'tries'));
  };
  expect(askedAt(1, 0)).toMatchObject({ kind: 'line', listing: 'backtracking', rights: [8] });
  expect(askedAt(1, 0)!.lines).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 10]);
  expect(askedAt(1, 1)).toBeUndefined();
  expect(askedAt(2, 1)).toMatchObject({ rights: [9], choices: [] });
  expect(askedAt(3, 0)).toBeUndefined();
  expect(askedAt(7, 0)!.rights).toEqual([9]);
  expect(askedAt(Infinity, Infinity)).toBeUndefined();
  // A wrong answer is told whether the call is over.
  const wrongAt = (step: number, tick: number, given: number) => {
    const question = askedAt(step, tick)!;
    return whyWrong(problem, search, explainer.situations.at({ step, tick }), question, given).kind;
  };
  expect([wrongAt(1, 0, 9), wrongAt(2, 1, 8)]).toEqual(['callBegins', 'callIsOver']);
  // With a rule, that is asked first.
  expect(askedAt(1, 0, { ...search, rules: ['islands'] })).toBeUndefined();
});

test('which line runs next is not asked where a rule objects, as no call was made that could return', () => {
  const problem = problemOf('pentomino-puv-5x3');
  const search: Search = { ...plainSearch, order: 'rows', rules: ['islands'] };
  const explainer = new MomentExplainer(problem, search);
  const { length } = stepsOf(problem, search, 200);
  const kinds = Array.from({ length }, (_, at) => {
    const situation = explainer.situations.at({ step: at + 1, tick: Infinity });
    const explanation = explainer.of(situation, 'tries');
    const question = lineQuestion(search, situation, explanation);
    return question ? `${explanation.kind} asked` : explanation.kind;
  });
  expect(kinds).toContain('stuck asked');
  expect(kinds).toContain('refused');
  expect(kinds).not.toContain('refused asked');
});
