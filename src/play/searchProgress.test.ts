import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { SearchProcess } from '../solve/played/searchProcess.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { CHUNK } from './chunk.ts';
import { Playhead } from './playhead.ts';
import { expectSame } from '../testing/expectSame.ts';
import { box, isNumbered } from '../testing/runs/runs.ts';
import { sourceInPlace } from './source.ts';
import { Tape } from './tape.ts';
import { runs } from '../testing/share.ts';

/** The solver’s own progress after each step, before any tick that follows: a full board does not count itself. */
function progressOf(problem: Problem, search: Search, steps = Infinity): number[] {
  const solver = startSearch(problem, search, 'steps');
  const shares = [0];
  while (solver.steps < steps) {
    const step = solver.step();
    if (step === END) shares[solver.steps] = 1;
    if (step === END) break;
    if (isNumbered(step)) shares[solver.steps] = solver.progress();
  }
  return shares;
}

function playheadOf(problem: Problem, search: Search): Playhead {
  const tape = new Tape((deliver) =>
    sourceInPlace(() => new SearchProcess(startSearch(problem, search, 'steps')), deliver),
  );
  const playhead = new Playhead(new SearchReplay(problem), tape);
  tape.want(0, 8 * CHUNK);
  return playhead;
}

const at = (playhead: Playhead, step: number): number => {
  if (!playhead.moveTo(step)) expect.fail(`the playhead cannot go to step ${step}`);
  return playhead.progress;
};

/** The largest difference between two lists of equal length. */
const away = (some: readonly number[], others: readonly number[]): number =>
  Math.max(...some.map((one, i) => Math.abs(one - others[i]!)));

test('progress always equals the solver’s own, forwards and backwards, and never decreases', () => {
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (any, search) => {
      const problem = compile(any);
      const shares = progressOf(problem, search, 2 * CHUNK);
      const playhead = playheadOf(problem, search);
      const forwards = shares.map((_, step) => at(playhead, step));
      expect(away(forwards, shares)).toBeLessThan(1e-7);
      if (playhead.finished) expect(forwards.at(-1)).toBe(1);
      expectSame(
        forwards,
        forwards.toSorted((one, other) => one - other),
      );
      const steps = shares.map((_, step) => step);
      expectSame(
        steps.toReversed().map((step) => at(playhead, step)),
        forwards.toReversed(),
      );
    }),
  );
});

test('progress equals the solver’s own across chunks, after a seek to any step', () => {
  const search: Search = { ...plainSearch, order: 'rows' };
  const shares = progressOf(box, search, 4 * CHUNK);
  const playhead = playheadOf(box, search);
  fc.assert(
    fc.property(fc.nat(4 * CHUNK - 2), (step) => {
      expect(at(playhead, step)).toBeCloseTo(shares[step]!, 7);
    }),
    { examples: [0, -1, 1].map((by) => [3 * CHUNK + by]), ...runs(200) },
  );
});

test('progress is a share of the tree, not of the steps', () => {
  const puv = compile(
    parsePuzzle('.....\n.....\n.....\n\nP\noo\noo\no\n\nU\no.o\nooo\n\nV\no..\no..\nooo\n'),
  );
  const by = (order: Search['order']) => playheadOf(puv, { ...plainSearch, order });
  const [rows, columns] = [by('rows'), by('columns')];
  expect(at(columns, 2)).toBeCloseTo(0.038, 3);
  expect(at(columns, 12)).toBeCloseTo(0.379, 3);
  expect([1].map((step) => at(rows, step))).toEqual([1].map((step) => at(columns, step)));
});
