import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { orders } from '../solve/orders/index.ts';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { END, idOf, kindOf, PLACE } from '../solve/step.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { captionOf, languages } from '../words/index.ts';
import { isPossible, Laying } from './laying.ts';
import { Moments, type Moment } from './moment.ts';
import { namesOf } from './names.ts';
import { Situations, type Situation } from './situation.ts';
import { waysLeft } from './waysLeft.ts';

const problemOf = (id: string): Problem =>
  compile(
    parsePuzzle(readFileSync(new URL(`../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8')),
  );

/** The most steps that are followed. */
const MOST = 60;

/** The situations after each step and all its ticks. */
function* places(problem: Problem, search: Search): Generator<Situation> {
  const situations = new Situations(problem, search);
  for (let step = 0; ; step++) {
    const situation = situations.at({ step, tick: Infinity });
    yield situation;
    if (situation.next === END || step === MOST) return;
  }
}

/** The situations after each event. */
function* tries(problem: Problem, search: Search): Generator<Situation> {
  const situations = new Situations(problem, search);
  for (let step = 0; step <= MOST; step++) {
    for (let tick = 0; ; tick++) {
      const situation = situations.at({ step, tick });
      if (situation.step < step) return;
      if (situation.tick < tick) break;
      yield situation;
    }
  }
}

const kinds = (problem: Problem, search: Search): string => {
  const moments = new Moments(problem, search);
  return [...places(problem, search)].map((one) => moments.of(one, 'places').kind).join(' ');
};

test('the first steps of a search by rows: three dead ends, and two pieces taken back at once', () => {
  expect(kinds(problemOf('square-bar-corner'), { ...plainSearch, order: 'rows' })).toBe(
    'next next stuck again stuck again stuck exhausted again next next full ' +
      'exhausted again stuck again stuck again stuck exhausted again next stuck ' +
      'exhausted again next stuck exhausted again stuck end',
  );
});

test('why a piece does not fit is said of its ways to begin on the cell', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const moments = new Moments(problem, search);
  const said = (step: number): string => {
    const situation = new Situations(problem, search).at({ step, tick: Infinity });
    return captionOf(moments.of(situation, 'places'), namesOf(problem), 'en');
  };
  expect(said(2)).toBe('Dead end: on d2, I leaves the board. Go back.');
  expect(said(18)).toBe('Dead end: on b2, O lies on L. Go back.');
  expect(said(29)).toBe('Dead end: on b1, O lies on L, I leaves the board. Go back.');
});

test('a full board that is an image of a solution is no dead end', () => {
  const search: Search = { ...plainSearch, order: 'rows', unique: true };
  const all = [...kinds(problemOf('domino-5x2'), search).split(' ')];
  expect(all.filter((kind) => kind === 'full').length).toBeGreaterThan(0);
  expect(all).toContain('image');
  expect(all).not.toContain('stuck');
});

test('a full board with pieces left over is a dead end of its own kind', () => {
  const problem = compile(parsePuzzle('\n..\n\nA x2\noo\n'));
  expect(kinds(problem, plainSearch)).toBe('next leftover end');
});

test('a moment is the same from wherever it is reached', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.array(fc.tuple(fc.nat(MOST), fc.oneof(fc.nat(6), fc.constant(Infinity))), {
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
          const solver = startSearch(problem, search, 'placements');
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

test('every moment is said in every language, in two lines at most', () => {
  const seen = new Set<Moment['kind']>();
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const moments = new Moments(problem, search);
      const names = namesOf(problem);
      const all: Moment[] = [
        ...Array.from(places(problem, search), (one) => moments.of(one, 'places')),
        ...Array.from(tries(problem, search), (one) => moments.of(one, 'tries')),
      ];
      for (const moment of all) {
        seen.add(moment.kind);
        for (const language of languages) {
          const said = captionOf(moment, names, language);
          expect(said).not.toMatch(/undefined|NaN|^$/);
          expect(said.length).toBeLessThan(language === 'ja' ? 75 : 150);
        }
      }
    }),
    { numRuns: 150 },
  );
  const common = 'again cover end exhausted full image next place refused remove stuck try uncover';
  expect(common.split(' ').filter((kind) => !seen.has(kind as Moment['kind']))).toEqual([]);
});

test('every node is left for a reason, and the reasons add up to the placements', () => {
  let ended = 0;
  fc.assert(
    fc.property(anyPuzzle(8), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const moments = new Moments(problem, search);
      const left: Moment['kind'][] = [];
      let last: Situation | undefined;
      for (const situation of places(problem, search)) {
        last = situation;
        const { kind } = moments.of(situation, 'places');
        const isLeft = !['next', 'again', 'end'].includes(kind);
        // A placement is left once, and so is the empty board.
        if (isLeft) left.push(kind);
      }
      if (last!.next !== END) return;
      ended++;
      const count = (...kinds: Moment['kind'][]): number =>
        left.filter((kind) => kinds.includes(kind)).length;
      expect(left.length).toBe(last!.placements);
      expect(count('full')).toBe(last!.solutions);
      expect(count('stuck', 'refused', 'leftover')).toBe(last!.deadEnds);
    }),
    { numRuns: 200 },
  );
  expect(ended).toBeGreaterThan(100);
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
        if (plain.solver === 'dlx' && node && kindOf(next) === PLACE && idOf(next) >= 0)
          expect(ways.fewest).toContain(node.item);
      }
    }),
    { numRuns: 30 },
  );
});
